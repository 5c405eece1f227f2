import { setTimeout as pause } from 'node:timers/promises';

/** How long calls wait, and how; tests need not. */
export type Patience = {
  /** Rejects as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  /** A response without data for this long is dropped. */
  idleMs: number;
  /** For one complete response. */
  totalMs: number;
};

export const REAL_PATIENCE: Patience = {
  wait: async (ms, signal) => {
    try {
      await pause(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
  random: Math.random,
  idleMs: 10_000,
  totalMs: 20_000,
};
