import { AppError } from '@candor/domain/errors';
import type { AtsType } from '@candor/domain/model/ats';
import { isOpen, statusAt } from '@candor/domain/rules/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import { countAgainst } from '../../access/rate-limits';
import type { Executor, Tx } from '../../db/database';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import type { Caller, Invitations } from './asked';
import {
  type AskedInvitation,
  findById,
  findByKey,
  hasAssessment,
  insertAsked,
  lockInviting,
} from './store';

/** As long as a sender could write it. */
const LONGEST_TEXT = 200;
const kept = (text: string) => storable(text.slice(0, LONGEST_TEXT)).trim();

type Needs = Pick<Deps, 'db' | 'clock'>;

/** What an ATS requests. Requests with the same key are the same request. */
export type Order = {
  ats: AtsType;
  externalKey: string;
  assessmentId: string;
  /** Without one the assessment's own. */
  jobTitle: string;
  /** `id` is the ATS's own; null where it does not say. */
  candidate: { id: string | null; name: string; email: string };
  url: string | null;
  /** How long the existing invitation is returned: while it is `open`, or for `good`. */
  lasts: 'open' | 'good';
  /** What stands against a new invitation. Throws AppError. */
  refuse?(tx: Tx, now: Date): Promise<void>;
};

/**
 * Invites a candidate for an ATS and sends the link by mail. Asked again while the invitation lasts it answers that one, also to
 * calls at the same moment.
 *
 * @throws AppError 402 without a credit, 404 for an assessment that is not the account's, 429.
 */
export async function inviteOnce(
  { db, clock }: Needs,
  invitations: Pick<Invitations, 'invite'>,
  caller: Caller,
  order: Order,
): Promise<AskedInvitation> {
  const { userId } = caller.actor;
  const now = clock.now();
  const before = await findLasting(db, userId, order, now);
  if (before) return before;
  await countAgainst('invitation', { db, subject: userId, now });
  return db.transaction(async (tx) => {
    await lockInviting(tx, userId);
    const meanwhile = await findLasting(tx, userId, order, now);
    if (meanwhile) return meanwhile;
    const id = await inviteNow(tx, invitations, caller, order, now);
    const made = await findById(tx, { userId, ats: order.ats, id });
    if (!made) throw new Error('The invitation that was made was not answered');
    return made;
  });
}

async function inviteNow(
  tx: Tx,
  invitations: Pick<Invitations, 'invite'>,
  caller: Caller,
  { ats, externalKey, assessmentId, jobTitle, candidate, url, refuse }: Order,
  now: Date,
): Promise<string> {
  const { userId } = caller.actor;
  if (!(await hasAssessment(tx, { userId, id: assessmentId }))) {
    throw new AppError('not_found', { detail: serverMessages.assessmentUnknown });
  }
  await refuse?.(tx, now);
  const body = {
    assessment_id: assessmentId,
    candidate_email: candidate.email,
    send_email: true,
    remind: false,
    candidate_name: kept(candidate.name),
    job_title: kept(jobTitle),
  };
  const invitationId = await invitations.invite(tx, { ...caller, body, askedBy: ats }, now);
  const asked = { invitationId, userId, atsType: ats, externalKey, url, askedAt: now };
  await insertAsked(tx, { ...asked, candidateId: candidate.id });
  return invitationId;
}

async function findLasting(
  executor: Executor,
  userId: string,
  { ats, externalKey, lasts }: Order,
  now: Date,
): Promise<AskedInvitation | null> {
  const latest = await findByKey(executor, { userId, ats, externalKey });
  if (!latest || lasts === 'good') return latest;
  return isOpen(statusAt(latest.status, latest.expiresAt, now)) ? latest : null;
}
