import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combine, type LedgerLine } from './combine';

const line = fc.record({
  strength: fc.double({ min: 0, max: 1, noNaN: true }),
  importance: fc.constantFrom('must' as const, 'nice' as const),
  weight: fc.double({ min: 0.1, max: 50, noNaN: true }),
});
const ledger = fc.array(line, { minLength: 1, maxLength: 12 });
const changed = (
  lines: readonly LedgerLine[],
  at: number,
  change: Partial<LedgerLine>,
): LedgerLine[] =>
  lines.map((entry, index) => (index === at % lines.length ? { ...entry, ...change } : entry));

describe('combine', () => {
  test('the total is the rounded sum of the points, and the attainable points add up to 100', () => {
    fc.assert(
      fc.property(ledger, (lines) => {
        const { total, lines: combined } = combine(lines);
        expect(total).toBe(
          Math.min(100, Math.round(combined.reduce((sum, entry) => sum + entry.points, 0))),
        );
        expect(combined.reduce((sum, entry) => sum + entry.max_points, 0)).toBeCloseTo(100, 6);
        for (const entry of combined) expect(entry.points).toBeLessThanOrEqual(entry.max_points);
      }),
    );
  });

  test('more strength on a line never lowers the total', () => {
    fc.assert(
      fc.property(
        ledger,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, at, more) => {
          const strength = Math.min(1, (lines[at % lines.length]?.strength ?? 0) + more);
          expect(combine(changed(lines, at, { strength })).total).toBeGreaterThanOrEqual(
            combine(lines).total,
          );
        },
      ),
    );
  });

  test('more weight on a must-have raises those who meet it and lowers those who show nothing of it', () => {
    fc.assert(
      fc.property(
        ledger,
        fc.nat(),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (lines, at, factor) => {
          const weight = (lines[at % lines.length]?.weight ?? 1) * factor;
          for (const strength of [0, 1]) {
            const before = changed(lines, at, { importance: 'must', strength });
            const difference =
              combine(changed(before, at, { weight })).total - combine(before).total;
            expect(strength === 1 ? difference : -difference).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test('nice-to-haves count in proportion while must-haves are mostly open', () => {
    const lines = (must: number): LedgerLine[] => [
      { strength: must, importance: 'must', weight: 50 },
      { strength: 1, importance: 'nice', weight: 50 },
    ];
    expect(combine(lines(0)).lines[1]?.points).toBe(0);
    expect(combine(lines(0.25)).lines[1]?.points).toBe(25);
    expect(combine(lines(0.5)).lines[1]?.points).toBe(50);
  });

  test('an empty ledger gives nothing', () => {
    expect(combine([])).toEqual({ total: 0, lines: [] });
  });
});
