import type { MatchResult } from '@candor/domain/model/match';
import { tierOf } from '@candor/domain/rules/tiers';
import { dimensionsOf } from './dimensions';
import { gapsOf, questionsOf, strengthsOf } from './statements';
import { wouldChange } from './would-change';

/** What of a result does not follow from the rest of it. The points of the requirements add up to the score. */
export type Measured = Pick<
  MatchResult,
  'overall_score' | 'requirements' | 'flags' | 'confidence' | 'engine_version' | 'language'
>;

/** A whole result: the words are derived from what was measured. */
export function resultFrom(measured: Measured): MatchResult {
  const { overall_score: score, requirements } = measured;
  return {
    ...measured,
    tier: score === null ? null : tierOf(score),
    dimensions: dimensionsOf(requirements),
    strengths: strengthsOf(requirements),
    gaps: gapsOf(requirements),
    questions: questionsOf(requirements),
    would_change: score === null ? [] : wouldChange(requirements, score),
  };
}
