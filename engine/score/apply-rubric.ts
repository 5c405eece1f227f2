import type { Evidence, RequirementResult } from '@candor/domain/model/match';
import type { RubricLine } from '@candor/domain/model/rubric';
import { combineWithGate, type Gate } from './must-have-gate';
import { verdictOf } from './verdict';

/** Far more than the rounding of sums of weights, far less than anybody can see. */
const ROUNDING = 1e-9;

/** What a line of the ledger needs in order to be scored by another rubric. */
export type RatedLine = Pick<RequirementResult, 'id' | 'strength' | 'source' | 'needed_by_law'>;

export type AppliedLine<Line> = {
  /** The line as it counts now, under the id of its first requirement. */
  readonly line: RubricLine;
  readonly id: string;
  /** The requirements behind it, the strongest first: the line shows what that one shows. */
  readonly parts: readonly Line[];
  readonly strength: number;
  readonly points: number;
  readonly max_points: number;
};

export type Applied<Line> = {
  readonly total: number;
  readonly lines: readonly AppliedLine<Line>[];
  /** How far the must-haves, as they are now, open the points that depend on them. */
  readonly gate: Gate | null;
};

/**
 * Scores a candidate by an edited rubric from the measured strengths: nothing is read again. A line of several
 * requirements is as strong as the strongest of them. Lines that name no requirement of `rated` are left out, so a
 * rubric never earns points for something that was not measured.
 */
export function applyRubric<Line extends RatedLine>(
  rated: readonly Line[],
  rubric: readonly RubricLine[],
): Applied<Line> {
  const byId = new Map(rated.map((line) => [line.id, line]));
  const known = rubric.flatMap((line) => {
    const parts = line.requirement_ids
      .flatMap((id) => byId.get(id) ?? [])
      .sort((a, b) => b.strength - a.strength);
    const [strongest] = parts;
    return strongest === undefined ? [] : [{ line, parts, strongest }];
  });
  const { total, lines, gate } = combineWithGate(
    known.map(({ line: { requirement_ids, importance, weight }, parts, strongest }) => ({
      id: requirement_ids[0] ?? '',
      source: strongest.source,
      needed_by_law: isNeededByLaw(parts),
      strength: strongest.strength,
      importance,
      weight,
    })),
  );
  return {
    total,
    gate,
    lines: known.map(({ line, parts, strongest }, at) => ({
      line,
      id: line.requirement_ids[0] ?? '',
      parts,
      strength: at === gate?.at ? gate.strength : strongest.strength,
      points: lines[at]?.points ?? 0,
      max_points: lines[at]?.max_points ?? 0,
    })),
  };
}

/**
 * The requirements of a candidate as an edited rubric shows them; evidence of merged ones is combined, best first.
 */
export function requirementsByRubric(
  results: readonly RequirementResult[],
  rubric: readonly RubricLine[],
): { total: number; requirements: RequirementResult[] } {
  const { total, lines, gate } = applyRubric(results, rubric);
  return {
    total,
    requirements: lines.flatMap((applied, at): RequirementResult[] => {
      const [strongest] = applied.parts;
      if (strongest === undefined) return [];
      const verdict = at === gate?.at ? verdictOf(gate.opened) : strongest.verdict;
      const { needed_by_law: _, ...measured } = strongest;
      return [{ ...measured, ...shownAs(applied), verdict }];
    }),
  };
}

/** Whoever shows one of several merged requirements shows the line, so that all of them must be such a licence. */
function isNeededByLaw(parts: readonly Pick<RatedLine, 'needed_by_law'>[]): boolean {
  return parts.every((part) => part.needed_by_law === true);
}

function shownAs(applied: AppliedLine<RequirementResult>) {
  const { line, id, parts, strength, points, max_points } = applied;
  return {
    id,
    strength,
    text: line.text,
    kind: line.kind,
    importance: line.importance,
    weight: isSame(line.weight, max_points) ? line.weight : max_points,
    alternatives: alternativesOf(parts),
    evidence: evidenceOf(parts),
    points,
    max_points,
    ...(isNeededByLaw(parts) && { needed_by_law: true }),
  };
}

/**
 * An unedited rubric shows the weights that were read, to the last digit, whatever dividing by their sum rounds off.
 */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < ROUNDING;
}

function alternativesOf(parts: readonly RequirementResult[]): string[] {
  if (parts.length === 1) return parts.flatMap((part) => part.alternatives);
  return parts.flatMap((part) => (part.alternatives.length > 0 ? part.alternatives : [part.text]));
}

function evidenceOf(parts: readonly RequirementResult[]): Evidence[] {
  return parts.flatMap((part) => part.evidence);
}
