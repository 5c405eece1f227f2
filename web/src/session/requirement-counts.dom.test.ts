import { beforeEach, expect, test } from 'vitest';
import { forgetPerson } from './forget-person';
import { keepRequirementCount, requirementCountOf } from './requirement-counts';

const storage = window.localStorage;
const countOf = (batchId: string, userId = 'user-0001') =>
  requirementCountOf(storage, userId, batchId);

beforeEach(() => storage.clear());

test('the newest number of a batch is remembered, for its owner', () => {
  keepRequirementCount(storage, 'user-0001', 'batch-0001', 9);
  keepRequirementCount(storage, 'user-0001', 'batch-0002', 14);
  keepRequirementCount(storage, 'user-0001', 'batch-0001', 8);
  expect([countOf('batch-0001'), countOf('batch-0002')]).toEqual([8, 14]);
  expect(countOf('batch-0001', 'user-0002')).toBeNull();
});

test('fifty batches are remembered, and the one of longest ago makes room', () => {
  for (let at = 0; at <= 50; at += 1)
    keepRequirementCount(storage, 'user-0001', `batch-${at}`, at + 1);
  expect([countOf('batch-0'), countOf('batch-1'), countOf('batch-50')]).toEqual([null, 2, 51]);
});

test.each(['{', '[1]', '[{"id":"batch-0001","count":-3}]'])(
  'what is stored as %s tells nothing',
  (stored) => {
    storage.setItem('candor.requirements.user-0001', stored);
    expect(countOf('batch-0001')).toBeNull();
  },
);

test('with a deleted account they go', () => {
  keepRequirementCount(storage, 'user-0001', 'batch-0001', 9);
  forgetPerson([storage], 'user-0001');
  expect(countOf('batch-0001')).toBeNull();
});
