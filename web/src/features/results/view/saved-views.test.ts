import { expect, test } from 'vitest';
import { applyView, viewQuery, withView } from './saved-views';

test('a view keeps filters and order, and nothing of the batch it was created in', () => {
  const query = new URLSearchParams(
    'batchId=batch-0001&candidate=person-0001&sort=name&show=maybe',
  );
  expect(viewQuery(query)).toBe('show=maybe&sort=name');
});

test('applying a view stays in the batch and with the open person', () => {
  const here = new URLSearchParams('batchId=batch-0002&candidate=person-0009&find=porter');
  const there = applyView(here, { name: 'By name', query: 'sort=name' });
  expect(there.toString()).toBe('sort=name&batchId=batch-0002&candidate=person-0009');
});

test('saving under an existing name replaces that view', () => {
  const views = [{ name: 'Mine', query: 'sort=name' }];
  expect(withView(views, { name: 'Mine', query: 'sort=must' })).toEqual([
    { name: 'Mine', query: 'sort=must' },
  ]);
});
