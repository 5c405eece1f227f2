import { setTimeout as pause } from 'node:timers/promises';

/** How calls to the chat service keep apart. */
export type Pace = {
  rest(ms: number): Promise<void>;
  /** Whether the process ends: what is left waits for the next one. */
  isOver(): boolean;
};

/** Rests until a signal, which ends them all. */
export function paceUntil(signal: AbortSignal): Pace {
  return {
    rest: (ms) => pause(ms, undefined, { signal }).catch(() => {}),
    isOver: () => signal.aborted,
  };
}
