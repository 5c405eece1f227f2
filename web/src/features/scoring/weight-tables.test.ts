import { expect, test } from 'vitest';
import { KINDS, SHARES } from './weight-tables';

test('the shares that the page shows are the whole of a job', () => {
  expect(SHARES.reduce((sum, row) => sum + Number(row.value), 0)).toBeCloseTo(100, 9);
});

test.each([
  ['shares', SHARES.map(({ value }) => Number(value))],
  ['kinds', KINDS.map(({ value }) => Number(value.slice(2)))],
])('the heaviest of the %s comes first', (_, values) => {
  expect(values).toEqual([...values].sort((one, other) => other - one));
});
