import type { BodyOf } from '@candor/domain/api/endpoint';
import type { invitations } from '@candor/domain/api/invitations';
import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { percentOf } from '@candor/domain/rules/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import type { Actor } from '../../access/actor';
import type { AuditAction } from '../../access/audit';
import { returnCredit } from '../../access/credits';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { forgetInvitationMail } from '../../mail/forget-mail';
import { cannotBecome, demandBecoming } from './change-status';
import { recordDone } from './record';
import {
  deleteInvitation,
  type InvitationChange,
  type InvitationRow,
  lockOwnInvitation,
  updateInvitation,
} from './store';
import { tellAts } from './tell-ats';

type Needs = Pick<Deps, 'db' | 'clock'>;
export type ChangeCall<Body> = { actor: Actor; code: string; body: Body; requestId: string };

const DAY_MS = 86_400_000;

/**
 * Changes the data about a candidate, and whether they are reminded.
 *
 * @throws AppError 404; 400 for reminders without an address, or to somebody who declined them.
 */
export async function changeInvitation(
  deps: Needs,
  call: ChangeCall<BodyOf<typeof invitations.change>>,
): Promise<void> {
  const { candidate_name, job_title, notes, remind, time_zone } = call.body;
  await changing(deps, call, 'invitation.changed', async (_tx, row) => {
    if (remind) demandRemindable(row);
    return {
      ...(candidate_name !== undefined && { candidateName: candidate_name || null }),
      ...(job_title !== undefined && { jobTitle: job_title || null }),
      ...(notes !== undefined && { notes: notes || null }),
      ...(remind !== undefined && { remind }),
      ...(time_zone !== undefined && { reminderZone: time_zone }),
    };
  });
}

function demandRemindable({ candidateEmail, remindersStoppedAt }: InvitationRow): void {
  const refuse = (message: string) => validationError([{ field: 'remind', message }]);
  if (candidateEmail === null) throw refuse(messages.emailRequired);
  if (remindersStoppedAt !== null) throw refuse(serverMessages.remindersStopped);
}

/** Gives a candidate more days or minutes. Throws AppError 404, and 400 for one that has ended. */
export async function extendInvitation(
  deps: Needs,
  call: ChangeCall<BodyOf<typeof invitations.extend>>,
): Promise<void> {
  const { days, minutes } = call.body;
  await changing(deps, call, 'invitation.extended', async (_tx, row, now) => {
    demandBecoming(row, row.status, now);
    if (minutes !== undefined && row.timeLimitMinutes === null) {
      throw validationError([{ field: 'minutes', message: NO_TIME_LIMIT }]);
    }
    return {
      ...(days !== undefined && { expiresAt: new Date(row.expiresAt.getTime() + days * DAY_MS) }),
      ...(minutes !== undefined && { timeLimitMinutes: (row.timeLimitMinutes ?? 0) + minutes }),
    };
  });
}

const NO_TIME_LIMIT = 'This assessment has no time limit.';

/** Cancels: the record stays, the link stops, and a credit that nobody used comes back. Throws AppError 404, and 400 for one that has ended. */
export async function cancelInvitation(deps: Needs, call: ChangeCall<undefined>): Promise<void> {
  await changing(deps, call, 'invitation.cancelled', async (tx, row, now) => {
    demandBecoming(row, 'cancelled', now);
    // Staying what it is is no cancelling.
    if (row.status === 'cancelled') throw cannotBecome('cancelled', 'cancelled');
    const unused = await creditBack(tx, row, now);
    await tellAts(tx, row);
    return { status: 'cancelled', endedAt: now, ...unused };
  });
}

/** Returns the credit of an invitation that nobody started; returns what is to be recorded. */
export async function creditBack(
  tx: Tx,
  { userId, status, creditFrom, creditAt }: InvitationRow,
  now: Date,
): Promise<InvitationChange> {
  if (status !== 'pending' || creditFrom === null) return {};
  await returnCredit(tx, userId, { source: creditFrom, spentAt: creditAt }, now);
  return { creditFrom: null };
}

/**
 * Stores progress that is known outside. Full progress of an assessment that an ATS hosts counts as sent in.
 *
 * @throws AppError 404, and 400 for more done than there is or an invitation that has ended.
 */
export async function reportProgress(
  deps: Needs,
  call: ChangeCall<BodyOf<typeof invitations.reportProgress>>,
): Promise<void> {
  await changing(deps, call, 'invitation.progress_reported', async (_tx, row, now) => {
    const done = call.body.milestones_completed ?? row.milestonesCompleted;
    const total = call.body.total_milestones ?? row.totalMilestones;
    if (done > total) {
      const message = messages.milestonesAboveTotal;
      throw validationError([{ field: 'milestones_completed', message }]);
    }
    const isSent = row.invitedTo === null && total > 0 && done === total;
    const status = isSent ? 'completed' : done > 0 ? 'active' : row.status;
    demandBecoming(row, status, now);
    const { completion_percentage, latest_milestone, points_earned } = call.body;
    return {
      status,
      milestonesCompleted: done,
      totalMilestones: total,
      completionPercentage: completion_percentage ?? percentOf(done, total),
      ...(latest_milestone !== undefined && { latestMilestone: latest_milestone || null }),
      ...(points_earned !== undefined && { pointsEarned: points_earned }),
      milestoneHistory: historyWith(row, { done, ...call.body }, now),
      ...(isSent && { submittedAt: now, endedAt: now }),
      ...(done > row.milestonesCompleted && { newsAt: now }),
    };
  });
}

/** A milestone that is named and new is one more event. */
function historyWith(
  { milestoneHistory, latestMilestone, pointsEarned, milestonesCompleted }: InvitationRow,
  reported: { done: number } & BodyOf<typeof invitations.reportProgress>,
  now: Date,
): InvitationRow['milestoneHistory'] {
  const milestone = reported.latest_milestone;
  const isNew = reported.done > milestonesCompleted || milestone !== latestMilestone;
  if (!milestone || !isNew || milestoneHistory.length >= MOST_EVENTS) return milestoneHistory;
  const points = Math.max(0, (reported.points_earned ?? pointsEarned) - pointsEarned);
  return [...milestoneHistory, { milestone, completed_at: now.toISOString(), points }];
}

/** More than any assessment has, so that endless reports do not grow a row endlessly. */
const MOST_EVENTS = 200;

/** Erases an invitation with everything that its candidate answered and asked. Throws AppError 404. */
export async function eraseInvitation(deps: Needs, call: ChangeCall<unknown>): Promise<void> {
  const { actor, code } = call;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnInvitation(tx, { userId: actor.userId, code });
    if (!row) throw new AppError('not_found');
    await creditBack(tx, row, now);
    await deleteInvitation(tx, row.id);
    await forgetInvitationMail(tx, [row.id]);
    await recordDone(tx, call, 'invitation.erased', { type: 'invitation', id: row.id }, now);
  });
}

/** Locks an invitation of the caller, changes it and records that, in one transaction. */
export async function changing(
  { db, clock }: Needs,
  call: Omit<ChangeCall<unknown>, 'body'>,
  action: AuditAction,
  change: (tx: Tx, row: InvitationRow, now: Date) => Promise<InvitationChange>,
): Promise<InvitationRow> {
  const { actor, code } = call;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await lockOwnInvitation(tx, { userId: actor.userId, code });
    if (!row) throw new AppError('not_found');
    const changed = await change(tx, row, now);
    const after = await updateInvitation(tx, row.id, { ...changed, updatedAt: now });
    await recordDone(tx, call, action, { type: 'invitation', id: row.id }, now);
    return after;
  });
}
