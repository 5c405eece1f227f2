import { expect, test } from 'vitest';
import { isFiltered, listQuery, NO_FILTER, readList, writeList } from './list-state';

const read = (query: string) => readList(new URLSearchParams(query));

test('an address without anything lists the newest twenty', () => {
  expect(listQuery(read(''))).toEqual({ limit: '20', skip: '0' });
  expect(isFiltered(read('page=2&rows=50'))).toBe(false);
});

test('parts of the URL that make no sense get their defaults', () => {
  expect(read('status=lost&type=fax&page=-3&rows=7&from=soon&sort=user_id')).toEqual(read(''));
});

test('filters, page and rows are asked of the server', () => {
  const query = listQuery(read('status=failed&type=zip_file&search=porter&page=3&rows=50'));
  expect(query).toEqual({
    limit: '50',
    skip: '100',
    status: 'failed',
    input_type: 'zip_file',
    search: 'porter',
  });
});

test('an order stands in the address and is asked of the server, but for the usual one', () => {
  expect(listQuery(read('sort=-total_candidates')).sort).toBe('-total_candidates');
  expect(listQuery(read('sort=-created_at'))).toEqual(listQuery(read('')));
  const start = new URLSearchParams('status=failed&page=3');
  expect(writeList(start, { sort: 'jobTitle' }).toString()).toBe('status=failed&sort=jobTitle');
  const turned = new URLSearchParams('sort=jobTitle');
  expect(writeList(turned, { sort: '-created_at' }).toString()).toBe('');
  expect(writeList(turned, NO_FILTER).toString()).toBe('sort=jobTitle');
  expect(isFiltered(read('sort=jobTitle'))).toBe(false);
});

test('a range of days reaches from the first moment of the first to the end of the last', () => {
  const { created_after, created_before } = listQuery(read('from=2026-03-02&to=2026-03-02'));
  expect(created_after).toBe(new Date('2026-03-02T00:00').toISOString());
  expect(created_before).toBe(new Date('2026-03-03T00:00').toISOString());
});

test('another filter leads to the first page, another page keeps the filters', () => {
  const start = new URLSearchParams('status=failed&page=3&kept=1');
  expect(writeList(start, { search: 'cook' }).toString()).toBe('status=failed&kept=1&search=cook');
  expect(writeList(start, { page: 4 }).toString()).toBe('status=failed&page=4&kept=1');
});
