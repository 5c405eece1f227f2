import { AppError } from '@candor/domain/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/database';
import { type Count, countUp, forget, type Rule, wasCounted } from './counter';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Throws 429 when a caller calls too often. Callers without an account are told apart by their address. */
export type RequestLimit = (userId: string | null, ip: string) => Promise<void>;

/** The limit on calls of every kind, counted in this process. */
export function createRequestLimit(perMinute: number): RequestLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (userId, ip) => {
    try {
      await limiter.consume(userId ?? ip);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooOften(refused.msBeforeNext) : refused;
    }
  };
}

const GUESSES_AT_ONE_ACCOUNT: Rule = { name: 'guess', times: 10, windowMs: 10 * MINUTE_MS };
const GUESSES_FROM_ONE_PLACE: Rule = { name: 'guesser', times: 50, windowMs: 10 * MINUTE_MS };
const SIGNED_IN_FROM: Rule = { name: 'known', times: 1, windowMs: 30 * DAY_MS };
const MAILS_FROM_ONE_PLACE: Rule = { name: 'mail', times: 10, windowMs: 10 * MINUTE_MS };
const MAILS_TO_ONE_ADDRESS: Rule = { name: 'mailed', times: 6, windowMs: 60 * MINUTE_MS };
const REGISTRATIONS: Rule = { name: 'register', times: 100, windowMs: 10 * MINUTE_MS };
const TAKEN_ADDRESSES: Rule = { name: 'taken', times: 10, windowMs: 10 * MINUTE_MS };
const LINKS_TRIED: Rule = { name: 'link', times: 30, windowMs: 10 * MINUTE_MS };
const SHARE_CALLS: Rule = { name: 'share', times: 300, windowMs: 10 * MINUTE_MS };
const SHARES_MISSED: Rule = { name: 'no-share', times: 20, windowMs: 10 * MINUTE_MS };
const CONTACT_MESSAGES: Rule = { name: 'contact', times: 5, windowMs: 60 * MINUTE_MS };

export type SignInAttempt = {
  /** Tells the limiter that the password was right. */
  succeeded(): Promise<void>;
};

/**
 * Counts an attempt to sign in before the password is looked at, so that attempts at the same moment count, too. Guesses
 * are counted per account and place together, so nobody can lock an owner out from elsewhere; and per place over all
 * accounts, except for accounts that signed in from there lately, so that a neighbour behind the same address does not
 * either. When the counters cannot be reached nobody signs in.
 *
 * @throws AppError 429.
 */
export async function countSignIn(
  db: Db,
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<SignInAttempt> {
  const pair: Count = { rule: GUESSES_AT_ONE_ACCOUNT, subject: `${email} ${ip}` };
  const place: Count = { rule: GUESSES_FROM_ONE_PLACE, subject: ip };
  const known: Count = { rule: SIGNED_IN_FROM, subject: `${email} ${ip}` };

  await demand(db, pair, now);
  if (!(await wasCounted(db, known, now))) await demand(db, place, now);
  return {
    succeeded: async () => {
      await forget(db, [pair, known]);
      await countUp(db, known, now);
    },
  };
}

/** Counts a registration from a place. Throws AppError 429. */
export async function countRegistration(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: REGISTRATIONS, subject: ip }, now);
}

/** Counts a registration that met a taken address: that answer tells of an account. Throws AppError 429. */
export async function countTakenAddress(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: TAKEN_ADDRESSES, subject: ip }, now);
}

/** Counts a mailed link that was tried. Throws AppError 429. */
export async function countLink(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: LINKS_TRIED, subject: ip }, now);
}

/** Counts a call behind a share link. Throws AppError 429. */
export async function countShareCall(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SHARE_CALLS, subject: ip }, now);
}

/** Counts a share link that does not exist: somebody may be guessing. Throws AppError 429. */
export async function countMissedShare(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SHARES_MISSED, subject: ip }, now);
}

/** Counts a message of the contact form. Throws AppError 429. */
export async function countContactMessage(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: CONTACT_MESSAGES, subject: ip }, now);
}

/** Counts a wish for mail from a place. Throws AppError 429. */
export async function countMailWish(
  db: Db,
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<void> {
  await demand(db, { rule: MAILS_FROM_ONE_PLACE, subject: `${email} ${ip}` }, now);
  await demand(db, { rule: GUESSES_FROM_ONE_PLACE, subject: `mail ${ip}` }, now);
}

/** Whether an address may get another mail now. Beyond it nothing is sent and nobody is told: mail must not be a weapon. */
export async function mayMail(db: Db, email: string, now: Date): Promise<boolean> {
  return (await countUp(db, { rule: MAILS_TO_ONE_ADDRESS, subject: email }, now)) === 0;
}

async function demand(db: Db, count: Count, now: Date): Promise<void> {
  const waitMs = await countUp(db, count, now);
  if (waitMs > 0) throw tooOften(waitMs);
}

function tooOften(waitMs: number): AppError {
  return new AppError('rate_limited', { retry_after: Math.ceil(waitMs / 1000) });
}
