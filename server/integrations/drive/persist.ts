import pRetry from 'p-retry';
import { DriveError } from './drive-error';
import type { DriveTiming } from './timing';

/** The last try gets so much time even when the others used all of it. */
const LAST_TRY_MS = 5_000;

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * Retries until it works, as long as the failure may be temporary: with back-off, and as late as Drive asks. An
 * attempt is told how many milliseconds it has.
 */
export function persist<Result>(
  attempt: (leftMs: number) => Promise<Result>,
  { timing, wait, signal }: { timing: DriveTiming; wait: Wait; signal: AbortSignal },
): Promise<Result> {
  const until = performance.now() + timing.withinMs;
  const left = () => until - performance.now();
  return pRetry(() => attempt(Math.max(left(), LAST_TRY_MS)), {
    signal,
    retries: timing.tries - 1,
    minTimeout: timing.firstWaitMs,
    maxTimeout: timing.longestWaitMs,
    maxRetryTime: timing.withinMs,
    randomize: true,
    shouldRetry: async ({ error }) => {
      if (!(error instanceof DriveError) || error.fault !== 'passing') return false;
      if (error.waitMs === null) return true;
      if (error.waitMs >= left()) return false;
      await wait(error.waitMs, signal);
      return true;
    },
  });
}
