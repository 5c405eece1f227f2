import { expect, test } from 'vitest';
import { roomForLines } from './shown-lines';

test('a wide window has a column for every requirement', () => {
  expect(roomForLines(1_300, 14)).toBe(14);
});

test('a narrower one leaves the names their room, and shows as many as usual', () => {
  expect(roomForLines(880, 14)).toBe(10);
  expect(roomForLines(400, 14)).toBe(10);
  expect(roomForLines(400, 6)).toBe(6);
});

test('in between every requirement that fits has one', () => {
  const between = roomForLines(930, 14);
  expect(between).toBeGreaterThan(10);
  expect(between).toBeLessThan(14);
});
