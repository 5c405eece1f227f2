import type { DocumentLanguage, JobRequirement } from '@candor/domain/model/match';
import { isSemantic, semanticJob } from '@candor/engine';
import { storable } from '../../db/storable';
import type { ScoringTerms } from '../../scoring/account-terms';
import { compiledJob } from '../../scoring/compiled-job';

/** What the engine reads from a job description, always with a title. */
export type NamedJob = {
  title: string;
  requirements: JobRequirement[];
  language: DocumentLanguage;
  engineVersion: string;
  /** The model of the semantic signal; null if the job is scored without one. */
  semanticModel: string | null;
};

const LONGEST_TITLE = 80;
const NO_TITLE = 'Unknown Job';

/**
 * Reads a job description with an account's own terms, and for the semantic signal of `model` unless that is null. If
 * it has no title, its shortened first line is used.
 */
export function nameJob(text: string, terms: ScoringTerms | null, model: string | null): NamedJob {
  const plain = compiledJob(text, terms);
  const job = model === null ? plain : semanticJob(plain, model);
  const { title, requirements, language } = job.reading;
  return {
    title: shortened(title ?? firstLine(text)) || NO_TITLE,
    requirements: [...requirements],
    language,
    engineVersion: job.version,
    semanticModel: isSemantic(job) ? model : null,
  };
}

function firstLine(text: string): string {
  return text.split(/\r?\n/).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
}

/** Cuts at a word boundary if there is one. */
function shortened(line: string): string {
  const clean = line.replace(/\s+/gu, ' ').trim();
  if (clean.length <= LONGEST_TITLE) return clean;
  const cut = clean.slice(0, LONGEST_TITLE - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${storable(lastSpace > LONGEST_TITLE / 2 ? cut.slice(0, lastSpace) : cut)}…`;
}
