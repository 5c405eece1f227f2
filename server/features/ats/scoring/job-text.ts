import { AppError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { compileJob, unreadLanguage } from '@candor/engine';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import { AtsForbidden, AtsGone, AtsRefused, AtsUnavailable } from '../../../ports/ats';
import { asking } from '../connections/asking';
import type { ConnectionRow } from '../connections/store';
import { atsAway, CALL_MS, isTimeout, refusedNow } from '../connections/systems';
import type { JobRow } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ats'>;

/** What candidates of a job are scored against, and whose words it is. */
export type JobText = { text: string; from: 'ats' | 'typed' };

/**
 * Text typed now counts first, then text typed before, then the system's current description. What others were scored
 * against before is used for none of them.
 *
 * @throws AppError 400 if there is none that can be read, 503 while the system is away.
 */
export async function textFor(
  deps: Needs,
  connection: ConnectionRow,
  job: JobRow,
  typed: string | undefined,
): Promise<JobText> {
  if (typed !== undefined) return typedText(typed);
  if (job.jobText !== null && job.jobTextFrom === 'typed') {
    return { text: job.jobText, from: 'typed' };
  }
  return textOfSystem(deps, connection, job);
}

/** Typed text. Throws AppError 400 in an unsupported language. */
export function typedText(typed: string): JobText {
  return readable({ text: storable(typed), from: 'typed' });
}

/** What the system says now. Throws as `textFor` does. */
export async function textOfSystem(
  deps: Needs,
  connection: ConnectionRow,
  { externalId }: JobRow,
): Promise<JobText> {
  const text = await postingOf(deps, connection, externalId);
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
    // Somebody who may not read postings can still paste their content.
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
    detail,
    reason: 'no_job_text',
    ats_type: ats,
    errors: [{ field: 'job_text', message: detail }],
  });
}
