import { AppError } from '@candor/domain/errors';
import type { Db, Executor, Tx } from '../db/database';
import { type Count, countedSoFar, countedUntil, countUp, forget, type Rule } from './counter';
import type { Waiting } from './passwords';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const GUESSES_AT_ONE_ACCOUNT: Rule = { name: 'guess', times: 10, windowMs: 10 * MINUTE_MS };
const GUESSES_FROM_ONE_PLACE: Rule = { name: 'guesser', times: 50, windowMs: 10 * MINUTE_MS };
const SIGNED_IN_FROM: Rule = { name: 'known', times: 1, windowMs: 30 * DAY_MS };
const MAILS_FROM_ONE_PLACE: Rule = { name: 'mail', times: 10, windowMs: 10 * MINUTE_MS };
const MAILS_TO_ONE_ADDRESS: Rule = { name: 'mailed', times: 6, windowMs: 60 * MINUTE_MS };
const MAILS_TO_ONE_STRANGER: Rule = { name: 'stranger', times: 6, windowMs: 60 * MINUTE_MS };
const INVITED_AT_ONE_ADDRESS: Rule = { name: 'invited', times: 6, windowMs: 60 * MINUTE_MS };
const INVITED_ON_TRIAL: Rule = { name: 'trial-invited', times: 20, windowMs: DAY_MS };
const CODES_OF_ONE_ACCOUNT: Rule = { name: 'code', times: 10, windowMs: 15 * MINUTE_MS };
const RECOVERY_CODES: Rule = { name: 'recovery', times: 10, windowMs: 15 * MINUTE_MS };
const FAILURES_NOTED: Rule = { name: 'noted', times: 5, windowMs: 60 * MINUTE_MS };
const VIEWS_NOTED: Rule = { name: 'viewed', times: 1, windowMs: DAY_MS };

/**
 * Limits on what somebody may do how often, by what is counted. A place is an address, which many people may share.
 */
