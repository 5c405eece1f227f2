import { expect, test } from 'vitest';
import { withGaps } from './use-visible-rows';

test('the gaps are as high as the rows they stand for, so nothing jumps', () => {
  const stretches = withGaps([3, 4, 9], 12, 44);
  expect(stretches.map((one) => (one.kind === 'row' ? one.index : `${one.height}px`))).toEqual([
    '132px',
    3,
    4,
    '176px',
    9,
    '88px',
  ]);
});

test('rows without a gap between them have none', () => {
  expect(withGaps([0, 1], 2, 44)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'row', index: 1 },
  ]);
});
