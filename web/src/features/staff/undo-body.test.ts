import type { StaffChange } from '@candor/domain/model/staff';
import { expect, test } from 'vitest';
import { undoBody } from './undo-body';

const change = (changed: StaffChange['changed'], reason: string | null = 'Goodwill') =>
  undoBody({ id: 'change-01', timestamp: '2026-03-02T09:00:00.000Z', by: null, reason, changed });

test('every change is restored, and the reason says so', () => {
  expect(
    change({
      keys: 40,
      'before.keys': null,
      suspended: true,
      'before.suspended': false,
      trialEndsAt: '2026-04-01T00:00:00.000Z',
      'before.trialEndsAt': '2026-03-09T00:00:00.000Z',
    }),
  ).toEqual({
    api_key_limit: null,
    suspended: false,
    trial_ends_at: '2026-03-09T00:00:00.000Z',
    reason: 'Undone: Goodwill',
  });
});

test.each([
  ['another plan', { plan: 'starter', 'before.plan': 'trial' }],
  ['a plan among others', { plan: 'starter', 'before.plan': 'trial', keys: 4, 'before.keys': 1 }],
  ['what stood before nobody wrote down', { keys: 40 }],
  ['there was no trial', { trialEndsAt: '2026-04-01T00:00:00.000Z', 'before.trialEndsAt': null }],
  ['nothing was changed', {}],
])('%s cannot be put back', (_why, changed) => {
  expect(change(changed)).toBeNull();
});

test('a long reason is cut to what a reason may be', () => {
  const body = change({ keys: 1, 'before.keys': 2 }, 'x'.repeat(200));
  expect(String(body?.reason)).toHaveLength(200);
});
