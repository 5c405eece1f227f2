import { expect, test } from 'vitest';
import { readSort, sortQuery } from './sort';

const Sort = sortQuery(['jobTitle', 'created_at']);

test('a list is sorted by a column that it names, in both directions, and by nothing else', () => {
  for (const sort of ['jobTitle', '-jobTitle', '-created_at']) {
    expect(Sort.safeParse(sort).data).toBe(sort);
  }
  for (const sort of [
    '',
    '-',
    '--jobTitle',
    'jobtitle',
    'user_id',
    'created_at; drop table batches',
  ])
    expect(Sort.safeParse(sort).success, sort).toBe(false);
});

test('a minus is the direction and no part of the column', () => {
  expect(readSort('-created_at')).toEqual({ column: 'created_at', descending: true });
  expect(readSort('created_at')).toEqual({ column: 'created_at', descending: false });
});
