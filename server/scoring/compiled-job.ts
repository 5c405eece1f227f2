import { type CompiledJob, compileJob, readingVersion } from '@candor/engine';
import type { ScoringTerms } from './account-terms';
import { compiledTerms } from './compiled-terms';
import { recentlyUsed } from './recently-used';

/** Those of the batches that a process works on at once, and of whoever matches one person after the other. */
const KEPT_JOBS = 8;

const compiled = recentlyUsed<CompiledJob>(KEPT_JOBS);

/** A job description made ready for matching, with an account's terms: once for each of them. */
export function compiledJob(text: string, terms: ScoringTerms | null): CompiledJob {
  const own = compiledTerms(terms);
  const key = `${readingVersion(own)} ${text}`;
  const known = compiled.get(key);
  if (known) return known;
  const job = compileJob(text, own);
  compiled.set(key, job);
  return job;
}
