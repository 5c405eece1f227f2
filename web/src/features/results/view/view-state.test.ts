import { expect, test } from 'vitest';
import { BY_SCORE } from '../rows/sort-rows';
import { readView, type ViewState, writeView } from './view-state';

const CHANGED: ViewState = {
  show: 'to_decide',
  range: [70, 84],
  sorts: [
    { key: 'must', direction: 'descending' },
    { key: 'R3', direction: 'ascending' },
  ],
  candidate: 'person-0007',
  search: 'night',
  hidden: ['must', 'R2'],
  compare: ['person-0001', 'person-0002'],
};

test('the URL keeps the whole view and leaves defaults out', () => {
  const query = new URLSearchParams('batchId=batch-0001');
  const written = writeView(query, CHANGED);
  expect(readView(written)).toEqual(CHANGED);
  const back = writeView(written, {
    show: 'all',
    range: null,
    sorts: BY_SCORE,
    candidate: null,
    search: '',
    hidden: [],
    compare: [],
  });
  expect(back.toString()).toBe('batchId=batch-0001');
});

test('a mistyped URL shows everybody by score', () => {
  expect(readView(new URLSearchParams('show=best&sort=luck&match=high'))).toMatchObject({
    show: 'all',
    range: null,
    sorts: BY_SCORE,
  });
});

test('at most four people are compared', () => {
  expect(readView(new URLSearchParams('compare=a+b+c+d+e')).compare).toHaveLength(4);
});
