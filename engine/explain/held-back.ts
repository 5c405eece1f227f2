import type { RequirementResult, Statement } from '@candor/domain/model/match';
import { opensGate, readGate } from '../score/must-have-gate';
import { GATE_SHOWN } from '../score/weights';

/** Fewer points than this are not worth a sentence. */
const FEWEST_POINTS = 0.5;

/**
 * One sentence about the points that missing must-haves hold back in addition to their own; none if they hold back
 * nothing.
 */
export function heldBack(results: readonly RequirementResult[]): Statement[] {
  const gate = readGate(results);
  const line = gate === null ? undefined : results[gate.at];
  if (gate === null || line === undefined) return [];
  const points = line.max_points * (gate.due - gate.strength);
  if (points < FEWEST_POINTS) return [];
  const keys = results.filter(opensGate);
  const open = keys.filter((key) => key.strength < GATE_SHOWN);
  const cost = Math.round(points);
  return [
    {
      text: `${keys.length - open.length} of ${keys.length} must-haves shown: this holds ${cost} more ${cost === 1 ? 'point' : 'points'} back`,
      requirement_ids: [line.id, ...open.map((key) => key.id)],
    },
  ];
}
