import { setTimeout as pause } from 'node:timers/promises';

/** How calls to the chat service keep apart. */
export type Pace = {
  rest(ms: number): Promise<void>;
  /** Whether the process is stopping: the rest is left to the next one. */
  isOver(): boolean;
};

/** Sleeps until a signal that ends all of them. */
export function paceUntil(signal: AbortSignal): Pace {
  return {
    rest: (ms) => pause(ms, undefined, { signal }).catch(() => {}),
    isOver: () => signal.aborted,
  };
}
