import { randomUUID } from 'node:crypto';
import { readingNote } from '@candor/documents';
import type { analytics } from '@candor/domain/api/analytics';
import { type FieldError, validationError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { MatchResponse, MatchResult } from '@candor/domain/model/match';
import {
  type CandidateProfile,
  type CompiledJob,
  match,
  resultFrom,
  unreadLanguage,
  type YearMonth,
} from '@candor/engine';
import { loadAllowance } from '../../access/allowance';
import { countUsage, insertCharges } from '../../access/ledger';
import { chargeOne } from '../../access/quota';
import { quotaShort } from '../../access/refusals';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import type { ItemProblem } from '../../ports/candidate-source';
import { monthOf } from '../../ports/clock';
import { accountTerms } from '../../scoring/account-terms';
import { compiledJob } from '../../scoring/compiled-job';
import { examineByMeaning } from '../../scoring/examine-by-meaning';
import {
  checkFile,
  chooseInput,
  type DocumentInput,
  readInput,
} from '../../sources/document-input';
import { readJob } from '../../sources/job-input';
import { insertMatch } from './store';

type MatchCall = Pick<Call<typeof analytics.match>, 'fields' | 'files' | 'actor' | 'allowance'>;

/** What was matched and whether it was charged. */
export type MatchOutcome = { response: MatchResponse; charged: number };

/**
 * Matches one candidate with one job. A score charges one candidate; a document that cannot be read is answered without
 * a score and charges nothing.
 *
 * @throws AppError 400 for a missing side or an unreadable job, 402 without quota, 413 or 415 for a file.
 */
export async function matchOne(deps: Deps, call: MatchCall): Promise<MatchOutcome> {
  const { candidate, job } = inputsOf(call);
  if (call.allowance.candidatesRemaining === 0) throw quotaShort(call.allowance, 1);

  const now = deps.clock.now();
  const terms = await accountTerms(deps.db, call.actor.userId);
  const compiled = compiledJob(await readJobText(deps, job), terms);
  checkLanguage(job, compiled);
  const { text, result, profile } = await resultOf(deps, compiled, candidate, monthOf(now));
  const charged = await keep(deps, call, result, now);
  const { fields } = call;
  return {
    charged,
    response: {
      match_score: { overall_score: result.overall_score },
      match_results: result,
      used: { candidate: candidate.used, job: job.used },
      document_text: text,
      candidate_name: profile?.contact.name ?? null,
      email: profile?.contact.email ?? null,
      headline: profile?.headline ?? null,
      user_id_context: fields.user_id_context ?? null,
      candidate_id_context: fields.candidate_id_context ?? null,
      job_id_context: fields.job_id_context ?? null,
    },
  };
}

function checkLanguage({ used }: DocumentInput, { reading: { language } }: CompiledJob): void {
  if (language.supported) return;
  const field = used === 'file' ? 'job_file' : 'job_text';
  throw validationError([{ field, message: unreadLanguage('This job description', language) }]);
}

function inputsOf({ fields, files }: MatchCall): { candidate: DocumentInput; job: DocumentInput } {
  const candidate = chooseInput(fields.candidate_text, files.candidate_file);
  const job = chooseInput(fields.job_text, files.job_file);
  const errors: FieldError[] = [];
  if (!candidate) errors.push({ field: 'candidate_text', message: messages.candidateMissing });
  if (!job) errors.push({ field: 'job_text', message: messages.jobMissing });
  if (!candidate || !job) throw validationError(errors);
  checkFile('candidate_file', candidate);
  checkFile('job_file', job);
  return { candidate, job };
}

async function readJobText({ documents }: Deps, job: DocumentInput): Promise<string> {
  const field = job.used === 'file' ? 'job_file' : 'job_text';
  return (await readJob(documents, field, job)).text;
}

async function resultOf(
  { documents, embedder }: Deps,
  job: CompiledJob,
  candidate: DocumentInput,
  asOf: YearMonth,
): Promise<{ text: string; result: MatchResult; profile: CandidateProfile | null }> {
  const read = await readInput(documents, 'candidate_file', candidate);
  if (!read.ok) return { text: '', result: unreadable(job, read.problem, asOf), profile: null };
  const document = { ...read, readingNote: readingNote(read.quality) };
  const { measured, profile } = await examineByMeaning(embedder, job, document, asOf);
  return { text: read.text, result: resultFrom(measured), profile };
}

/** The engine's answer to an empty text, with the true reason why there is none. */
function unreadable(job: CompiledJob, { message }: ItemProblem, asOf: YearMonth): MatchResult {
  const empty = match(job, { text: '' }, asOf);
  return { ...empty, flags: [{ kind: 'could_not_read', message, spans: [] }] };
}

/** Keeps the match and charges it if it has a score, in one transaction. Answers how many candidates were charged. */
async function keep(
  { db }: Deps,
  { actor, fields }: MatchCall,
  result: MatchResult,
  now: Date,
): Promise<number> {
  const { userId, apiKeyId } = actor;
  const id = randomUUID();
  const charge = result.overall_score === null ? 0 : 1;
  await db.transaction(async (tx) => {
    if (charge > 0) {
      if (!(await chargeOne(tx, userId, now))) {
        throw quotaShort(await loadAllowance(tx, userId, now), charge);
      }
      await insertCharges(tx, { subjectId: id, userId }, [{ ordinal: 1, textHash: null }], now);
      await countUsage(tx, { userId, apiKeyId }, now, { analyses: 1, candidates: 1 });
    }
    await insertMatch(tx, {
      id,
      userId,
      score: result.overall_score,
      engineVersion: result.engine_version,
      userIdContext: fields.user_id_context ?? null,
      candidateIdContext: fields.candidate_id_context ?? null,
      jobIdContext: fields.job_id_context ?? null,
      createdAt: now,
    });
  });
  return charge;
}
