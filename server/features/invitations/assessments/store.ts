import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { lockNamed } from '../../../db/lock-named';
import { assessments, invitations } from '../../../db/schema';

export type AssessmentRow = typeof assessments.$inferSelect;
export type AssessmentContent = Omit<
  AssessmentRow,
  'id' | 'userId' | 'createdAt' | 'updatedAt' | 'revision'
>;
/** An assessment with the number of invitations to it. */
export type ListedAssessment = { row: AssessmentRow; invitationCount: number };

const invitationCount = sql<number>`(
  select count(*)::integer from ${invitations} i where i.assessment_id = ${assessments}.id
)`;

/** How many assessments an account has. Until the transaction ends nobody else counts them in order to add one. */
export async function lockAssessments(tx: Tx, userId: string): Promise<number> {
  await lockNamed(tx, `assessments ${userId}`);
  return tx.$count(assessments, eq(assessments.userId, userId));
}

/** Stores a new assessment, in its first revision. */
export async function insertAssessment(
  tx: Tx,
  userId: string,
  content: AssessmentContent,
  now: Date,
): Promise<AssessmentRow> {
  const [row] = await tx
    .insert(assessments)
    .values({
      id: randomUUID(),
      userId,
      ...content,
      createdAt: now,
      updatedAt: now,
      revision: 1,
    })
    .returning();
  if (!row) throw new Error('The inserted assessment was not answered');
  return row;
}

/** One assessment of an account; null for one that does not exist or is somebody else's. */
export async function findOwnAssessment(
  executor: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<AssessmentRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await executor
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.userId, userId)));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockOwnAssessment(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<AssessmentRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), eq(assessments.userId, userId)))
    .for('update');
  return row ?? null;
}

/** How many invitations to an assessment the account has. */
export function countInvited(executor: Executor, id: string): Promise<number> {
  return executor.$count(invitations, eq(invitations.assessmentId, id));
}

/** A page of an account's assessments, newest first, with the number of all of them. */
export async function listOwnAssessments(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: ListedAssessment[]; total: number }> {
  const where = eq(assessments.userId, userId);
  const rows = await executor
    .select({ row: assessments, invitationCount })
    .from(assessments)
    .where(where)
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(limit)
    .offset(skip);
  return { rows, total: await executor.$count(assessments, where) };
}

/** Stores the next revision of an assessment. */
export async function updateAssessment(
  tx: Tx,
  { id, revision }: AssessmentRow,
  content: AssessmentContent,
  now: Date,
): Promise<AssessmentRow> {
  const [row] = await tx
    .update(assessments)
    .set({ ...content, updatedAt: now, revision: revision + 1 })
    .where(eq(assessments.id, id))
    .returning();
  if (!row) throw new Error('The changed assessment was not answered');
  return row;
}

/** Deletes an assessment; invitations to it have their own copy. */
export async function deleteAssessment(tx: Tx, id: string): Promise<void> {
  await tx.delete(assessments).where(eq(assessments.id, id));
}
