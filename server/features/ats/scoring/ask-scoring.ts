import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { AtsType } from '@candor/domain/model/ats';
import type { ScoreJobAnswer } from '@candor/domain/model/ats-reports';
import { jobIdIn } from '@candor/domain/rules/ats-ids';
import type { Actor } from '../../../access/actor';
import { loadAllowance } from '../../../access/allowance';
import { audit, doer } from '../../../access/audit';
import { reserve } from '../../../access/quota';
import { quotaShort } from '../../../access/refusals';
import type { Deps } from '../../../deps';
import { askFor } from '../../../jobs/ask-for';
import { SCORE_CHORE } from '../sync/chore-name';
import { freshConnection } from '../sync/fresh';
import { textFor } from './job-text';
import { findJob, lockJob, putInLine, scoringOf, updateJob } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;
type ScoreCall = {
  actor: Actor;
  requestId: string;
  params: { id: string };
  body: { job_text?: string | undefined };
};

/**
 * Has every unscored open application of a job scored. A candidate of the quota is reserved for each; one that gets a
 * score is charged, and every other one is free again.
 *
 * @throws AppError 404, 400 if no description can be read, 402 for too little quota, 409 if nobody is left, 503.
 */
export async function askScoring(
  deps: Needs,
  call: ScoreCall,
  ats: AtsType,
): Promise<ScoreJobAnswer> {
  const { db, clock } = deps;
  const connection = await freshConnection(deps, call.actor.userId, ats);
  const jobId = jobIdIn(ats, call.params.id);
  const place = { connectionId: connection.id, jobId: jobId ?? '' };
  const found = jobId === null ? null : await findJob(db, place);
  if (!found) throw new AppError('not_found');
  const text = await textFor(deps, connection, found, call.body.job_text);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, place);
    if (!job) throw new AppError('not_found');
    const queued = await putInLine(tx, place, now);
    if (queued === 0) throw new AppError('conflict', { detail: messages.atsNobodyToScore });
    if (!(await reserve(tx, call.actor.userId, queued, now))) {
      throw quotaShort(await loadAllowance(tx, call.actor.userId, now), queued);
    }
    const change = { jobText: text.text, jobTextFrom: text.from, stoppedBy: null };
    await updateJob(tx, place, change);
    await askFor(tx, SCORE_CHORE);
    const entry = {
      userId: call.actor.userId,
      actor: doer(call.actor),
      requestId: call.requestId,
      action: 'ats.scoring_asked',
      entity: { type: 'integration', id: connection.id },
      details: { ats_type: ats, candidates: queued },
    } as const;
    await audit(tx, entry, now);
    return { queued, scoring: await scoringOf(tx, { ...job, ...change }) };
  });
}
