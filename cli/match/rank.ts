import { rankScores } from '@candor/domain/rules/rank-scores';
import type { JobReading } from '@candor/engine';
import type { JudgedCandidate, ScoredCandidate, UnreadableCandidate } from './judge-candidate';

/** A scored candidate with its place, from 1; equal scores share one. */
export type RankedCandidate = ScoredCandidate & { rank: number };

/** Everything that one run found out, ready to be printed. */
export type MatchReport = {
  job: JobReading;
  candidates: RankedCandidate[];
  unreadable: UnreadableCandidate[];
};

/** The report of a run: best score first, candidates of one score in the order of their source. */
export function rank(job: JobReading, judged: readonly JudgedCandidate[]): MatchReport {
  const scored = judged.filter((candidate) => candidate.kind === 'scored');
  scored.sort((a, b) => b.score - a.score);
  const ranks = rankScores(scored.map(({ score }) => score));
  return {
    job,
    candidates: scored.map((candidate, index) => {
      return { ...candidate, rank: ranks.get(candidate.score)?.rank ?? index + 1 };
    }),
    unreadable: judged.filter((candidate) => candidate.kind === 'unreadable'),
  };
}
