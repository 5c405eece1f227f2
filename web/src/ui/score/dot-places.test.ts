import { expect, test } from 'vitest';
import { dotAt, dotPaths, dotPlaces } from './dot-places';

const two = [{ group: 'must' }, { group: 'nice' }] as const;

test('another group begins after a gap', () => {
  expect(dotPlaces(two)).toEqual({ step: 22, lefts: [0, 32], width: 54 });
});

test('more than ten stand closer, and closest on a phone', () => {
  const many = Array.from({ length: 11 }, () => ({ group: 'must' as const }));
  expect(dotPlaces(many).step).toBe(19);
  expect(dotPlaces(many, true).step).toBe(16);
});

test('a pointer is on a dot or in a gap', () => {
  const places = dotPlaces(two);
  expect([0, 21, 25, 32, 60].map((x) => dotAt(places, x))).toEqual([0, 0, -1, 1, -1]);
});

test('each verdict has a shape of its own', () => {
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
