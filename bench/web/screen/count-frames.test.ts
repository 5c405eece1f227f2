import { expect, test } from 'vitest';
import { countFrames } from './count-frames';

test('frames in step drop nothing', () => {
  const times = Array.from({ length: 61 }, (_, index) => (index * 1_000) / 60);
  expect(countFrames(times)).toMatchObject({ due: 60, dropped: 0 });
});

test('a gap of three frames drops the two that did not come', () => {
  const smoothness = countFrames([0, 16.7, 66.7, 83.4]);
  expect(smoothness).toMatchObject({ due: 5, dropped: 2 });
  expect(smoothness.longest).toBeCloseTo(50, 10);
});

test('a frame that is a little late or early is not dropped', () => {
  expect(countFrames([0, 20, 33, 50])).toMatchObject({ due: 3, dropped: 0 });
});

test('a screen faster than sixty a second is not counted as fewer frames than came', () => {
  expect(countFrames([0, 8, 16])).toMatchObject({ due: 2, dropped: 0 });
});

test('no frames are no movement', () => {
  expect(countFrames([])).toEqual({ due: 0, dropped: 0, longest: 0 });
});
