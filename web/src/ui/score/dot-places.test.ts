import { expect, test } from 'vitest';
import { closeDots, dotAt, dotPaths, dotPlaces } from './dot-places';
import type { VerdictName } from './verdict';

const two = [{ group: 'must' }, { group: 'nice' }] as const;

test('another group begins after a gap', () => {
  expect(dotPlaces(two)).toMatchObject({ step: 22, lefts: [0, 32], width: 54, height: 24 });
});

const many = (verdicts: readonly VerdictName[]) =>
  verdicts.map((verdict, index) => ({
    group: index < 3 ? ('whole' as const) : index < 9 ? ('must' as const) : ('nice' as const),
    verdict,
  }));
const times = (count: number, verdict: VerdictName) => Array.from({ length: count }, () => verdict);

test('more than ten are closer together', () => {
  expect(dotPlaces(many(times(11, 'met'))).step).toBe(19);
});

test('on a phone they continue on a second line where a group ends, and each can be hit there', () => {
  const places = dotPlaces(many(times(14, 'met')), true);
  expect(places).toMatchObject({ step: 15, height: 40 });
  expect(places.width).toBeLessThanOrEqual(164);
  expect(places.tops).toEqual([...Array(9).fill(0), ...Array(5).fill(20)]);
  expect(dotAt(places, 17, 30)).toBe(10);
  expect(dotAt(places, 17, 10)).toBe(1);
});

test('if no group ends in time, the first line is filled', () => {
  const one = Array.from({ length: 14 }, () => ({ group: 'must' as const }));
  const { tops, width } = dotPlaces(one, true);
  expect(tops.filter((top) => top === 0)).toHaveLength(9);
  expect(width).toBeLessThanOrEqual(164);
});

test('a group that does not fit next to another begins the second line', () => {
  const groups = [...Array(4).fill('whole'), ...Array(8).fill('must'), ...Array(2).fill('nice')];
  const { tops } = dotPlaces(
    groups.map((group) => ({ group })),
    true,
  );
  expect(tops.filter((top) => top === 0)).toHaveLength(4);
  expect(new Set(tops)).toEqual(new Set([0, 20]));
});

test('what has no room on a phone is counted, and nothing unmet is among it', () => {
  const dots = many([...times(20, 'met'), 'unmet', 'partial']);
  const { shown, left } = closeDots(dots);
  expect(shown.map(({ verdict }) => verdict)).toEqual([...times(13, 'met'), 'unmet', 'partial']);
  expect(left).toHaveLength(7);
  expect(closeDots(dots.slice(0, 18)).left).toEqual([]);
});

test('a pointer is on a dot or in a gap', () => {
  const places = dotPlaces(two);
  expect([0, 21, 25, 32, 60].map((x) => dotAt(places, x, 5))).toEqual([0, 0, -1, 1, -1]);
});

test('each verdict has its own shape', () => {
  const places = dotPlaces([{ group: 'must' }]);
  const shapes = (['met', 'partial', 'unclear', 'unmet'] as const).map((verdict) =>
    JSON.stringify(dotPaths([verdict], places)),
  );
  expect(new Set(shapes).size).toBe(4);
});

test('a row of one verdict is one path', () => {
  const { lined, dotted, faint, filled } = dotPaths(['met', 'met'], dotPlaces(two));
  expect([lined, dotted, faint]).toEqual(['', '', '']);
  expect(filled.match(/z/g)).toHaveLength(2);
});
