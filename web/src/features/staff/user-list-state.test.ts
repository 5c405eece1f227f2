import { expect, test } from 'vitest';
import { isFiltered } from '../../session/searched-list';
import { readUserList, type UserListState, userListBody, writeUserList } from './user-list-state';

const read = (query: string, entry: unknown = null) =>
  readUserList(new URLSearchParams(query), entry);

test.each([
  ['', { search: '', plan: null, state: null, skip: 0 }],
  [
    'search=ada&plan=starter&state=partner&page=3',
    { search: '', plan: 'starter', state: 'partner', skip: 20 },
  ],
  ['plan=golden&state=happy&page=-4', { search: '', plan: null, state: null, skip: 0 }],
])('the address %j is read', (query, list) => {
  expect(read(query)).toEqual(list);
});

test.each([null, 'ada', { search: 7 }, { find: 'ada' }])(
  'the entry %j asks for nobody',
  (entry) => {
    expect(read('', entry).search).toBe('');
  },
);

test('what changes who is listed leads to the first page, and defaults stay out of the address', () => {
  const list = read('state=partner&page=3');
  const queryAfter = (change: Partial<UserListState>) => String(writeUserList(list, change).query);
  expect(queryAfter({ plan: 'starter' })).toBe('plan=starter&state=partner');
  expect(queryAfter({ skip: 10 })).toBe('state=partner&page=2');
  expect(queryAfter({ state: null })).toBe('');
});

test('the words looked for are kept in the entry of the history, and never in the address', () => {
  const { query, entry } = writeUserList(read('plan=trial'), { search: 'ada@example.com' });
  expect(String(query)).toBe('plan=trial');
  expect(read(String(query), entry)).toMatchObject({ search: 'ada@example.com', plan: 'trial' });
});

test('the list is asked for in pages, with its filters alone', () => {
  expect(userListBody(read('page=2'))).toEqual({ skip: 10, limit: 10 });
  expect(userListBody(read('state=expired'))).toEqual({
    skip: 0,
    limit: 10,
    state: 'expired',
  });
  expect([isFiltered(read('page=2')), isFiltered(read('plan=trial'))]).toEqual([false, true]);
});
