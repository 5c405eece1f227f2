import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles';
import type { CompiledJob } from './compile-job';

const TITLE_PARTS = { best: 0.65, all: 0.35 } as const;

/** Share of the words of the job's title that stand on the candidate's role lines, 0 to 1; one line with many counts most. */
export function titleShare(job: CompiledJob, candidate: CandidateText): number {
  const weights = job.lookups.titleWeights;
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  if (most === 0) return 0;
  const found = (titles: ReadonlySet<number>): number =>
    weights.reduce((sum, weight, at) => sum + (titles.has(at) ? weight : 0), 0) / most;
  const all = new Set<number>();
  let best = 0;
  for (const role of candidate.roles) {
    const own = new Set(titleWordsOf(job, candidate, role).map(({ title }) => title));
    best = Math.max(best, found(own));
    for (const title of own) all.add(title);
  }
  return TITLE_PARTS.best * best + TITLE_PARTS.all * found(all);
}

/** The words on the lines of a role's date and titles that stand in the job's title: word position and title word. */
export function titleWordsOf(
  job: CompiledJob,
  candidate: CandidateText,
  role: Role,
): { readonly at: number; readonly title: number }[] {
  const { word, line } = candidate.scanned.words;
  const lines = new Set([role.line, ...role.titles.map((title) => line[title.first] ?? role.line)]);
  const found: { at: number; title: number }[] = [];
  for (const row of lines) {
    const end = candidate.firstWord[row + 1] ?? 0;
    for (let at = candidate.firstWord[row] ?? 0; at < end; at++) {
      const title = job.lookups.stems.get(word[at]?.stem ?? '')?.title ?? -1;
      if (title !== -1) found.push({ at, title });
    }
  }
  return found;
}
