import type { BodyOf } from '@candor/domain/api/endpoint';
import type { invitations } from '@candor/domain/api/invitations';
import { AppError } from '@candor/domain/errors';
import type { AtsType } from '@candor/domain/model/ats';
import { INVITATION_DAYS } from '@candor/domain/rules/invitation';
import { type Allowance, loadAllowance } from '../../access/allowance';
import { audit, doer } from '../../access/audit';
import { spendCredit } from '../../access/credits';
import { countAgainst, countInvited } from '../../access/rate-limits';
import { creditsUsedUp } from '../../access/refusals';
import { newInvitationCode } from '../../access/token';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { findOwnAssessment } from './assessments/store';
import { oweInvitation } from './owe-letters';
import { type InvitationRow, insertInvitation, type NewInvitation } from './store';

/** Who invites whom to what; `askedBy` names the ATS that requested it. */
export type CreateCall = Pick<Call<typeof invitations.create>, 'actor' | 'body' | 'requestId'> & {
  askedBy?: AtsType;
};
type Body = BodyOf<typeof invitations.create>;

const DAY_MS = 86_400_000;

/**
 * Invites somebody to an assessment: one credit, one link. A copy of the assessment at this moment is stored. Also
 * returns what is left.
 *
 * @throws AppError 402 without a credit, also for concurrent calls; 404 for an assessment that is not this account's;
 * 429.
 */
export async function createInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: CreateCall,
): Promise<Created> {
  const now = clock.now();
  await countAgainst('invitation', { db, subject: call.actor.userId, now });
  return db.transaction((tx) => inviteWithin(tx, call, now));
}

type Created = { row: InvitationRow; allowance: Allowance };

/** The same, in a transaction that does more; whoever has it counts the call. */
export async function inviteWithin(
  tx: Tx,
  { actor, body, requestId, askedBy }: CreateCall,
  now: Date,
): Promise<Created> {
  const { userId } = actor;
  const target = await targetOf(tx, userId, body);
  const creditFrom = await spendCredit(tx, userId, now);
  if (creditFrom === null) throw creditsUsedUp(await loadAllowance(tx, userId, now));
  const days = body.expires_in_days ?? INVITATION_DAYS;
  const row = await insertInvitation(tx, {
    userId,
    code: newInvitationCode(),
    status: 'pending',
    creditFrom,
    creditAt: now,
    ...target,
    ...(askedBy && { atsSource: askedBy }),
    candidateName: body.candidate_name || null,
    candidateEmail: body.candidate_email ?? null,
    jobTitle: body.job_title || target.jobTitle,
    notes: body.notes || null,
    remind: body.remind,
    reminderZone: body.time_zone ?? null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  // Read before the commit: nothing may fail behind it, or a repeat would make a second one.
  const allowance = await loadAllowance(tx, userId, now);
  if (body.send_email && row.candidateEmail !== null) {
    const isFree = allowance.plan === 'trial' && creditFrom === 'grant';
    await countInvited(tx, { userId, email: row.candidateEmail, isFree }, now);
    await oweInvitation(tx, row, now);
  }
  const entry = {
    userId,
    actor: doer(actor),
    requestId,
    action: 'invitation.created',
    entity: { type: 'invitation', id: row.id },
    details: {
      ats_source: row.atsSource,
      assessment_id: row.assessmentId,
      mailed: body.send_email,
      reminded: body.remind,
    },
  } as const;
  await audit(tx, entry, now);
  return { row, allowance };
}

type Target = Pick<
  NewInvitation,
  | 'assessmentId'
  | 'ashbyAssessmentId'
  | 'greenhouseAssessmentId'
  | 'atsSource'
  | 'invitedTo'
  | 'totalMilestones'
  | 'timeLimitMinutes'
> & { jobTitle: string | null };

async function targetOf(tx: Tx, userId: string, body: Body): Promise<Target> {
  if (body.ashby_assessment_id !== undefined) {
    return { ...HOSTED, ashbyAssessmentId: body.ashby_assessment_id, atsSource: 'ashby' };
  }
  if (body.greenhouse_assessment_id !== undefined) {
    const greenhouseAssessmentId = body.greenhouse_assessment_id;
    return { ...HOSTED, greenhouseAssessmentId, atsSource: 'greenhouse' };
  }
  const found = await findOwnAssessment(tx, { userId, id: body.assessment_id ?? '' });
  if (!found) throw new AppError('not_found');
  const { company, contactEmail, jobText, milestones, showResult } = found;
  return {
    assessmentId: found.id,
    atsSource: 'unknown',
    invitedTo: { company, contactEmail, jobText, milestones, showResult },
    totalMilestones: milestones.length,
    timeLimitMinutes: found.timeLimitMinutes,
    jobTitle: found.jobTitle,
  };
}

/** An assessment that an ATS hosts: nothing is known of it here. */
const HOSTED = { invitedTo: null, jobTitle: null } as const;
