import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GATE_ID, SEMANTIC_ID } from './line-ids';
import { combineWithGate, type GatedLine } from './must-have-gate';
import { openedPoints } from './opened-points';

const strength = fc.double({ min: 0, max: 1, noNaN: true });
const asked = fc.record({
  strength,
  importance: fc.constantFrom('must' as const, 'nice' as const),
  weight: fc.double({ min: 0.1, max: 30, noNaN: true }),
  needed_by_law: fc.boolean(),
});
const derived = (id: string, weight: number, shown: number): GatedLine => ({
  id,
  weight,
  strength: shown,
  importance: 'must',
  source: null,
});
const ledger = fc
  .tuple(strength, strength, strength, fc.array(asked, { maxLength: 8 }))
  .map(([role, domain, signal, lines]): GatedLine[] => [
    derived('role', 34, role),
    derived('domain', 14, domain),
    derived(GATE_ID, 40, 0),
    ...lines.map((line, at) => ({ ...line, id: `asked${at}`, source: {} })),
    derived(SEMANTIC_ID, 6, signal),
  ]);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * What each line is responsible for, by its id: its own points and those it opened. The gate has only what it opened.
 */
function responsible(lines: readonly GatedLine[]): Map<string, number> {
  const earned = earnedLines(lines);
  const opened = openedPoints(earned) ?? [];
  return new Map(
    earned.map(({ id, points }, at) => [id, (id === GATE_ID ? 0 : points) + (opened[at] ?? 0)]),
  );
}

function earnedLines(lines: readonly GatedLine[]) {
  const combined = combineWithGate(lines);
  return lines.map((line, at) => ({ ...line, points: combined.lines[at]?.points ?? 0 }));
}

describe('what each line opened', () => {
  test('adds up to the gate, so that all lines without it add up to the score', () => {
    fc.assert(
      fc.property(ledger, (lines) => {
        const earned = earnedLines(lines);
        const gate = earned.find(({ id }) => id === GATE_ID)?.points ?? 0;
        expect(sum(openedPoints(earned) ?? [])).toBeCloseTo(gate, 9);
        const points = sum(earned.map((line) => line.points));
        expect(sum([...responsible(lines).values()])).toBeCloseTo(points, 9);
      }),
    );
  });

  test('is never negative, and zero for a line that shows nothing, the semantic line and the gate itself', () => {
    fc.assert(
      fc.property(ledger, (lines) => {
        const opened = openedPoints(earnedLines(lines)) ?? [];
        for (const [at, line] of lines.entries()) {
          expect(opened[at]).toBeGreaterThanOrEqual(0);
          if (line.strength === 0 || [GATE_ID, SEMANTIC_ID].includes(line.id))
            expect(opened[at]).toBe(0);
        }
      }),
    );
  });

  test('never falls if its line is shown better, counting its own points', () => {
    fc.assert(
      fc.property(ledger, fc.nat(), strength, (lines, at, more) => {
        const changed = lines[at % lines.length];
        if (changed === undefined) return;
        const better = { ...changed, strength: Math.min(1, changed.strength + more) };
        const after = responsible(lines.with(at % lines.length, better)).get(changed.id) ?? 0;
        expect(after).toBeGreaterThanOrEqual((responsible(lines).get(changed.id) ?? 0) - 1e-9);
      }),
    );
  });

  test('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(ledger, fc.nat(), (lines, by) => {
        const turned = [...lines.slice(by % lines.length), ...lines.slice(0, by % lines.length)];
        const before = responsible(lines);
        for (const [id, points] of responsible(turned))
          expect(points).toBeCloseTo(before.get(id) ?? -1, 9);
      }),
    );
  });

  test('goes to the one must-have that is shown, beyond what comes without any', () => {
    const lines = (shown: number): GatedLine[] => [
      derived('role', 50, 1),
      derived(GATE_ID, 40, 0),
      { id: 'shown', importance: 'must', weight: 2, strength: shown, source: {} },
      ...[1, 2, 5].map(
        (weight): GatedLine => ({
          id: `missing${weight}`,
          importance: 'must',
          weight,
          strength: 0,
          source: {},
        }),
      ),
    ];
    const [before, after] = [0, 1].map((shown) => responsible(lines(shown)));
    expect(before?.get('role')).toBeCloseTo(50 + 24, 9);
    expect(before?.get('shown')).toBe(0);
    expect(after?.get('shown')).toBeCloseTo(2 + 16 + (24 * 2) / 52, 9);
    expect(after?.get('missing5')).toBe(0);
  });

  test('a ledger without a gate has nothing to open', () => {
    expect(openedPoints([{ ...derived('role', 50, 1), points: 100 }])).toBeNull();
  });
});
