import { expect, test } from 'vitest';
import { layOutStack, nearestScore, STEP, type TierBand } from './lay-out-stack';

const BANDS: readonly TierBand[] = [
  { tier: 'excellent', from: 85, to: 100, count: 2 },
  { tier: 'good', from: 70, to: 85, count: 3 },
  { tier: 'fair', from: 50, to: 70, count: 1 },
  { tier: 'poor', from: 0, to: 50, count: 4 },
];
const dotsAt = (...scores: number[]) => scores.map((score, at) => ({ id: `c${at}`, score }));

test('scores rise from left to right, and further apart across the border of a tier', () => {
  const { scale, low, high } = layOutStack(dotsAt(40, 90), BANDS, 600);
  const within = scale(69) - scale(68);
  const across = scale(70) - scale(69);
  expect(within).toBeGreaterThan(0);
  expect(across).toBeGreaterThan(within + 1);
  expect([scale(low) >= 0, scale(high) <= 600]).toEqual([true, true]);
});

test('the axis goes down only for stacks that would not fit over it', () => {
  const flat = layOutStack(dotsAt(60, 60, 60, 60), BANDS, 600);
  const tall = layOutStack(dotsAt(60, 60, 60, 60, 60, 60), BANDS, 600);
  expect(flat.axis).toBe(layOutStack([], BANDS, 600).axis);
  expect(tall.axis - flat.axis).toBe(2 * STEP);
});

test('where names would touch, one of them goes a line lower and the picture grows with it', () => {
  const wide = layOutStack(dotsAt(40, 90), BANDS, 600);
  const narrow = layOutStack(dotsAt(40, 90), BANDS, 260);
  const lowered = ({ names }: typeof wide) =>
    names.filter(({ down }) => down > 0).map(({ band }) => band.tier);
  expect([lowered(wide), lowered(narrow)]).toEqual([[], ['good']]);
  expect(narrow.height).toBeGreaterThan(wide.height);
});

test('the place of a score leads back to it', () => {
  const layout = layOutStack(dotsAt(40, 90), BANDS, 600);
  for (const score of [layout.low, 49, 50, 70, 100]) {
    expect(nearestScore(layout, layout.scale(score) + 1)).toBe(score);
  }
});
