import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { oneTimeTokens, passkeyChallenges, secondFactors, sessions } from '../db/schema';
import { TICKET_KINDS } from './tickets';

/**
 * Ends every session of an account, including those waiting for their second step, or every one but `keep`. Tickets
 * are deleted first: a second step in progress is waited for, and its session is found.
 */
export async function endSessions(tx: Tx, userId: string, keep?: string): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'second_step')));
  const all = eq(sessions.userId, userId);
  await tx.delete(sessions).where(keep === undefined ? all : and(all, ne(sessions.id, keep)));
}

const DAY_MS = 86_400_000;

/** A link that confirmed an address confirms it again: programs that read mail before its owner, and pages loaded anew, follow it. */
const LINKS_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what is no longer usable: expired sessions, tickets and challenges, links a week after they expired, and setups that
 * nobody confirmed for a day.
 */
export async function forgetEnded(executor: Executor, now: Date): Promise<void> {
  await executor.delete(sessions).where(lte(sessions.expiresAt, now));
  await executor
    .delete(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.kind, TICKET_KINDS), lte(oneTimeTokens.expiresAt, now)));
  const lastWeek = new Date(now.getTime() - LINKS_KEPT_MS);
  await executor.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, lastWeek));
  await executor.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  const yesterday = new Date(now.getTime() - DAY_MS);
  await executor
    .delete(secondFactors)
    .where(and(isNull(secondFactors.enabledAt), lte(secondFactors.createdAt, yesterday)));
}
