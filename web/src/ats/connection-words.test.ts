import type { Integration } from '@candor/domain/model/ats';
import { expect, test } from 'vitest';
import { missingSentence, stateOf } from './connection-words';

const LINKED: Integration = {
  ats_type: 'ashby',
  status: 'connected',
  connected: true,
  key_last4: 'Zx9q',
  connected_at: '2026-02-10T09:00:00.000Z',
  last_sync: null,
  available: true,
  error_message: null,
  problem: null,
  syncing: false,
  receives_events: false,
  health: null,
  missing_permissions: [],
};

test.each<[Partial<Integration>, string]>([
  [{}, 'Connected'],
  [{ syncing: true }, 'Reading'],
  [{ problem: 'permission' }, 'Permission missing'],
  [{ problem: 'unavailable' }, 'Does not answer'],
  [{ problem: 'refused', syncing: true }, 'No access'],
  [{ status: 'not_connected' }, 'Not connected'],
  [{ status: 'not_connected', available: false }, 'Not available'],
])('a connection with %j is called %s', (over, word) => {
  expect(stateOf({ ...LINKED, ...over }).word).toBe(word);
});

test.each<[Partial<Integration>, boolean, string]>([
  [{}, false, 'Does not answer'],
  [{ problem: 'unavailable' }, true, 'Connected'],
  [{ problem: 'refused' }, false, 'No access'],
  [{ problem: 'permission' }, true, 'Permission missing'],
  [{ status: 'not_connected' }, false, 'Not connected'],
])(
  'a connection with %j whose system was asked, which is answered by %s, is called %s',
  (over, answers, word) => {
    expect(stateOf({ ...LINKED, ...over }, answers).word).toBe(word);
  },
);

test('missing permissions are named together, and none makes no sentence', () => {
  expect(missingSentence([])).toBeNull();
  expect(missingSentence(['candidates:write'])).toMatch(
    /^The permission candidates:write is missing\. /,
  );
  expect(missingSentence(['jobs:read', 'candidates:read'])).toMatch(
    /^The permissions jobs:read and candidates:read are missing\. /,
  );
});

test('where a permission of Greenhouse is missing, the Site Admin is named who may be what is', () => {
  expect(missingSentence(['harvest:jobs:list'])).toMatch(/a Site Admin has to allow/);
  expect(missingSentence(['jobs:read'])).not.toMatch(/Site Admin/);
});
