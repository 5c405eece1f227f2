import { expect, test } from 'vitest';
import { isFiltered } from '../../session/searched-list';
import {
  readTicketList,
  type TicketListState,
  ticketListBody,
  writeTicketList,
} from './ticket-list-state';

const read = (query: string, entry: unknown = null) =>
  readTicketList(new URLSearchParams(query), entry);

test.each([
  ['', { search: '', status: null, priority: null, skip: 0 }],
  [
    'search=ada&status=active&priority=critical&page=3',
    { search: '', status: 'active', priority: 'critical', skip: 20 },
  ],
  ['status=open&priority=urgent&page=-4', { search: '', status: null, priority: null, skip: 0 }],
])('the address %j is read', (query, list) => {
  expect(read(query)).toEqual(list);
});

test.each([null, 'ada', { search: 7 }, { find: 'ada' }])(
  'the entry %j asks for no ticket',
  (entry) => {
    expect(read('', entry).search).toBe('');
  },
);

test('what changes what is listed leads to the first page, and defaults stay out of the address', () => {
  const list = read('status=active&page=3');
  const queryAfter = (change: Partial<TicketListState>) =>
    String(writeTicketList(list, change).query);
  expect(queryAfter({ priority: 'high' })).toBe('status=active&priority=high');
  expect(queryAfter({ skip: 10 })).toBe('status=active&page=2');
  expect(queryAfter({ status: null })).toBe('');
});

test('the words looked for are kept in the entry of the history, and never in the address', () => {
  const { query, entry } = writeTicketList(read('status=closed'), { search: 'ada@example.com' });
  expect(String(query)).toBe('status=closed');
  expect(read(String(query), entry)).toMatchObject({ search: 'ada@example.com', status: 'closed' });
});

test('the list is asked for in pages, with its filters alone', () => {
  expect(ticketListBody(read('page=2'))).toEqual({ skip: 10, limit: 10 });
  expect(ticketListBody(read('priority=high', { search: '8f2e7b16' }))).toEqual({
    skip: 0,
    limit: 10,
    priority: 'high',
    search: '8f2e7b16',
  });
  expect([isFiltered(read('page=2')), isFiltered(read('status=active'))]).toEqual([false, true]);
});
