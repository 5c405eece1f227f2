import { type CompiledJob, compileJob, examine } from '@candor/engine';
import type { ScoredText, ScoringJob, ScoringTask, ScoringText, TextScoring } from './scorer';
import { scoreByRubric, storeMatch } from './stored-match';
import { textHash } from './text-hash';

/** Jobs kept compiled: those of the batches that a process works on at once. */
const KEPT_JOBS = 8;

const compiledJobs = new Map<string, CompiledJob>();

/** Scores the texts of one task, in their order. */
export function scoreTexts({ job, texts }: ScoringTask): ScoredText[] {
  const compiled = compiledJob(job.jobText);
  const known = new Map<string, TextScoring | null>();
  return texts.map((text) => {
    const hash = textHash(text.text);
    const found = known.get(hash);
    const scoring = found === undefined ? scoreText(job, compiled, text) : found;
    known.set(hash, scoring);
    return { textHash: hash, scoring };
  });
}

function scoreText(job: ScoringJob, compiled: CompiledJob, text: ScoringText): TextScoring | null {
  const { measured, profile } = examine(compiled, text, job.asOf);
  if (measured.overall_score === null) return null;
  const match = storeMatch(job, measured);
  const { headline, contact } = profile;
  return {
    score: job.rubric ? scoreByRubric(job, match, job.rubric.lines) : measured.overall_score,
    match,
    headline,
    name: contact.name,
    email: contact.email,
  };
}

function compiledJob(text: string): CompiledJob {
  const job = compiledJobs.get(text) ?? compileJob(text);
  compiledJobs.delete(text);
  compiledJobs.set(text, job);
  const oldest = compiledJobs.keys().next().value;
  if (compiledJobs.size > KEPT_JOBS && oldest !== undefined) compiledJobs.delete(oldest);
  return job;
}
