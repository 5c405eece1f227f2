import { InvitationStatus } from '@candor/domain/rules/invitation';
import { expect, test } from 'vitest';
import { standingOf } from './standing';

test('an expired invitation can be resent and nothing else', () => {
  expect(standingOf('expired')).toMatchObject({ resend: true, change: false });
});

test('whatever cannot be done says why', () => {
  for (const status of InvitationStatus.options) {
    const { resend, change, why } = standingOf(status);
    expect(why === null, status).toBe(resend && change);
  }
});
