import { isMainThread } from 'node:worker_threads';
import {
  type CompiledJob,
  candidateTexts,
  examine,
  jobTexts,
  type Measured,
  semanticJob,
  unreadLanguage,
} from '@candor/engine';
import type { OutgoingTexts } from './ask-meaning';
import { compiledJob } from './compiled-job';
import type { ScoredText, ScoringJob, ScoringTask, ScoringText } from './scorer';
import { flagMissingSignal } from './semantic-signal';
import { scoreByRubric, storeMatch } from './stored-match';
import { installTaxonomyFile, TAXONOMY_OF_THREAD } from './taxonomy-file';
import { textHash } from './text-hash';

// A thread has an engine of its own, so it takes the imported taxonomy itself, before its first text.
if (!isMainThread) installTaxonomyFile(process.env[TAXONOMY_OF_THREAD] || null);

/** Scores the texts of one task, in their order. */
export function scoreTexts({ job, texts }: ScoringTask): ScoredText[] {
  const compiled = compiledJob(job.jobText, job.terms);
  const known = new Map<string, Omit<ScoredText, 'textHash'>>();
  return texts.map((text) => {
    const hash = textHash(text.text);
    const found = known.get(hash);
    const scored = found === undefined ? scoreText(job, compiled, text) : found;
    known.set(hash, scored);
    return { textHash: hash, ...scored };
  });
}

/** Everything sent out about the texts of one task if the semantic signal is requested. */
export function outgoingTexts({ job, texts }: ScoringTask): OutgoingTexts {
  const compiled = compiledJob(job.jobText, job.terms);
  return {
    job: jobTexts(compiled),
    candidates: texts.map((text) => candidateTexts(compiled, text, job.asOf)),
  };
}

function scoreText(
  job: ScoringJob,
  compiled: CompiledJob,
  text: ScoringText,
): Omit<ScoredText, 'textHash'> {
  const { profile, ...examined } = examine(withSignal(job, compiled, text), text, job.asOf);
  const measured = signalled(job, text, examined.measured);
  if (measured.overall_score === null) return { scoring: null, ...languageProblem(measured) };
  const match = storeMatch(job, measured);
  const { headline, contact } = profile;
  const scoring = {
    score: job.rubric ? scoreByRubric(job, match, job.rubric.lines) : measured.overall_score,
    match,
    headline,
    name: contact.name,
    email: contact.email,
  };
  return { scoring };
}

function languageProblem({ language }: Measured): Pick<ScoredText, 'unreadLanguage'> {
  if (language === undefined || language.supported) return {};
  return { unreadLanguage: unreadLanguage('This document', language) };
}

function withSignal(job: ScoringJob, compiled: CompiledJob, text: ScoringText): CompiledJob {
  if (job.semanticModel === null || !text.meaning) return compiled;
  return semanticJob(compiled, job.semanticModel);
}

function signalled(job: ScoringJob, text: ScoringText, measured: Measured): Measured {
  return job.semanticModel === null || text.meaning ? measured : flagMissingSignal(measured);
}
