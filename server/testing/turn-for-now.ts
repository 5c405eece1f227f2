import { onTestFinished } from 'vitest';
import type { TestClock } from './clock';

/** Turns a clock that tests share: when this one is over, however it ended, it shows what it showed before. */
export function turnForNow(clock: TestClock, ms: number): void {
  const before = clock.now();
  clock.advance(ms);
  onTestFinished(() => clock.set(before));
}
