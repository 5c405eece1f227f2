import type { InvitationGroup } from '@candor/domain/model/invitation';
import { expect, test } from 'vitest';
import { groupWords } from './group-words';

const group = (over: Partial<InvitationGroup>): InvitationGroup => ({
  key: 'in_progress',
  total: 12,
  stalled: 0,
  undelivered: 0,
  average_progress: 44,
  average_points: 0,
  ...over,
});

test.each([
  [{}, 'average 44% done'],
  [{ stalled: 3 }, 'average 44% done, 3 stalled'],
  [{ key: 'completed', average_progress: 100, average_points: 84 }, 'average 84 points'],
  [{ key: 'completed', average_points: 83.5 }, 'average 83.5 points'],
  [{ key: 'completed' }, ''],
  [{ key: 'not_started', average_progress: 0 }, ''],
  [{ key: 'not_started', stalled: 2, undelivered: 1 }, '2 stalled, 1 undelivered'],
  [{ key: 'ashby', average_progress: 61 }, 'average 61% done'],
] as const)('%j reads "%s"', (over, words) => {
  expect(groupWords(group(over))).toBe(words);
});
