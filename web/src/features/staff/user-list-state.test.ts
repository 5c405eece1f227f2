import { expect, test } from 'vitest';
import { isFiltered, readUserList, userListQuery, writeUserList } from './user-list-state';

const read = (query: string) => readUserList(new URLSearchParams(query));

test.each([
  ['', { search: '', plan: null, state: null, skip: 0 }],
  [
    'search=ada&plan=starter&state=partner&page=3',
    { search: 'ada', plan: 'starter', state: 'partner', skip: 40 },
  ],
  ['plan=golden&state=happy&page=-4', { search: '', plan: null, state: null, skip: 0 }],
])('the address %j is read', (query, list) => {
  expect(read(query)).toEqual(list);
});

test('what changes who is listed leads to the first page, and defaults stay out of the address', () => {
  const list = read('search=ada&page=3');
  expect(String(writeUserList(list, { plan: 'starter' }))).toBe('search=ada&plan=starter');
  expect(String(writeUserList(list, { skip: 20 }))).toBe('search=ada&page=2');
  expect(String(writeUserList(list, { search: '' }))).toBe('');
});

test('the list is asked for in pages, with its filters alone', () => {
  expect(userListQuery(read('page=2'))).toEqual({ skip: '20', limit: '20' });
  expect(userListQuery(read('state=expired'))).toEqual({
    skip: '0',
    limit: '20',
    state: 'expired',
  });
  expect([isFiltered(read('page=2')), isFiltered(read('plan=trial'))]).toEqual([false, true]);
});
