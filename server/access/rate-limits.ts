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
const REGISTRATIONS: Rule = { name: 'register', times: 100, windowMs: 10 * MINUTE_MS };
const TAKEN_ADDRESSES: Rule = { name: 'taken', times: 10, windowMs: 10 * MINUTE_MS };
const GOOGLE_SIGN_INS: Rule = { name: 'google', times: 60, windowMs: 10 * MINUTE_MS };
const SSO_SIGN_INS: Rule = { name: 'sso', times: 60, windowMs: 10 * MINUTE_MS };
const SSO_ARRIVALS: Rule = { name: 'sso-issuer', times: 600, windowMs: 10 * MINUTE_MS };
const PASSKEY_CHALLENGES: Rule = {
  name: 'passkey-challenge',
  times: 300,
  windowMs: 10 * MINUTE_MS,
};
const PASSKEY_SIGN_INS: Rule = { name: 'passkey', times: 60, windowMs: 10 * MINUTE_MS };
const CODES_OF_ONE_ACCOUNT: Rule = { name: 'code', times: 10, windowMs: 15 * MINUTE_MS };
const RECOVERY_CODES: Rule = { name: 'recovery', times: 10, windowMs: 15 * MINUTE_MS };
const SECOND_STEPS: Rule = { name: 'second-step', times: 300, windowMs: 10 * MINUTE_MS };
const LINKS_TRIED: Rule = { name: 'link', times: 30, windowMs: 10 * MINUTE_MS };
const SHARE_CALLS: Rule = { name: 'share', times: 300, windowMs: 10 * MINUTE_MS };
const SHARES_MISSED: Rule = { name: 'no-share', times: 20, windowMs: 10 * MINUTE_MS };
const PAYMENT_CALLS: Rule = { name: 'payment', times: 30, windowMs: MINUTE_MS };
const EXPORTS: Rule = { name: 'export', times: 10, windowMs: 10 * MINUTE_MS };
const CONTACT_MESSAGES: Rule = { name: 'contact', times: 5, windowMs: 60 * MINUTE_MS };
const TICKETS: Rule = { name: 'ticket', times: 10, windowMs: 60 * MINUTE_MS };
const SUPPORT_MESSAGES: Rule = { name: 'support', times: 60, windowMs: MINUTE_MS };
const INVITATIONS: Rule = { name: 'invite', times: 500, windowMs: 60 * MINUTE_MS };
const CANDIDATE_CALLS: Rule = { name: 'candidate', times: 1_200, windowMs: 10 * MINUTE_MS };
const CODE_CALLS: Rule = { name: 'code-calls', times: 600, windowMs: 10 * MINUTE_MS };
const CODES_MISSED: Rule = { name: 'no-code', times: 20, windowMs: 10 * MINUTE_MS };
const CANDIDATE_REQUESTS: Rule = { name: 'asked', times: 5, windowMs: 60 * MINUTE_MS };
const FAILURES_NOTED: Rule = { name: 'noted', times: 5, windowMs: 60 * MINUTE_MS };
const VIEWS_NOTED: Rule = { name: 'viewed', times: 1, windowMs: DAY_MS };
const REPLAYS: Rule = { name: 'replay', times: 60, windowMs: 10 * MINUTE_MS };
const SWAP_TESTS: Rule = { name: 'swap-test', times: 6, windowMs: 10 * MINUTE_MS };
const VERIFICATIONS: Rule = { name: 'verify', times: 30, windowMs: 10 * MINUTE_MS };

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

/** Counts a registration from a place. Throws AppError 429. */
export async function countRegistration(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: REGISTRATIONS, subject: ip }, now);
}

/** Counts a registration with a taken address: that response reveals an account. Throws AppError 429. */
export async function countTakenAddress(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: TAKEN_ADDRESSES, subject: ip }, now);
}

/** Counts a sign-in with Google from a place. Throws AppError 429. */
export async function countGoogleSignIn(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: GOOGLE_SIGN_INS, subject: ip }, now);
}

/** Counts a sign-in from an ATS from a place. Throws AppError 429. */
export async function countSsoSignIn(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SSO_SIGN_INS, subject: ip }, now);
}

