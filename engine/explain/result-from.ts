import type { MatchResult, RequirementResult } from '@candor/domain/model/match';
import { tierOf } from '@candor/domain/rules/tiers';
import { gateOf, ledgerOf } from '../score/must-have-gate';
import { openedPoints } from '../score/opened-points';
import { dimensionsOf } from './dimensions';
import { gapsOf, openLines, questionsOf, strengthsOf } from './statements';
import { wouldChange } from './would-change';

/**
 * The part of a result that does not follow from the rest of it. The points of the requirements add up to the score.
 */
export type Measured = Pick<
  MatchResult,
  'overall_score' | 'requirements' | 'flags' | 'confidence' | 'engine_version' | 'language'
>;

/** A complete result: the wording, and what each line opened of the gate, are derived from what was measured. */
export function resultFrom(measured: Measured): MatchResult {
  const { flags, engine_version, language, overall_score: score, requirements } = measured;
  const ledger = ledgerOf(requirements);
  const gate = ledger.gate === null ? null : gateOf(ledger.gate);
  const opened = openedPoints(requirements, gate);
  const open = openLines(requirements);
  return {
    flags,
    engine_version,
    language,
    overall_score: score,
    requirements:
      opened === null
        ? requirements
        : requirements.map((line, at) => withOpened(line, opened[at] ?? 0)),
    confidence: measured.confidence,
    tier: score === null ? null : tierOf(score),
    dimensions: dimensionsOf(requirements),
    strengths: strengthsOf(requirements),
    gaps: gapsOf(requirements, open, gate),
    questions: questionsOf(requirements, open),
    would_change: score === null ? [] : wouldChange(requirements, open, score, ledger),
  };
}

/** Field by field: spreading the lines takes as long as finding their evidence. */
function withOpened(line: RequirementResult, opened: number): RequirementResult {
  return {
    id: line.id,
    text: line.text,
    kind: line.kind,
    importance: line.importance,
    weight: line.weight,
    minimum_years: line.minimum_years,
    alternatives: line.alternatives,
    source: line.source,
    ...(line.needed_by_law === true && { needed_by_law: true }),
    verdict: line.verdict,
    strength: line.strength,
    points: line.points,
    max_points: line.max_points,
    evidence: line.evidence,
    opened_points: opened,
  };
}
