import { expect, test, vi } from 'vitest';
import { type SortedColumn, sortAfter, sortedHead } from './column-order';

type Sort = 'name' | '-name' | 'created_at' | '-created_at';
const NAME: SortedColumn<Sort> = { column: 'name', by: 'By name', falls: false };
const CREATED: SortedColumn<Sort> = { column: 'created_at', by: 'By date', falls: true };

test('a column comes in its usual direction first and turns when it is pressed again', () => {
  expect(sortAfter<Sort>('-created_at', NAME)).toBe('name');
  expect(sortAfter<Sort>('name', NAME)).toBe('-name');
  expect(sortAfter<Sort>('-name', CREATED)).toBe('-created_at');
  expect(sortAfter<Sort>('-created_at', CREATED)).toBe('created_at');
});

test('only the head of the column that sorts has a direction', () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  expect(sortedHead<Sort>(NAME, '-created_at', onSort).direction).toBeNull();
  const head = sortedHead<Sort>(CREATED, '-created_at', onSort);
  expect(head.direction).toBe('descending');
  head.onSort();
  expect(onSort).toHaveBeenCalledExactlyOnceWith('created_at');
});