/**
 * Counts a token signed by an ATS, so that one whose keys were stolen opens only so many accounts. Forged tokens are
 * not counted here, or anybody could keep its users out. Throws AppError 429.
 */
export async function countSsoArrival(db: Db, issuer: string, now: Date): Promise<void> {
  await demand(db, { rule: SSO_ARRIVALS, subject: issuer }, now);
}

/**
 * Counts a request for a passkey challenge from a place: visitors of the sign-in page may have no passkey. Throws
 * AppError 429.
 */
export async function countPasskeyChallenge(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: PASSKEY_CHALLENGES, subject: ip }, now);
}

/**
 * Counts a sign-in with a passkey from a place. Signatures cannot be guessed, so no account is counted. Throws
 * AppError 429.
 */
export async function countPasskeySignIn(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: PASSKEY_SIGN_INS, subject: ip }, now);
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

/** Counts the second step of a sign-in from a place, which many people may share. Throws AppError 429. */
export async function countSecondStep(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SECOND_STEPS, subject: ip }, now);
}

/** Counts an attempt with a mailed link. Throws AppError 429. */
export async function countLink(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: LINKS_TRIED, subject: ip }, now);
}

/** Counts a call made through a share link. Throws AppError 429. */
export async function countShareCall(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SHARE_CALLS, subject: ip }, now);
}

/** Counts a share link that does not exist: somebody may be guessing. Throws AppError 429. */
export async function countMissedShare(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: SHARES_MISSED, subject: ip }, now);
}

/** Counts an invitation that an account sends. Throws AppError 429. */
export async function countInvitation(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: INVITATIONS, subject: userId }, now);
}

/**
 * Counts a call made through an invitation link from a place, which many candidates may share. Throws AppError 429.
 */
export async function countCandidateCall(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: CANDIDATE_CALLS, subject: ip }, now);
}

/** Counts a call made through one invitation's link, from anywhere. Throws AppError 429. */
export async function countCodeCall(db: Db, code: string, now: Date): Promise<void> {
  await demand(db, { rule: CODE_CALLS, subject: code }, now);
}

/** Counts a code that does not exist: somebody may be guessing. Throws AppError 429. */
export async function countMissedCode(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: CODES_MISSED, subject: ip }, now);
}

/** Counts a request that the holder of a link makes of its sender. Throws AppError 429. */
export async function countCandidateRequest(db: Db, code: string, now: Date): Promise<void> {
  await demand(db, { rule: CANDIDATE_REQUESTS, subject: code }, now);
}

/** Counts a call that involves the payment provider, which limits our rate. Throws AppError 429. */
export async function countPaymentCall(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: PAYMENT_CALLS, subject: userId }, now);
}

/** Counts an export of an account. Throws AppError 429. */
export async function countExport(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: EXPORTS, subject: userId }, now);
}

/** Counts a message of the contact form. Throws AppError 429. */
export async function countContactMessage(db: Db, ip: string, now: Date): Promise<void> {
  await demand(db, { rule: CONTACT_MESSAGES, subject: ip }, now);
}

/** Counts a ticket that an account opens. Throws AppError 429. */
export async function countTicket(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: TICKETS, subject: userId }, now);
}

/** Counts a message that an account writes to support. Throws AppError 429. */
export async function countSupportMessage(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: SUPPORT_MESSAGES, subject: userId }, now);
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

/** Counts a verification of an account's log. Throws AppError 429. */
export async function countVerification(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: VERIFICATIONS, subject: userId }, now);
}

/**
 * Counts a score that an account has recomputed: it costs no quota, but the threads are shared. Throws AppError 429.
 */
export async function countReplay(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: REPLAYS, subject: userId }, now);
}

/** Counts a swap test: each scores as much as a batch of a thousand. Throws AppError 429. */
export async function countSwapTest(db: Db, userId: string, now: Date): Promise<void> {
  await demand(db, { rule: SWAP_TESTS, subject: userId }, now);
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

async function demand(db: Db, count: Count, now: Date): Promise<void> {
  const waitMs = await countUp(db, count, now);
  if (waitMs > 0) throw tooOften(waitMs);
}

/** The error that says when to retry. */
export function tooOften(waitMs: number): AppError {
  return new AppError('rate_limited', { retry_after: Math.ceil(waitMs / 1000) });
}
