import { AppError } from '@candor/domain/errors';
import type { AshbyStartBody, AshbyUpdate } from '@candor/domain/model/ats-partner';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../deps';
import { ashbyUpdate } from './ashby-update';
import type { Caller, Invitations } from './asked';
import { inviteOnce } from './invite-once';
import { isTaking, takeMoment } from './store';

/**
 * Invites an Ashby candidate: once per application and assessment, however often Ashby asks while the invitation is
 * open. Returns its state, with the link.
 *
 * @throws AppError 402, 404, 429, and 409 for somebody who has the assessment open through another invitation.
 */
export async function startAssessment(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  invitations: Pick<Invitations, 'invite'>,
  { body, ...caller }: Caller & { body: AshbyStartBody },
): Promise<AshbyUpdate> {
  const { assessment_type_id: assessmentId, application, candidate, job } = body;
  const { email } = candidate;
  const { userId } = caller.actor;
  const started = await inviteOnce(deps, invitations, caller, {
    ats: 'ashby',
    lasts: 'open',
    assessmentId,
    url: null,
    jobTitle: job?.name ?? '',
    externalKey: `${application.ashby_id} ${assessmentId}`,
    candidate: {
      id: candidate.ashby_id,
      email,
      name: `${candidate.first_name} ${candidate.last_name}`,
    },
    refuse: async (tx, now) => {
      if (!(await isTaking(tx, { userId, assessmentId, email }, now))) return;
      const detail = serverMessages.assessedAlready;
      throw new AppError('conflict', { detail, reason: 'assessed_already' });
    },
  });
  const at = await takeMoment(deps.db, started.id, deps.clock.now());
  return ashbyUpdate(started, { publicUrl: deps.config.publicUrl, at, score: null });
}
