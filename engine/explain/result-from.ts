import type { MatchResult } from '@candor/domain/model/match';
import { tierOf } from '@candor/domain/rules/tiers';
import { openedPoints } from '../score/opened-points';
import { dimensionsOf } from './dimensions';
import { gapsOf, questionsOf, strengthsOf } from './statements';
import { wouldChange } from './would-change';

/** What of a result does not follow from the rest of it. The points of the requirements add up to the score. */
export type Measured = Pick<
  MatchResult,
  'overall_score' | 'requirements' | 'flags' | 'confidence' | 'engine_version' | 'language'
>;

/** A whole result: the words, and what each line opened of the gate, are derived from what was measured. */
export function resultFrom(measured: Measured): MatchResult {
  const { overall_score: score, requirements } = measured;
  const opened = openedPoints(requirements);
  return {
    ...measured,
    requirements:
      opened === null
        ? requirements
        : requirements.map((line, at) => ({ ...line, opened_points: opened[at] ?? 0 })),
    tier: score === null ? null : tierOf(score),
    dimensions: dimensionsOf(requirements),
    strengths: strengthsOf(requirements),
    gaps: gapsOf(requirements),
    questions: questionsOf(requirements),
    would_change: score === null ? [] : wouldChange(requirements, score),
  };
}
