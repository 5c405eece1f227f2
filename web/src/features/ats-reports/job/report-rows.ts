import type { AtsAssessmentState, JobAnalytics } from '@candor/domain/model/ats';
import type { Tier } from '@candor/domain/rules/tiers';
import { atsWord, candidateNameOf, NAMELESS } from '../../../ats/ats-words';

/** One application as the table shows it. */
export type ReportRow = {
  id: string;
  name: string;
  /** Its place among those with a score; equal scores share one. null without a score. */
  rank: number | null;
  score: number | null;
  tier: Tier | null;
  state: AtsAssessmentState;
  /** Why there is no score, where that is known. */
  problem: string | null;
  stage: string | null;
  assessedAt: string | null;
};

/** A row whose score is there. */
export type ScoredRow = ReportRow & { score: number; tier: Tier };

/** The applications of a job in their order. With names hidden each is called by its place in it. */
export function reportRows(
  { assessments }: Pick<JobAnalytics, 'assessments'>,
  hideNames = false,
): ReportRow[] {
  const scores = assessments
    .map(({ raw_results }) => raw_results.overall_score)
    .filter((score) => score !== null);
  return assessments.map(({ assessment_id, candidate_name, assessed_at, raw_results }, index) => {
    const { overall_score: score, tier, state, problem, stage } = raw_results;
    return {
      id: assessment_id,
      name: hideNames ? `${NAMELESS} ${index + 1}` : candidateNameOf(candidate_name),
      rank: score === null ? null : 1 + scores.filter((other) => other > score).length,
      ...{ score, tier, state, problem },
      stage: stage === null ? null : atsWord(stage),
      assessedAt: assessed_at,
    };
  });
}

/** Those with a score. */
export function scoredOf(rows: readonly ReportRow[]): ScoredRow[] {
  return rows.filter((row): row is ScoredRow => row.score !== null && row.tier !== null);
}
