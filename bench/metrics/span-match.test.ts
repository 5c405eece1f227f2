import { expect, test } from 'vitest';
import { agreement, relaxedCounts, strictCounts } from './span-match';

const span = (start: number, end: number) => ({ start, end });

test('strict agreement needs both borders', () => {
  const counts = strictCounts([span(0, 4), span(6, 9)], [span(0, 4), span(6, 8)]);
  expect(counts).toEqual({ expected: 2, found: 2, agreeing: 1 });
});

test('the same span found twice agrees once', () => {
  expect(strictCounts([span(0, 4)], [span(0, 4), span(0, 4)]).agreeing).toBe(1);
});

test('relaxed agreement needs an overlap and gives each span one partner', () => {
  const counts = relaxedCounts([span(0, 10)], [span(0, 4), span(5, 9), span(20, 22)]);
  expect(counts).toEqual({ expected: 1, found: 3, agreeing: 1 });
});

test('spans that only touch do not overlap', () => {
  expect(relaxedCounts([span(0, 4)], [span(4, 8)]).agreeing).toBe(0);
});

test('the longest overlap takes its partner first', () => {
  const counts = relaxedCounts([span(0, 10), span(10, 12)], [span(8, 12), span(0, 9)]);
  expect(counts.agreeing).toBe(2);
});

test('precision, recall and F1 are taken over all texts together', () => {
  const counts = [
    { expected: 4, found: 2, agreeing: 2 },
    { expected: 0, found: 2, agreeing: 0 },
  ];
  expect(agreement(counts)).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
});

test('nothing found is worth 0', () => {
  expect(agreement([{ expected: 3, found: 0, agreeing: 0 }]).f1).toBe(0);
});
