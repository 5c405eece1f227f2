import { QualityFigures } from '@candor/domain/model/quality';
import { expect, test } from 'vitest';
import { COLUMNS, FIGURES, shareFrom } from './measured';

test('the figures of the page are of the form that the benchmark writes', () => {
  expect(QualityFigures.parse(FIGURES)).toEqual(FIGURES);
});

test('the columns are in score order, and no tier begins inside one', () => {
  const floors = COLUMNS.map(({ from }) => from);
  expect(floors).toEqual([...floors].sort((a, b) => a - b));
  for (const floor of [50, 70, 85]) expect(floors).toContain(floor);
});

test('a higher score promises more on the figures that are published', () => {
  expect(shareFrom(70)).toBeGreaterThan(shareFrom(50));
  expect(shareFrom(50)).toBeGreaterThan(shareFrom(0));
});
