import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { type Gate, isHeldByLicence, opensGate } from '../score/must-have-gate';
import { GATE_SHOWN } from '../score/weights';

/** Fewer points than this are not worth a sentence. */
const FEWEST_POINTS = 0.5;

/**
 * One sentence about the points that missing must-haves hold back in addition to their own; none if they hold back
 * nothing. `gate` is that of the results.
 */
export function heldBack(results: readonly RequirementResult[], gate: Gate | null): Statement[] {
  const line = gate === null ? undefined : results[gate.at];
  if (gate === null || line === undefined) return [];
  const points = line.max_points * (gate.due - gate.strength);
  if (points < FEWEST_POINTS) return [];
  const keys = results.filter(opensGate);
  if (isHeldByLicence(gate)) return [missingLicence(line.id, keys, Math.round(points))];
  const open = keys.filter((key) => key.strength < GATE_SHOWN);
  return [
    {
      text: `${keys.length - open.length} of ${keys.length} must-haves shown: this holds ${more(Math.round(points))} back`,
      requirement_ids: [line.id, ...open.map((key) => key.id)],
    },
  ];
}

function more(points: number): string {
  return `${points} more ${points === 1 ? 'point' : 'points'}`;
}

/** A licence is named first where it holds back more than the number of must-haves that are missing. */
function missingLicence(
  gateId: string,
  keys: readonly RequirementResult[],
  points: number,
): Statement {
  const missing = keys.filter((key) => key.needed_by_law === true && key.strength < GATE_SHOWN);
  return {
    text: `Not shown, and the work may not be done without it: ${missing.map(({ text }) => text).join(', ')}. This holds ${more(points)} back`,
    requirement_ids: [gateId, ...missing.map(({ id }) => id)],
  };
}
