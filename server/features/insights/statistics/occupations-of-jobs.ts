import { setImmediate } from 'node:timers/promises';
import { type CertainOccupation, certainOccupation, compileJob } from '@candor/engine';
import type { Executor } from '../../../db/database';
import { accountTerms } from '../../../scoring/account-terms';
import { compiledTerms } from '../../../scoring/compiled-terms';
import { jobTexts } from '../store-requirements';

/** Reading a job takes a few milliseconds of everybody's time. */
const MOST_READ = 50;

/** An occupation with how many of the jobs are of it. */
export type OccupationOfJobs = CertainOccupation & { jobs: number };

export type OccupationsOfJobs = {
  occupations: OccupationOfJobs[];
  /** Jobs whose occupation is not certain. */
  uncertain: number;
  /** Jobs that were not read, being older than the many that were. */
  unread: number;
};

/** Which occupations some jobs of an account are of, read as their candidates are scored; that of most jobs first. */
export async function occupationsOfJobs(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<OccupationsOfJobs> {
  const texts = ids.length === 0 ? [] : await jobTexts(executor, userId, ids);
  const read = texts.slice(0, MOST_READ);
  const terms = compiledTerms(await accountTerms(executor, userId));
  const known = new Map<string, CertainOccupation | null>();
  const found = new Map<string, OccupationOfJobs>();
  for (const text of read) {
    if (!known.has(text)) {
      await setImmediate();
      known.set(text, certainOccupation(compileJob(text, terms)));
    }
    const occupation = known.get(text);
    if (!occupation) continue;
    const before = found.get(occupation.name);
    found.set(occupation.name, {
      ...occupation,
      own: [...new Set([...(before?.own ?? []), ...occupation.own])],
      jobs: (before?.jobs ?? 0) + 1,
    });
  }
  const occupations = [...found.values()].toSorted(
    (a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name),
  );
  const certain = occupations.reduce((sum, { jobs }) => sum + jobs, 0);
  return { occupations, uncertain: read.length - certain, unread: texts.length - read.length };
}
