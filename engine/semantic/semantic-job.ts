import type { JobRequirement } from '@candor/domain/model/match';
import type { CompiledJob } from '../score/compile-job';
import type { JobLine } from '../score/job-lines';
import { SEMANTIC_ID } from '../score/line-ids';
import { SEMANTIC_POINTS } from '../score/weights';
import { semanticQuestions } from './questions';

const LEFT = 1 - SEMANTIC_POINTS / 100;

const LINE: JobLine = {
  id: SEMANTIC_ID,
  text: 'What the job asks for, said in other words',
  kind: 'other',
  importance: 'must',
  weight: SEMANTIC_POINTS,
  alternatives: [],
  source: null,
  task: { type: 'semantic' },
};

const REQUIREMENT: JobRequirement = {
  id: LINE.id,
  text: LINE.text,
  kind: LINE.kind,
  importance: LINE.importance,
  weight: LINE.weight,
  minimum_years: null,
  alternatives: [],
  source: null,
};

/**
 * The job with the semantic line at the end of its ledger, for candidates that bring their `meaning`. All other lines
 * give up the same share of their points for it, and the version names the model: '1.3.0+semantic.small-3'. A job
 * without a line that could be matched by meaning is returned unchanged.
 */
export function semanticJob(job: CompiledJob, model: string): CompiledJob {
  if (semanticQuestions(job.lines).length === 0) return job;
  const lighter = <L extends { readonly weight: number }>(line: L): L => ({
    ...line,
    weight: line.weight * LEFT,
  });
  return {
    ...job,
    version: `${job.version}${job.version.includes('+') ? '.' : '+'}semantic.${buildName(model)}`,
    lines: [...job.lines.map(lighter), LINE],
    reading: {
      ...job.reading,
      requirements: [...job.reading.requirements.map(lighter), REQUIREMENT],
    },
  };
}

/** Build metadata holds letters, digits and hyphens (semver.org, rule 10). */
function buildName(model: string): string {
  return model.replace(/[^0-9A-Za-z-]+/g, '-');
}

/** True for a job whose candidates need their `meaning`. */
export function isSemantic(job: Pick<CompiledJob, 'lines'>): boolean {
  return job.lines.some((line) => line.task.type === 'semantic');
}
