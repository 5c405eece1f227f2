import { AppError } from '@candor/domain/errors';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Executor } from '../db/database';
import type { Clock } from '../ports/clock';
import { type Rule, take } from './counter';
import { tooOften } from './rate-limits';

/** Throws 429 if a caller calls too often. Callers without an account are distinguished by their address. */
export type RequestLimit = (userId: string | null, ip: string) => Promise<void>;

const WINDOW_MS = 60_000;
/** A process requests this fraction of the limit at once: few enough queries, and few calls left unused. */
const PARTS = 20;
/** Beyond this many callers, those whose minute is over are forgotten. */
const MOST_CALLERS = 10_000;

/** Calls that a process may still let pass for one caller. */
type Share = {
  left: number;
  /** Nothing more is available before `until`. */
  usedUp: boolean;
  until: number;
  asking: Promise<void> | null;
};

/**
 * The limit on calls of every kind, shared by all processes: each takes a portion of a caller's calls from the
 * database and lets that many pass. Together they never exceed the limit. While the database is away each enforces
 * the limit by itself, so that whatever needs no database still answers.
 */
export function createRequestLimit(
  { db, clock, log }: { db: Executor; clock: Clock; log: Logger },
  perMinute: number,
): RequestLimit {
  const alone = new RateLimiterMemory({ points: perMinute, duration: WINDOW_MS / 1000 });
  const rule: Rule = { name: 'calls', times: perMinute, windowMs: WINDOW_MS };
  const part = Math.max(1, Math.ceil(perMinute / PARTS));
  const shares = new Map<string, Share>();

  const ask = async (subject: string, share: Share) => {
    const now = clock.now();
    const taken = await take(db, { rule, subject }, part, now);
    share.left = taken.granted;
    share.usedUp = taken.granted === 0;
    share.until = taken.until;
  };
  const pass = async (subject: string) => {
    const share = shareOf(shares, subject, clock.now());
    // Calls that waited for the same answer may have used it up: the next one asks again.
    while (share.left === 0) {
      if (share.usedUp) throw tooOften(Math.max(1, share.until - clock.now().getTime()));
      share.asking ??= ask(subject, share).finally(() => {
        share.asking = null;
      });
      await share.asking;
    }
    share.left -= 1;
  };

  return async (userId, ip) => {
    const subject = userId ?? ip;
    await passAlone(alone, subject);
    try {
      await pass(subject);
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn({ err: error }, 'calls are counted by this process alone');
    }
  };
}

async function passAlone(limiter: RateLimiterMemory, subject: string): Promise<void> {
  try {
    await limiter.consume(subject);
  } catch (refused) {
    throw refused instanceof RateLimiterRes ? tooOften(refused.msBeforeNext) : refused;
  }
}

function shareOf(shares: Map<string, Share>, subject: string, now: Date): Share {
  const known = shares.get(subject);
  if (known && (known.until > now.getTime() || known.asking)) return known;
  if (shares.size > MOST_CALLERS) forgetOver(shares, now);
  const fresh: Share = { left: 0, usedUp: false, until: 0, asking: null };
  shares.set(subject, fresh);
  return fresh;
}

function forgetOver(shares: Map<string, Share>, now: Date): void {
  for (const [subject, { until, asking }] of shares)
    if (until <= now.getTime() && !asking) shares.delete(subject);
}
