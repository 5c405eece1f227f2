import { expect, test } from 'vitest';
import { isFiltered, listQuery, NO_FILTER, pageOf, readList, writeList } from './list-state';

const read = (query: string) => readList(new URLSearchParams(query));
const write = (query: string, change: Parameters<typeof writeList>[1]) =>
  writeList(new URLSearchParams(query), change).toString();

test('an address without a word lists everything by progress, from the first page', () => {
  expect(read('')).toEqual({
    ...NO_FILTER,
    group: 'progress',
    sort: '-created_at',
    page: 1,
  });
  expect(isFiltered(read('group=ats&page=3'))).toBe(false);
});

test('the URL’s parameters are requested', () => {
  const list = read(
    'search=raman&status=in_progress&ats=ashby&stalled=true&undelivered=true&group=ats&page=2',
  );
  expect(isFiltered(list)).toBe(true);
  expect(listQuery(list)).toEqual({
    search: 'raman',
    status_filter: 'in_progress',
    ats_filter: 'ashby',
    stalled: 'true',
    undelivered: 'true',
    group_by: 'ats',
    page: '2',
    limit: '20',
  });
});

test('an order is asked for within the groups, or without any', () => {
  expect(listQuery(read('sort=-last_accessed'))).toEqual({
    page: '1',
    limit: '20',
    group_by: 'progress',
    sort: '-last_accessed',
  });
  expect(listQuery(read('group=none'))).toEqual({ page: '1', limit: '20' });
  expect(write('page=3&group=none', { sort: 'status' })).toBe('group=none&sort=status');
  expect(write('sort=status', { sort: '-created_at' })).toBe('');
});

test('words that nobody understands filter nothing', () => {
  expect(read('status=lost&ats=lever&stalled=perhaps&group=mood&sort=notes&page=-4')).toEqual(
    read(''),
  );
});

test('a change of what is listed leads to the first page and leaves the rest of the address', () => {
  expect(write('page=3&open=inv-01&days=90', { status: 'pending' })).toBe(
    'open=inv-01&days=90&status=pending',
  );
  expect(write('status=pending&stalled=true&undelivered=true', NO_FILTER)).toBe('');
  expect(write('status=pending', { page: 2 })).toBe('status=pending&page=2');
});

test('a page counts what stands before it', () => {
  const counts = { by_progress: {}, by_ats: {}, total: 45, stalled: 0 } as never;
  const answer = { invitations: [], total: 45, page: 3, limit: 20, has_more: false, counts };
  expect(pageOf(answer)).toEqual({ skip: 40, limit: 20, total: 45 });
});
