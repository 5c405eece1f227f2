import type { AtsAssessmentState, JobAnalytics } from '@candor/domain/model/ats-reports';
import { rankScores } from '@candor/domain/rules/rank-scores';
import type { Tier } from '@candor/domain/rules/tiers';
import { atsWord, candidateNameOf, hiddenNameOf } from '../../../ats/ats-words';

/** One application as the table shows it. */
export type ReportRow = {
  id: string;
  name: string;
  /** Its place among those with a score; equal scores share one. null without a score, or with a covered one. */
  rank: number | null;
  /** Others with visible scores have the same one. */
  tied: boolean;
  /** null if there is none, or if it is covered: a row does not contain what must not be revealed. */
  score: number | null;
  tier: Tier | null;
  /** There is a score that is not to be seen yet. */
  covered: boolean;
  state: AtsAssessmentState;
  /** Why there is no score, where that is known. */
  problem: string | null;
  stage: string | null;
  assessedAt: string | null;
};

/** A row whose score is there. */
export type ScoredRow = ReportRow & { score: number; tier: Tier };

/** How a report is read. */
export type Reviewing = {
  hideNames: boolean;
  /** Whose score must not be revealed, neither as a number nor by the order. */
  isCovered: (id: string) => boolean;
};

const OPENLY: Reviewing = { hideNames: false, isCovered: () => false };

/** The applications of a job: the best first, or by name while any score is covered. */
export function reportRows(
  { assessments }: Pick<JobAnalytics, 'assessments'>,
  { hideNames, isCovered }: Reviewing = OPENLY,
): ReportRow[] {
  const ranks = rankScores(scoresOf(assessments));
  // A tie with a covered score would tell it.
  const open = rankScores(scoresOf(assessments.filter((one) => !isCovered(one.assessment_id))));
  const rows = assessments.map((assessment) => {
    const { assessment_id: id, candidate_name, assessed_at, raw_results } = assessment;
    const { overall_score, tier, state, problem, stage } = raw_results;
    const covered = overall_score !== null && isCovered(id);
    const score = covered ? null : overall_score;
    return {
      id,
      name: hideNames ? hiddenNameOf(assessment) : candidateNameOf(candidate_name),
      rank: score === null ? null : (ranks.get(score)?.rank ?? null),
      tied: score !== null && (open.get(score)?.sharing ?? 0) > 1,
      score,
      tier: covered ? null : tier,
      covered,
      state,
      problem,
      stage: stage === null ? null : atsWord(stage),
      assessedAt: assessed_at,
    };
  });
  return rows.some(({ covered }) => covered) ? rows.sort(byName) : rows;
}

function scoresOf(assessments: JobAnalytics['assessments']): number[] {
  return assessments
    .map(({ raw_results }) => raw_results.overall_score)
    .filter((score) => score !== null);
}

/** Orders rows by what they are called; numbers count as numbers. */
export function byName(a: Pick<ReportRow, 'name'>, b: Pick<ReportRow, 'name'>): number {
  return a.name.localeCompare(b.name, undefined, { numeric: true });
}

/** Those with a score to be seen. */
export function scoredOf(rows: readonly ReportRow[]): ScoredRow[] {
  return rows.filter((row): row is ScoredRow => row.score !== null && row.tier !== null);
}
