import type { AtsType } from '@candor/domain/model/ats';
import { OPEN_STATUSES } from '@candor/domain/rules/invitation';
import { and, desc, eq, inArray, isNull, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { isUuid } from '../../db/is-uuid';
import { lockNamed } from '../../db/lock-named';
import {
  type AtsPartnerState,
  atsPartnerAssessments as asked,
  assessments,
  invitations,
} from '../../db/schema';

/** The current state of an invitation that an ATS requested. */
export type AskedInvitation = {
  id: string;
  userId: string;
  code: string;
  state: AtsPartnerState;
  status: typeof invitations.$inferSelect.status;
  expiresAt: Date;
  submittedAt: Date | null;
  done: number;
  steps: number;
  tries: number;
};
type OfAccount = { userId: string; ats: AtsType };

/** As an ATS is told. Who runs out is noted within minutes. */
const state = sql<AtsPartnerState>`case
  when ${invitations.status} in ('completed', 'cancelled', 'expired') then ${invitations.status}
  when ${invitations.startedAt} is not null then 'started'
  when ${invitations.lastAccessed} is not null then 'opened'
  else 'sent' end`;

/** Lets one call at a time invite for an account. */
export async function lockInviting(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `ats inviting ${userId}`);
}

/** The open or else the latest invitation that was asked for by a key; null for none. */
export function findByKey(executor: Executor, of: OfAccount & { externalKey: string }) {
  return findOne(executor, of, eq(asked.externalKey, of.externalKey));
}

/** The one with this id; null for one that this ATS of the account did not ask for. */
export async function findById(executor: Executor, of: OfAccount & { id: string }) {
  return isUuid(of.id) ? findOne(executor, of, eq(asked.invitationId, of.id)) : null;
}

/** The same by the invitation's code. */
export function findByCode(executor: Executor, of: OfAccount & { code: string }) {
  return findOne(executor, of, eq(invitations.code, of.code));
}

async function findOne(
  executor: Executor,
  { userId, ats }: OfAccount,
  condition: SQL,
): Promise<AskedInvitation | null> {
  const [found] = await executor
    .select({
      id: invitations.id,
      userId: asked.userId,
      code: invitations.code,
      state,
      status: invitations.status,
      expiresAt: invitations.expiresAt,
      submittedAt: invitations.submittedAt,
      tries: asked.tries,
      done: invitations.milestonesCompleted,
      steps: invitations.totalMilestones,
    })
    .from(asked)
    .innerJoin(invitations, eq(invitations.id, asked.invitationId))
    .where(and(eq(asked.userId, userId), eq(asked.atsType, ats), condition))
    .orderBy(desc(isNull(invitations.endedAt)), desc(asked.askedAt))
    .limit(1);
  return found ?? null;
}

/** The account's assessments, the newest first. */
export function listAssessments(executor: Executor, userId: string) {
  const { id, title, jobTitle, milestones, createdAt } = assessments;
  return executor
    .select({ id, title, jobTitle, milestones })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

/** Whether the account has an assessment. */
export async function hasAssessment(
  executor: Executor,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const own = and(eq(assessments.id, id), eq(assessments.userId, userId));
  return (await executor.$count(assessments, own)) > 0;
}

/** Whether somebody has an open invitation of the account to an assessment. */
export async function isTaking(
  executor: Executor,
  { userId, assessmentId, email }: { userId: string; assessmentId: string; email: string },
  now: Date,
): Promise<boolean> {
  const { candidateEmail, status, expiresAt } = invitations;
  const found = await executor.$count(
    invitations,
    and(
      eq(invitations.userId, userId),
      eq(invitations.assessmentId, assessmentId),
      sql`lower(${candidateEmail}) = lower(${email})`,
      inArray(status, [...OPEN_STATUSES]),
      sql`${expiresAt} > ${now}`,
    ),
  );
  return found > 0;
}

/** Stores what an ATS asked for, beside the invitation that came of it. */
export async function insertAsked(
  tx: Tx,
  row: Pick<
    typeof asked.$inferInsert,
    'invitationId' | 'userId' | 'atsType' | 'externalKey' | 'candidateId' | 'url' | 'askedAt'
  >,
): Promise<void> {
  await tx.insert(asked).values({ ...row, toldAt: row.askedAt, nextTryAt: row.askedAt });
}

/** Makes the invitations of one person of an ATS another's. */
export async function moveAsked(
  tx: Tx,
  { userId, ats, candidateId }: OfAccount & { candidateId: string },
  to: string,
): Promise<void> {
  const isTheirs = eq(asked.candidateId, candidateId);
  await tx
    .update(asked)
    .set({ candidateId: to })
    .where(and(eq(asked.userId, userId), eq(asked.atsType, ats), isTheirs));
}

/** Returns the next timestamp for a report: now, and later than every earlier one. */
export async function takeMoment(executor: Executor, id: string, now: Date): Promise<Date> {
  const [row] = await executor
    .update(asked)
    .set({ toldAt: sql`greatest(${now}, ${asked.toldAt} + interval '1 millisecond')` })
    .where(eq(asked.invitationId, id))
    .returning({ at: asked.toldAt });
  if (!row) throw new Error('The moment was not answered');
  return row.at;
}

/** Leases the invitations whose state Ashby does not know yet, and whose next attempt is due. */
export async function claimMoved(
  executor: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<{ id: string; userId: string }[]> {
  const moved = executor
    .select({ id: asked.invitationId })
    .from(asked)
    .innerJoin(invitations, eq(invitations.id, asked.invitationId))
    .where(
      and(
        eq(asked.atsType, 'ashby'),
        notInArray(asked.told, ['completed', 'cancelled']),
        lte(asked.nextTryAt, now),
        ne(asked.told, state),
      ),
    )
    .orderBy(asked.nextTryAt)
    .limit(most)
    .for('update', { of: asked, skipLocked: true });
  return executor
    .update(asked)
    .set({ nextTryAt: until })
    .where(inArray(asked.invitationId, moved))
    .returning({ id: asked.invitationId, userId: asked.userId });
}

/** Notes what the ATS knows now. */
export async function noteTold(
  executor: Executor,
  id: string,
  told: AtsPartnerState,
  now: Date,
): Promise<void> {
  await executor
    .update(asked)
    .set({ told, tries: 0, nextTryAt: now })
    .where(eq(asked.invitationId, id));
}

/** Leaves it to a later try. */
export async function putOff(
  executor: Executor,
  id: string,
  later: { tries: number; nextTryAt: Date },
): Promise<void> {
  await executor.update(asked).set(later).where(eq(asked.invitationId, id));
}
