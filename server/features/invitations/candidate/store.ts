import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { invitationAnswers } from '../../../db/schema';

export type AnswerRow = typeof invitationAnswers.$inferSelect;

/** Everything that somebody answered, a row for each step that was begun. */
export async function answersOf(executor: Executor, invitationId: string): Promise<AnswerRow[]> {
  return executor
    .select()
    .from(invitationAnswers)
    .where(eq(invitationAnswers.invitationId, invitationId))
    .orderBy(asc(invitationAnswers.milestoneId));
}

/** Whether any answer to an invitation is stored. */
export async function hasAnswers(executor: Executor, invitationId: string): Promise<boolean> {
  const [row] = await executor
    .select({ id: invitationAnswers.invitationId })
    .from(invitationAnswers)
    .where(eq(invitationAnswers.invitationId, invitationId))
    .limit(1);
  return row !== undefined;
}

/** The answer to one step; null for none yet. */
export async function findAnswer(
  executor: Executor,
  { invitationId, milestoneId }: Pick<AnswerRow, 'invitationId' | 'milestoneId'>,
): Promise<AnswerRow | null> {
  const [row] = await executor
    .select()
    .from(invitationAnswers)
    .where(
      and(
        eq(invitationAnswers.invitationId, invitationId),
        eq(invitationAnswers.milestoneId, milestoneId),
      ),
    );
  return row ?? null;
}

/** Stores the answer to a step, replacing the previous one. */
export async function putAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  const { answer, revision, savedAt, completedAt } = row;
  await tx
    .insert(invitationAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [invitationAnswers.invitationId, invitationAnswers.milestoneId],
      set: { answer, revision, savedAt, completedAt },
    });
}
