import { isMustHave } from '../../../ui/score/requirement-group';
import type { LabelledRequirement } from '../rows/build-rows';
import type { RankedRow } from '../rows/rank-rows';

export type SecondLook = { id: string; why: 'evidence' | 'chance'; text: string };

/** Below this number everybody is looked at anyway. */
const ENOUGH = 8;
const BY_EVIDENCE = 2;

/**
 * Three people from the lower half of a batch who deserve a second look: two with the strongest must-have evidence,
 * and one picked with a seed from the batch, so that everybody sees the same three. The best of the lower half need
 * not meet a must-have fully: what counts is the weight of what is shown.
 */
export function secondLook(
  rows: readonly RankedRow[],
  requirements: readonly LabelledRequirement[],
  batchId: string,
): SecondLook[] {
  if (rows.length < ENOUGH) return [];
  const low = rows.filter((row) => row.rank > rows.length / 2 && !row.duplicate);
  const byEvidence = low
    .map((row) => ({ row, proof: mustProof(row, requirements) }))
    .filter(({ proof }) => proof > 0)
    .sort((a, b) => b.proof - a.proof || a.row.ordinal - b.row.ordinal)
    .slice(0, BY_EVIDENCE)
    .map(({ row }) => row)
    // In the order of the list below.
    .sort((a, b) => a.rank - b.rank || a.ordinal - b.ordinal);
  const rest = low.filter((row) => !byEvidence.includes(row));
  const drawn = [...rest].sort((a, b) => a.ordinal - b.ordinal)[
    seedOf(batchId) % Math.max(1, rest.length)
  ];
  return [
    ...byEvidence.map((row) => ({
      id: row.id,
      why: 'evidence' as const,
      text: proofText(row, requirements),
    })),
    ...(drawn
      ? [
          {
            id: drawn.id,
            why: 'chance' as const,
            text: 'drawn by chance, so that the ranking is checked too',
          },
        ]
      : []),
  ];
}

function mustProof(row: RankedRow, requirements: readonly LabelledRequirement[]): number {
  return requirements.reduce(
    (sum, requirement, index) =>
      isMustHave(requirement) ? sum + requirement.weight * (row.strengths[index] ?? 0) : sum,
    0,
  );
}

function proofText(row: RankedRow, requirements: readonly LabelledRequirement[]): string {
  const shown = requirements
    .map((requirement, index) => ({ requirement, index }))
    .filter(({ requirement, index }) => isMustHave(requirement) && (row.strengths[index] ?? 0) > 0)
    .sort(
      (a, b) =>
        (row.strengths[b.index] ?? 0) * b.requirement.weight -
        (row.strengths[a.index] ?? 0) * a.requirement.weight,
    )
    .slice(0, 2)
    .map(({ requirement }) => requirement.text);
  return `shows ${shown.join(' and ')}`;
}

/** The 32-bit FNV-1a hash of an id: well distributed, and the same on every machine. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
