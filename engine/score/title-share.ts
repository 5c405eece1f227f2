import type { CandidateText } from '../read/candidate-text';
import type { Role } from '../read/roles';
import type { CompiledJob } from './compile-job';

/** The roles at the top of a resume count more than the rest. */
const LATEST_ROLES = 3;
const TITLE_PARTS = { latest: 0.65, all: 0.35 } as const;

/** Share of the words of the job's title that stand on the candidate's role lines, 0 to 1. */
export function titleShare(job: CompiledJob, candidate: CandidateText): number {
  const weights = job.lookups.titleWeights;
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  if (most === 0) return 0;
  const latest = new Set<number>();
  const all = new Set<number>();
  candidate.roles.forEach((role, number) => {
    for (const { title } of titleWordsOf(job, candidate, role)) {
      all.add(title);
      if (number < LATEST_ROLES) latest.add(title);
    }
  });
  const found = (titles: ReadonlySet<number>): number =>
    weights.reduce((sum, weight, at) => sum + (titles.has(at) ? weight : 0), 0) / most;
  return TITLE_PARTS.latest * found(latest) + TITLE_PARTS.all * found(all);
}

/** The words of a role's line, and before its titles, that stand in the job's title: word position and title word. */
export function titleWordsOf(
  job: CompiledJob,
  candidate: CandidateText,
  role: Role,
): { readonly at: number; readonly title: number }[] {
  const { word } = candidate.scanned.words;
  const from = candidate.firstWord[role.line] ?? 0;
  const to = candidate.firstWord[role.line + 1] ?? from;
  const spans = [
    [from, to] as const,
    ...role.titles.map((title) => [title.first - 2, title.last + 1] as const),
  ];
  const found: { at: number; title: number }[] = [];
  for (const [first, end] of spans) {
    for (let at = Math.max(0, first); at < end; at++) {
      const title = job.lookups.stems.get(word[at]?.stem ?? '')?.title ?? -1;
      if (title !== -1) found.push({ at, title });
    }
  }
  return found;
}
