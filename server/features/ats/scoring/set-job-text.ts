import { AppError } from '@candor/domain/errors';
import type { AtsType } from '@candor/domain/model/ats';
import type { SetJobTextAnswer } from '@candor/domain/model/ats-reports';
import { jobIdIn } from '@candor/domain/rules/ats-ids';
import type { Actor } from '../../../access/actor';
import { audit, doer } from '../../../access/audit';
import type { Deps } from '../../../deps';
import { freshConnection } from '../sync/fresh';
import { textOfSystem, typedText } from './job-text';
import { findJob, lockJob, scoringOf, updateJob } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;
type SetCall = {
  actor: Actor;
  requestId: string;
  params: { id: string };
  body: { job_text: string | null };
};

/**
 * Sets what a job's candidates are scored against from now on, including those waiting: a text, or the system's own
 * current description. Existing scores stay, and nothing is charged.
 *
 * @throws AppError 404, 400 if the system has none that can be read, 503.
 */
export async function setJobText(
  deps: Needs,
  { actor, requestId, params, body }: SetCall,
  ats: AtsType,
): Promise<SetJobTextAnswer> {
  const { db, clock } = deps;
  const connection = await freshConnection(deps, actor.userId, ats);
  const jobId = jobIdIn(ats, params.id);
  const place = { connectionId: connection.id, jobId: jobId ?? '' };
  const found = jobId === null ? null : await findJob(db, place);
  if (!found) throw new AppError('not_found');
  const { job_text: typed } = body;
  const { text, from } =
    typed === null ? await textOfSystem(deps, connection, found) : typedText(typed);
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, place);
    if (!job) throw new AppError('not_found');
    // A text that could not be made ready says nothing about the one that replaces it.
    const stoppedBy = job.stoppedBy === 'job_text' ? null : job.stoppedBy;
    const change = { jobText: text, jobTextFrom: from, stoppedBy };
    await updateJob(tx, place, change);
    const entry = {
      userId: actor.userId,
      actor: doer(actor),
      requestId,
      action: 'ats.job_text_set',
      entity: { type: 'integration', id: connection.id },
      details: { ats_type: ats, from },
    } as const;
    await audit(tx, entry, clock.now());
    return {
      scoring: await scoringOf(tx, { ...job, ...change }),
      before: job.jobTextFrom === 'typed' ? job.jobText : null,
    };
  });
}
