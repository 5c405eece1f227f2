import { and, eq, gte } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { lockNamed } from '../../db/lock-named';
import { assessments, auditLog, invitations } from '../../db/schema';

/** Lets one error at a time be noted for an account. */
export async function lockErrors(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `ats errors ${userId}`);
}

/** Whether an answer that an ATS could not use was noted from a moment on. */
export async function wasNotedSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const { at, action } = auditLog;
  const found = await tx
    .select({ at })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), eq(action, 'ats.answer_refused'), gte(at, since)))
    .limit(1);
  return found.length > 0;
}

type Meant = { userId: string; testId: string | null; invitationId: string | null };

/** The account's own assessment that a report is about: the one it names, or that of the invitation; null for none. */
export async function assessmentMeant(
  executor: Executor,
  { userId, testId, invitationId }: Meant,
): Promise<string | null> {
  if (testId !== null && isUuid(testId)) {
    const own = and(eq(assessments.id, testId), eq(assessments.userId, userId));
    const [named] = await executor.select({ id: assessments.id }).from(assessments).where(own);
    if (named) return named.id;
  }
  if (invitationId === null) return null;
  const [invited] = await executor
    .select({ id: invitations.assessmentId })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.userId, userId)));
  return invited?.id ?? null;
}

/** What an assessment is called; null for one that is gone. */
export async function titleOf(executor: Executor, assessmentId: string): Promise<string | null> {
  const [found] = await executor
    .select({ title: assessments.title })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  return found?.title ?? null;
}
