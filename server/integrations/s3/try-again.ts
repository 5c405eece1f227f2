import { setTimeout as pause } from 'node:timers/promises';
import type { S3Failure } from './failure';

/** How calls wait; tests need not. */
export type Patience = {
  /** Rejects as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal | undefined): Promise<void>;
  /** From 0 to 1. */
  random(): number;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
};

export const REAL_PATIENCE: Patience = {
  wait: (ms, signal) => pause(ms, undefined, { ...(signal && { signal }) }),
  random: Math.random,
  now: () => performance.now(),
};

/** A call with all its tries takes about so long at most. */
export const LONGEST_CALL_MS = 60_000;
const MOST_TRIES = 7;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 16_000;

/** A second look tells a damaged document from a damaged transport, and a wrong clock from one that the client has set right. */
const TWICE = new Set(['WrongChecksum', 'RequestTimeTooSkewed', 'UnreadableAnswer']);
const PASSING = new Set([
  ...TWICE,
  'NoConnection',
  'CutOff',
  'Stalled',
  'RequestTimeout',
  'SlowDown',
  'TemporaryRedirect',
  'Throttling',
  'ThrottlingException',
  'OperationAborted',
  'InternalError',
  'ServiceUnavailable',
]);

const CROWDED = new Set(['SlowDown', 'ServiceUnavailable', 'Throttling', 'ThrottlingException']);

/** Whether the store has more to do than it can, so that fewer calls at once help it. */
export function asksToSlowDown({ code, facts }: S3Failure): boolean {
  return CROWDED.has(code) || facts.status === 429;
}

/**
 * The delay before the next attempt, in milliseconds: what the store asks for, or one that doubles; null to give up.
 */
export function waitBefore(failure: S3Failure, tries: number, random: () => number): number | null {
  const { status, waitMs } = failure.facts;
  const isPassing =
    PASSING.has(failure.code) || status === 429 || status === 408 || (status ?? 0) >= 500;
  if (!isPassing || tries >= (TWICE.has(failure.code) ? 2 : MOST_TRIES)) return null;
  // Anything between half of it and all of it, so that processes do not come back together.
  const own = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return Math.max(waitMs ?? 0, own * (0.5 + random() / 2));
}
