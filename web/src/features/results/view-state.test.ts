import { expect, test } from 'vitest';
import { readView, writeView } from './view-state';

test('the address keeps filter, order, person and search, and leaves defaults out', () => {
  const query = new URLSearchParams('batchId=batch-0001');
  const written = writeView(query, {
    show: 'good',
    sort: { key: 'must', direction: 'descending' },
    candidate: 'person-0007',
    search: 'night',
  });
  expect(written.toString()).toBe(
    'batchId=batch-0001&show=good&sort=-must&candidate=person-0007&find=night',
  );
  expect(readView(written)).toEqual({
    show: 'good',
    sort: { key: 'must', direction: 'descending' },
    candidate: 'person-0007',
    search: 'night',
  });
  const back = writeView(written, {
    show: 'all',
    sort: { key: 'score', direction: 'descending' },
    candidate: null,
    search: '',
  });
  expect(back.toString()).toBe('batchId=batch-0001');
});

test('an address that was typed wrong shows everybody by score', () => {
  expect(readView(new URLSearchParams('show=best&sort=luck'))).toMatchObject({
    show: 'all',
    sort: { key: 'score', direction: 'descending' },
  });
});
