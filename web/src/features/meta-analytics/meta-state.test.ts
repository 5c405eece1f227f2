import { MetaQuery } from '@candor/domain/model/meta-analytics';
import { expect, test } from 'vitest';
import { fits, metaQuery, readMeta, toggleJob, writeMeta } from './meta-state';

const read = (query: string) => readMeta(new URLSearchParams(query));

test('an address without a word shows thirty days of all jobs, and what it does not know is left out', () => {
  const first = { range: '30', jobs: [], metric: 'overview' };
  expect(read('')).toEqual(first);
  expect(read('range=31&metric=weather&job=')).toEqual(first);
});

test('a choice survives a round trip, even a title with a comma', () => {
  const chosen = { range: '90', jobs: ['Engineer, Data'], metric: 'skills' } as const;
  const written = writeMeta(new URLSearchParams('other=1&range=7'), chosen);
  expect(readMeta(written)).toEqual(chosen);
  expect(written.get('other')).toBe('1');
});

test('questions on the page have their own tabs in the URL', () => {
  expect(['advisor', 'market'].map((tab) => read(`metric=${tab}`).metric)).toEqual([
    'advisor',
    'market',
  ]);
});

test('defaults leave the address', () => {
  const query = new URLSearchParams('range=7&job=Nurse&metric=scores');
  expect(String(writeMeta(query, { range: '30', jobs: [], metric: 'overview' }))).toBe('');
});

test('titles are chosen one by one and taken back', () => {
  expect(toggleJob(['Nurse'], 'Engineer, Data')).toEqual(['Nurse', 'Engineer, Data']);
  expect(toggleJob(['Nurse', 'Cook'], 'Nurse')).toEqual(['Cook']);
});

test('the number of titles is limited to what the server accepts', () => {
  const titles = (letters: number) => ['a'.repeat(letters / 2), 'b'.repeat(letters / 2 - 1)];
  const taken = (jobs: string[]) => MetaQuery.safeParse(metaQuery({ range: '30', jobs })).success;
  expect([fits(titles(2_000)), taken(titles(2_000))]).toEqual([true, true]);
  expect([fits(titles(2_002)), taken(titles(2_002))]).toEqual([false, false]);
});
