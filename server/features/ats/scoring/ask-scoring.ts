import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType, type ScoreJobAnswer } from '@candor/domain/model/ats';
import { jobIdIn } from '@candor/domain/rules/ats-ids';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { compileJob, unreadLanguage } from '@candor/engine';
import type { Actor } from '../../../access/actor';
import { loadAllowance } from '../../../access/allowance';
import { audit, doer } from '../../../access/audit';
import { quotaShort } from '../../../access/refusals';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import { askFor } from '../../../jobs/ask-for';
import { AtsForbidden, AtsGone, AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { asking } from '../connections/asking';
import type { ConnectionRow } from '../connections/store';
import { atsAway, CALL_MS, isTimeout, refusedNow } from '../connections/systems';
import { SCORE_CHORE } from '../sync/chore-name';
import { freshConnection } from '../sync/fresh';
import { findJob, type JobRow, lockJob, putInLine, scoringOf, updateJob } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;
type ScoreCall = {
  actor: Actor;
  requestId: string;
  params: { id: string };
  body: { job_text?: string | undefined };
};
type JobText = { text: string; from: 'ats' | 'typed' };

/**
 * Has every open application of a job scored that has no score. Each score charges one candidate, when it is there; nobody is put
 * into the line whom the quota of this moment does not reach.
 *
 * @throws AppError 404, 400 where no description can be read, 402 for too little quota, 409 where nobody is left, 503.
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
  const text = await textOf(deps, connection, found, call.body.job_text);
  const now = clock.now();
  return db.transaction(async (tx) => {
    const job = await lockJob(tx, place);
    if (!job) throw new AppError('not_found');
    const { unscored, waiting } = await scoringOf(tx, job);
    if (unscored === 0) throw new AppError('conflict', { detail: messages.atsNobodyToScore });
    const allowance = await loadAllowance(tx, call.actor.userId, now);
    const { candidatesRemaining: left } = allowance;
    if (left !== null && left < unscored + waiting) throw quotaShort(allowance, unscored + waiting);
    const change = { jobText: text.text, jobTextFrom: text.from, stoppedBy: null };
    await updateJob(tx, place, change);
    const queued = await putInLine(tx, place, now);
    await askFor(tx, SCORE_CHORE);
    const entry = {
      ...{ userId: call.actor.userId, actor: doer(call.actor), requestId: call.requestId },
      action: 'ats.scoring_asked',
      entity: { type: 'integration', id: connection.id },
      details: { ats_type: ats, candidates: queued },
    } as const;
    await audit(tx, entry, now);
    return { queued, scoring: await scoringOf(tx, { ...job, ...change }) };
  });
}

/** What is typed counts, then what the system says now. What others were scored against before stands in for neither. */
async function textOf(
  deps: Needs,
  connection: ConnectionRow,
  job: JobRow,
  typed: string | undefined,
): Promise<JobText> {
  if (typed !== undefined) return readable({ text: storable(typed), from: 'typed' });
  if (job.jobText !== null && job.jobTextFrom === 'typed') {
    return { text: job.jobText, from: 'typed' };
  }
  const text = await postingOf(deps, connection, job.externalId);
  if (text === null || text.trim().length < JOB_TEXT.min) throw noJobText(connection.atsType);
  return readable({ text: storable(text).slice(0, JOB_TEXT.max), from: 'ats' });
}

async function postingOf(deps: Needs, connection: ConnectionRow, jobId: string) {
  const signal = AbortSignal.timeout(CALL_MS);
  try {
    return await asking(deps, connection, (system, credentials) =>
      system.jobText(credentials, jobId, signal),
    );
  } catch (error) {
    if (error instanceof AtsGone) return null;
    if (error instanceof AtsUnavailable) throw atsAway(connection.atsType, error.retryAfterS);
    if (isTimeout(error)) throw atsAway(connection.atsType);
    if (error instanceof AtsRefused) throw refusedNow(connection.atsType);
    // Whoever may not read postings can still paste what stands in them.
    if (error instanceof AtsForbidden) return null;
    throw error;
  }
}

function readable(text: JobText): JobText {
  const { language } = compileJob(text.text).reading;
  if (language.supported) return text;
  const message = unreadLanguage('This job description', language);
  throw validationError([{ field: 'job_text', message }]);
}

function noJobText(ats: AtsType): AppError {
  const detail = messages.atsNoJobText(ATS_NAMES[ats]);
  return new AppError('validation_error', {
    ...{ detail, reason: 'no_job_text', ats_type: ats },
    errors: [{ field: 'job_text', message: detail }],
  });
}
