import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GATE_ID } from './line-ids';
import { readGate } from './must-have-gate';
import { GATE_ASKED, GATE_FLOOR, LICENCE_HOLDS } from './weights';

const asked = (
  strength: number,
  weight = 10,
  importance: 'must' | 'nice' = 'must',
  needed_by_law = false,
) => ({
  id: `a${weight}`,
  importance,
  weight,
  source: {},
  needed_by_law,
  strength,
});
const derived = (strength: number) => ({
  id: 'r1',
  importance: 'must' as const,
  weight: 40,
  source: null,
  strength,
});
const gate = {
  id: GATE_ID,
  importance: 'must' as const,
  weight: 25,
  source: null,
  strength: 0,
};

describe('readGate', () => {
  test('missing must-haves hold their share of it back, whatever else fits', () => {
    const missing = Array.from({ length: GATE_ASKED }, () => asked(0));
    const read = readGate([derived(1), gate, ...missing, asked(1, 5, 'nice')]);
    expect(read).toMatchObject({ opened: 0, due: 1, strength: GATE_FLOOR });
  });

  test('the fewer must-haves a job states, the less their absence holds back', () => {
    const earned = [1, 2, 3, GATE_ASKED, GATE_ASKED + 3].map(
      (stated) =>
        readGate([derived(1), gate, ...Array.from({ length: stated }, () => asked(0, 1))])
          ?.strength ?? -1,
    );
    expect(earned).toEqual([...earned].sort((a, b) => b - a));
    expect(earned[0]).toBeCloseTo(1 - (1 - GATE_FLOOR) / GATE_ASKED, 9);
    expect(earned.slice(-2)).toEqual([GATE_FLOOR, GATE_FLOOR]);
  });

  test('a licence required by law holds its share back, whatever else is shown', () => {
    const missing = asked(0, 1, 'must', true);
    expect(readGate([derived(1), gate, missing, asked(1)])?.strength).toBeCloseTo(
      1 - LICENCE_HOLDS,
      9,
    );
    expect(readGate([derived(1), gate, { ...missing, strength: 1 }, asked(1)])?.strength).toBe(1);
    expect(readGate([derived(1), gate, asked(0, 1, 'nice', true), asked(1)])?.strength).toBe(1);
  });

  test('of two such licences each holds back its part', () => {
    const pair = [asked(1, 5, 'must', true), asked(0, 5, 'must', true)];
    expect(readGate([derived(1), gate, ...pair])?.strength).toBeCloseTo(1 - LICENCE_HOLDS / 2, 9);
  });

  test('a must-have without weight does not count', () => {
    expect(readGate([derived(1), gate, asked(0, 0)])?.strength).toBe(1);
  });

  test('a third of the must-haves opens it, and then it rises with the rest of the match', () => {
    const strengths = [0.2, 0.5, 1].map((role) => {
      const read = readGate([derived(role), gate, asked(1), asked(0), asked(0)]);
      expect(read?.opened).toBe(1);
      return read?.strength ?? -1;
    });
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => a - b));
    expect(strengths.at(-1)).toBe(1);
  });

  test('must-haves alone earn nothing from it: the match as a whole must be near', () => {
    expect(readGate([derived(0), gate, asked(1)])?.strength).toBe(0);
  });

  test('scattered words of many must-haves do not open it', () => {
    expect(
      readGate([derived(1), gate, ...[0.2, 0.2, 0.2].map((strength) => asked(strength))])?.opened,
    ).toBe(0);
  });

  test('a job without the line has no gate', () => {
    expect(readGate([derived(1), asked(1)])).toBeNull();
  });

  test('more strength on any line never closes it', () => {
    const strength = fc.double({ min: 0, max: 1, noNaN: true });
    const line = fc.tuple(
      strength,
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom('must' as const, 'nice' as const),
      fc.boolean(),
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        strength,
        fc.nat(),
        strength,
        (lines, role, at, more) => {
          const rated = (changed: number) => [
            derived(role),
            gate,
            ...lines.map(([own, weight, importance, isLaw], number) =>
              asked(number === changed ? Math.min(1, own + more) : own, weight, importance, isLaw),
            ),
          ];
          const before = readGate(rated(-1))?.strength ?? 0;
          expect(readGate(rated(at % lines.length))?.strength).toBeGreaterThanOrEqual(
            before - 1e-12,
          );
        },
      ),
    );
  });
});
