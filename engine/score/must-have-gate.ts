import type { JobRequirement } from '@candor/domain/model/match';
import { type Combined, combine } from './combine';
import { GATE_FROM, GATE_OPEN, GATE_SHOWN } from './weights';

/** The id of the line whose points the must-haves open. A job has at most one such line. */
export const GATE_ID = 'must_haves';

type Line = Pick<JobRequirement, 'id' | 'importance' | 'weight'> & {
  /** Null for lines that the job text does not ask for by itself. */
  readonly source: object | null;
};
type Rated<L> = { readonly line: L; readonly strength: number };

/** A line of a ledger that may hold a gate. */
export type GatedLine = Line & { readonly strength: number };

/** How the must-haves of a job and the rest of a match bear on the gate. */
export type Gate = {
  /** Place of the gate among the lines. */
  readonly at: number;
  /** 0 to 1: how far the must-haves open it. */
  readonly opened: number;
  /** Share of their points that all other lines earn, 0 to 1. */
  readonly others: number;
  /** What the gate earns of its own points: in step with the other lines, as far as it is open. */
  readonly strength: number;
};

/** True for the lines that open the gate: what the job text asks for and cannot do without. */
export function opensGate(line: Pick<Line, 'importance' | 'source'>): boolean {
  return line.source !== null && line.importance === 'must';
}

/**
 * Reads the gate from the strengths of the other lines; its own is of no account. More strength on any line never closes
 * it. Null for a job without one.
 */
export function readGate(rated: readonly Rated<Line>[]): Gate | null {
  const at = rated.findIndex(({ line }) => line.id === GATE_ID);
  if (at === -1) return null;
  let asked = 0;
  let shown = 0;
  for (const { line, strength } of rated) {
    if (!opensGate(line)) continue;
    asked += line.weight;
    shown +=
      line.weight * Math.min(1, Math.max(0, (strength - GATE_FROM) / (GATE_SHOWN - GATE_FROM)));
  }
  const opened = asked === 0 ? 1 : Math.min(1, shown / asked / GATE_OPEN);
  const { lines } = combine(
    rated
      .filter((_, other) => other !== at)
      .map(({ line: { importance, weight }, strength }) => ({ importance, weight, strength })),
  );
  const others = Math.min(1, lines.reduce((sum, line) => sum + line.points, 0) / 100);
  return { at, opened, others, strength: Math.min(opened, others) };
}

/**
 * The combining rule for a ledger whose other lines may have changed since it was measured: the gate is read anew, then
 * all lines are combined.
 */
export function combineWithGate(
  lines: readonly GatedLine[],
): Combined & { readonly gate: Gate | null } {
  const gate = readGate(lines.map((line) => ({ line, strength: line.strength })));
  const combined = combine(
    lines.map(({ strength, importance, weight }, at) => ({
      strength: at === gate?.at ? gate.strength : strength,
      importance,
      weight,
    })),
  );
  return { ...combined, gate };
}
