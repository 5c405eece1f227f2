import type { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { BodyOf } from '@candor/domain/api/endpoint';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import type { Deps } from '../../../deps';
import { updateInvitation } from '../store';
import { tellAts } from '../tell-ats';
import type { Visit } from './find-invited';
import { shownInvited } from './open';
import { noteCandidate, working } from './work';

type StartCall = Visit & { body: BodyOf<typeof candidateAssessment.start>; requestId: string };

/**
 * Records that a candidate agreed to start. Starting again changes nothing. What the sender knew about them stays;
 * what was missing is taken from them.
 *
 * @throws AppError 404, 410, 429.
 */
export async function startInvited(
  deps: Pick<Deps, 'db' | 'clock'>,
  { body, requestId, ...visit }: StartCall,
): Promise<CandidateAssessment> {
  return working(deps, visit, async (tx, row, now) => {
    if (row.startedAt !== null) return shownInvited({ db: tx }, row, now);
    const started = await updateInvitation(tx, row.id, {
      status: row.status === 'pending' ? 'accepted' : row.status,
      candidateName: row.candidateName ?? (body.candidate_name || null),
      candidateEmail: row.candidateEmail ?? body.candidate_email ?? null,
      startedAt: now,
      updatedAt: now,
      lastAccessed: now,
    });
    const shown = await shownInvited({ db: tx }, started, now);
    await tellAts(tx, started);
    await noteCandidate(tx, started, 'invitation.accepted', { requestId }, now);
    return shown;
  });
}
