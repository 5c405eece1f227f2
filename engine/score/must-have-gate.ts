import type { JobRequirement } from '@candor/domain/model/match';
import { type Combined, combine, pointsOf } from './combine';
import { GATE_ID, SEMANTIC_ID } from './line-ids';
import {
  GATE_ASKED,
  GATE_FLOOR,
  GATE_FROM,
  GATE_OPEN,
  GATE_RISES_FROM,
  GATE_RISES_TO,
  GATE_SHOWN,
  LICENCE_HOLDS,
} from './weights';

type Line = Pick<JobRequirement, 'id' | 'importance' | 'weight' | 'needed_by_law'> & {
  /** Null for lines that the job text does not state by itself. */
  readonly source: object | null;
};
/** A line of a ledger that may contain a gate. */
export type GatedLine = Line & { readonly strength: number };

/** One whose strength can be tried. */
export type TriedLine = Line & { strength: number; readonly apart: boolean };

/** How the must-haves of a job and the rest of a match determine the gate. */
export type Gate = {
  /** Index of the gate among the lines. */
  readonly at: number;
  /** 0 to 1: how far the must-haves open it. */
  readonly opened: number;
  /** What the gate can earn with no must-have shown, 0 to 1: less the more of them the job states. */
  readonly floor: number;
  /** 0 to 1: how far the licences required by law are shown; 1 if none is asked for. */
  readonly licensed: number;
  /** What the gate can earn as far as the must-haves are shown, 0 to 1. */
  readonly most: number;
  /**
   * What the gate earns if nothing holds it back, 0 to 1: it rises with the share of points that all other lines
   * earn.
   */
  readonly due: number;
  /** What the gate earns of its own points: what is due, capped by what the must-haves leave free. */
  readonly strength: number;
};

/** True for the lines that open the gate: the must-haves that the job text states. */
export function opensGate(line: Pick<Line, 'importance' | 'source'>): boolean {
  return line.source !== null && line.importance === 'must';
}

/** True for the lines with whose points the gate rises: all except itself and the semantic line. */
export function raisesGate({ id }: Pick<Line, 'id'>): boolean {
  return id !== GATE_ID && id !== SEMANTIC_ID;
}

/** How far a must-have of this strength opens its share of the gate, 0 to 1. */
export function shownShare(strength: number): number {
  return Math.min(1, Math.max(0, (strength - GATE_FROM) / (GATE_SHOWN - GATE_FROM)));
}

/** The lines of a ledger that determine its gate: which they are does not depend on what they show. */
type GateLines = {
  /** Index of the gate among all lines. */
  readonly at: number;
  /** The must-haves that open it. */
  readonly opening: readonly TriedLine[];
  /** The lines with whose points it rises. */
  readonly raising: readonly TriedLine[];
};

/**
 * A line of a ledger with a strength. Whatever it is made from, it has one shape, because what adds lines up is the slower
 * the more shapes it meets.
 */
function gatedLine(line: Line, strength: number): TriedLine {
  const { id, importance, weight, source, needed_by_law } = line;
  return { id, importance, weight, source, needed_by_law, strength, apart: id === SEMANTIC_ID };
}

/** The lines from which a ledger's gate is read; null for a ledger without one. */
function gateLinesOf(lines: readonly TriedLine[]): GateLines | null {
  const at = lines.findIndex((line) => line.id === GATE_ID);
  if (at === -1) return null;
  return { at, opening: lines.filter(opensGate), raising: lines.filter(raisesGate) };
}

/**
 * Reads the gate from the strengths of the other lines, ignoring its own. More strength on any line never closes it.
 */
export function gateOf({ at, opening, raising }: GateLines): Gate {
  let stated = 0;
  let asked = 0;
  let shown = 0;
  let licences = 0;
  let held = 0;
  for (const { weight, strength, needed_by_law } of opening) {
    if (weight > 0) stated += 1;
    asked += weight;
    shown += weight * shownShare(strength);
    if (needed_by_law !== true) continue;
    licences += weight;
    held += weight * shownShare(strength);
  }
  const licensed = licences === 0 ? 1 : held / licences;
  const others = pointsOf(raising) / 100;
  const due = Math.min(
    1,
    Math.max(0, (others - GATE_RISES_FROM) / (GATE_RISES_TO - GATE_RISES_FROM)),
  );
  const byNumber = 1 - (1 - GATE_FLOOR) * Math.min(1, stated / GATE_ASKED);
  const floor = licences === 0 ? byNumber : Math.min(byNumber, 1 - LICENCE_HOLDS);
  const byWeight = asked === 0 ? 1 : Math.min(1, shown / asked / GATE_OPEN);
  const most = Math.min(byNumber + (1 - byNumber) * byWeight, mostWithoutLicence(licensed));
  const opened = licences === 0 ? byWeight : (most - floor) / (1 - floor);
  return { at, opened, floor, licensed, most, due, strength: Math.min(most, due) };
}

/** True where a licence that is not shown holds the gate back, and nothing else holds back more. */
export function isHeldByLicence({ licensed, most }: Gate): boolean {
  return licensed < 1 && most === mostWithoutLicence(licensed);
}

function mostWithoutLicence(licensed: number): number {
  return 1 - LICENCE_HOLDS * (1 - licensed);
}

/** The lines of a ledger, whose strengths may be tried, and those that determine its gate; null for a job without one. */
export type Ledger = { readonly lines: readonly TriedLine[]; readonly gate: GateLines | null };

/** A ledger of its own with the strengths of these lines. */
export function ledgerOf(given: readonly GatedLine[]): Ledger {
  const lines = given.map((line) => gatedLine(line, line.strength));
  return { lines, gate: gateLinesOf(lines) };
}

/** The gate of a ledger given its lines (`gateOf`); null for a job without one. */
export function readGate(lines: readonly GatedLine[]): Gate | null {
  const { gate } = ledgerOf(lines);
  return gate === null ? null : gateOf(gate);
}

/**
 * The combining rule for a ledger whose other lines may have changed since it was measured: the gate is recomputed,
 * then all lines are combined.
 */
export function combineWithGate(
  lines: readonly GatedLine[],
): Combined & { readonly gate: Gate | null } {
  const gate = readGate(lines);
  const combined = combine(
    lines.map(({ id, strength, importance, weight }, at) => ({
      strength: at === gate?.at ? gate.strength : strength,
      importance,
      weight,
      apart: id === SEMANTIC_ID,
    })),
  );
  return { ...combined, gate };
}
