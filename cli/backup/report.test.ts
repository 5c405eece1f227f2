import { expect, test } from 'vitest';
import { reportRestore } from './report';

const restored = {
  rows: 1,
  blobs: 2,
  createdAt: '2026-03-02T09:15:00.000Z',
  missingKeys: [],
};

test('a restore tells how many rows were erased again, one or several', () => {
  const told = (erasedAgain: number) => reportRestore({ ...restored, erasedAgain }).split('\n')[1];
  expect(told(1)).toBe('1 row that was erased since was erased again.');
  expect(told(2)).toBe('2 rows that were erased since were erased again.');
  expect(told(0)).toBeUndefined();
});
