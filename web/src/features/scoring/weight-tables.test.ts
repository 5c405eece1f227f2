import { expect, test } from 'vitest';
import { SHARES } from './weight-tables';

test('the shares that the page shows are the whole of a job', () => {
  expect(SHARES.reduce((sum, row) => sum + Number(row.value), 0)).toBeCloseTo(100, 9);
});
