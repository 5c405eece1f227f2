import { expect, test } from 'vitest';
import { anItem } from '../../../testing/samples';
import { buildRows } from '../rows/build-rows';
import { rankRows } from '../rows/rank-rows';
import { untoldOrder } from './untold-order';

const ranked = rankRows(buildRows([anItem(1, 60), anItem(2, 90), anItem(3, 75)], []).scored);
const ordinals = (isCovered: (id: string) => boolean) =>
  untoldOrder(ranked, isCovered).map(({ ordinal }) => ordinal);

test('while one score is covered, people are in upload order', () => {
  expect(ordinals((id) => id === 'person-0001')).toEqual([1, 2, 3]);
});

test('when every score is uncovered, people are in order of rank', () => {
  expect(ordinals(() => false)).toEqual([2, 3, 1]);
});