const LIMITS = {
  /** From a place. */
  registration: { name: 'register', times: 100, windowMs: 10 * MINUTE_MS },
  /** Registrations and changes to a taken address, from a place: that response reveals an account. */
  takenAddress: { name: 'taken', times: 10, windowMs: 10 * MINUTE_MS },
  /** From a place. */
  googleSignIn: { name: 'google', times: 60, windowMs: 10 * MINUTE_MS },
  /** From a place, with whatever token. */
  ssoSignIn: { name: 'sso', times: 60, windowMs: 10 * MINUTE_MS },
  /**
   * Tokens signed by an ATS, so that one whose keys were stolen opens only so many accounts. Forged ones are not
   * counted here, or anybody could keep its users out.
   */
  ssoArrival: { name: 'sso-issuer', times: 600, windowMs: 10 * MINUTE_MS },
  /** From a place: visitors of the sign-in page ask for one without having a passkey. */
  passkeyChallenge: { name: 'passkey-challenge', times: 300, windowMs: 10 * MINUTE_MS },
  /** From a place. Signatures cannot be guessed, so no account is counted. */
  passkeySignIn: { name: 'passkey', times: 60, windowMs: 10 * MINUTE_MS },
  /** Of a sign-in, from a place. */
  secondStep: { name: 'second-step', times: 300, windowMs: 10 * MINUTE_MS },
  /** Attempts with one, from a place. */
  mailedLink: { name: 'link', times: 30, windowMs: 10 * MINUTE_MS },
  /** Through whatever share link, from a place. */
  shareCall: { name: 'share', times: 300, windowMs: 10 * MINUTE_MS },
  /** Share links that do not exist, from a place: somebody may be guessing. */
  missedShare: { name: 'no-share', times: 20, windowMs: 10 * MINUTE_MS },
  /** Sent by an account. */
  invitation: { name: 'invite', times: 500, windowMs: 60 * MINUTE_MS },
  /** Through whatever invitation link, from a place. */
  candidateCall: { name: 'candidate', times: 1_200, windowMs: 10 * MINUTE_MS },
  /** Through one invitation link, from anywhere. */
  codeCall: { name: 'code-calls', times: 600, windowMs: 10 * MINUTE_MS },
  /** Invitation codes that do not exist, from a place: somebody may be guessing. */
  missedCode: { name: 'no-code', times: 20, windowMs: 10 * MINUTE_MS },
  /** What the holder of an invitation link asks of its sender. */
  candidateRequest: { name: 'asked', times: 5, windowMs: 60 * MINUTE_MS },
  /** Of an account: the payment provider limits our own rate. */
  paymentCall: { name: 'payment', times: 30, windowMs: MINUTE_MS },
  /** Of an account. */
  export: { name: 'export', times: 10, windowMs: 10 * MINUTE_MS },
  /** Of the contact form, from a place. */
  contactMessage: { name: 'contact', times: 5, windowMs: 60 * MINUTE_MS },
  /** Opened by an account. */
  ticket: { name: 'ticket', times: 10, windowMs: 60 * MINUTE_MS },
  /** Written by an account. */
  supportMessage: { name: 'support', times: 60, windowMs: MINUTE_MS },
  /** Of an account's log. */
  verification: { name: 'verify', times: 30, windowMs: 10 * MINUTE_MS },
  /** Scores that an account has recomputed: they cost no quota, but the threads are shared. */
  replay: { name: 'replay', times: 60, windowMs: 10 * MINUTE_MS },
  /** Of an account: each scores as much as a batch of a thousand. */
  swapTest: { name: 'swap-test', times: 6, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Rule>;

/** Counts something that a place, an account or the holder of a link does. Throws AppError 429 beyond its limit. */
export async function countAgainst(
  limit: keyof typeof LIMITS,
  { db, subject, now }: { db: Db; subject: string; now: Date },
): Promise<void> {
  await demand(db, { rule: LIMITS[limit], subject }, now);
}

export type SignInAttempt = {
  /** `known` if the account signed in from this place recently. */
  from: Waiting;
  /** Tells the limiter that the password was right. */
  succeeded(): Promise<void>;
};

/**
 * Counts a sign-in attempt before the password is checked, so that concurrent attempts count, too. Guesses are
 * counted per account and place together, so nobody can lock an owner out from elsewhere; and per place across all
 * accounts, except for accounts that signed in from there recently, so that a neighbour behind the same address
 * cannot either. If the counters cannot be reached, nobody signs in.
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
  const isKnown = (await countedUntil(db, known, now)) !== null;
  if (!isKnown) await demand(db, place, now);
  return {
    from: isKnown ? 'known' : 'stranger',
    succeeded: async () => {
      await forget(db, [pair, known]);
      await countUp(db, known, now);
    },
  };
}

export type CodeAttempt = {
  /** Tells the limiter, in the transaction that used it up, that the code was good. */
  succeeded(tx: Tx): Promise<void>;
};

/**
 * Counts a code of an authenticator app, across all places: there are only a million of them, and whoever guesses
 * already has the password. Its owner can still get in with a recovery code.
 *
 * @throws AppError 429.
 */
export async function countCode(db: Db, userId: string, now: Date): Promise<CodeAttempt> {
  return countAttempt(db, { rule: CODES_OF_ONE_ACCOUNT, subject: userId }, now);
}

/** Counts a recovery code, which nobody can guess, by account and place. Throws AppError 429. */
export async function countRecoveryCode(
  db: Db,
  { userId, ip, now }: { userId: string; ip: string; now: Date },
): Promise<CodeAttempt> {
  return countAttempt(db, { rule: RECOVERY_CODES, subject: `${userId} ${ip}` }, now);
}

async function countAttempt(db: Db, count: Count, now: Date): Promise<CodeAttempt> {
  await demand(db, count, now);
  return { succeeded: (tx) => forget(tx, [count]) };
}

/** Whether another refused sign-in may be recorded for an address: a log must not be flooded from outside. */
export async function mayNoteFailure(db: Db, email: string, now: Date): Promise<boolean> {
  return (await countUp(db, { rule: FAILURES_NOTED, subject: email }, now)) === 0;
}

/** A view of the results of a batch, by a person or a program. */
type View = { viewer: string; batchId: string; now: Date };

const viewCount = ({ viewer, batchId }: View): Count => ({
  rule: VIEWS_NOTED,
  subject: `${viewer} ${batchId}`,
});

/**
 * Until when this viewer's views of the batch count as recorded, in milliseconds since 1970; null if the next one is
 * to be recorded.
 */
export async function viewNotedUntil(db: Db, view: View): Promise<number | null> {
  return countedUntil(db, viewCount(view), view.now);
}

/** Claims the one record of a day, in the transaction that writes it; false for anyone later. */
export async function mayNoteView(tx: Tx, view: View): Promise<boolean> {
  return (await countUp(tx, viewCount(view), view.now)) === 0;
}

/** An account's calls for findings, of which its plan allows `limit` an hour. */
type AiCalls = { userId: string; limit: number };

const aiCount = ({ userId, limit }: AiCalls): Count => ({
  rule: { name: 'ai', times: limit, windowMs: 60 * MINUTE_MS },
  subject: userId,
});

/** Counts a call for findings. Throws AppError 429. */
export async function countAiCall(db: Db, calls: AiCalls, now: Date): Promise<void> {
  await demand(db, aiCount(calls), now);
}

/** How many calls for findings were counted in this hour, and when it ends; null if none were. */
export async function aiCallsCounted(
  db: Db,
  calls: AiCalls,
  now: Date,
): Promise<{ points: number; expire: number } | null> {
  return countedSoFar(db, aiCount(calls), now);
}

/** Counts a request for mail from a place. Throws AppError 429. */
export async function countMailWish(
  db: Db,
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<void> {
  await demand(db, { rule: MAILS_FROM_ONE_PLACE, subject: `${email} ${ip}` }, now);
  await demand(db, { rule: GUESSES_FROM_ONE_PLACE, subject: `mail ${ip}` }, now);
}

/**
 * Whether an address may get another mail now. Beyond the limit nothing is sent and nobody is told: mail must not be
 * a weapon.
 */
export async function mayMail(db: Executor, email: string, now: Date): Promise<boolean> {
  return (await countUp(db, { rule: MAILS_TO_ONE_ADDRESS, subject: email }, now)) === 0;
}

/**
 * Whether an account may have another mail sent to an address that nobody has confirmed. Counted apart from what anybody may wish
 * for there, so that wishes do not keep a new account's first mail away.
 */
export async function mayMailStranger(tx: Tx, email: string, now: Date): Promise<boolean> {
  return (await countUp(tx, { rule: MAILS_TO_ONE_STRANGER, subject: email }, now)) === 0;
}

/**
 * Counts an invitation that is mailed. Credits bound none of them: a cancelled one gives its own back, and its mail has left. So nobody
 * is mailed again and again, and what costs nothing reaches few.
 *
 * @throws AppError 429.
 */
export async function countInvited(
  tx: Tx,
  { userId, email, isFree }: { userId: string; email: string; isFree: boolean },
  now: Date,
): Promise<void> {
  const address = email.trim().toLowerCase();
  await demand(tx, { rule: INVITED_AT_ONE_ADDRESS, subject: `${userId} ${address}` }, now);
  if (isFree) await demand(tx, { rule: INVITED_ON_TRIAL, subject: userId }, now);
}

async function demand(db: Executor, count: Count, now: Date): Promise<void> {
  const waitMs = await countUp(db, count, now);
  if (waitMs > 0) throw tooOften(waitMs);
}

/** The error that says when to retry. */
export function tooOften(waitMs: number): AppError {
  return new AppError('rate_limited', { retry_after: Math.ceil(waitMs / 1000) });
}
