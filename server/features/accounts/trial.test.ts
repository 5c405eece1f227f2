import { randomUUID } from 'node:crypto';
import { endpoints } from '@candor/domain/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usedTrials } from '../../db/schema';
import { aSession, aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DAY = 86_400_000;

async function register(email: string): Promise<{ token: string; info: Record<string, unknown> }> {
  const body = { email, full_name: 'Nora Quill', password: 'a long enough phrase' };
  const { access_token, user } = (await t.as().post('/api/auth/register', body)).json();
  return { token: access_token, info: user.plan_info };
}

const erase = (token: string) =>
  t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${token}` },
  });

describe('a trial', () => {
  test('lasts seven days from the registration, by the clock of the server', async () => {
    const { token, info } = await register(`${randomUUID()}@example.com`);
    const end = new Date(t.clock.now().getTime() + 7 * DAY);
    expect(info).toMatchObject({ trial_expires: end.toISOString(), trial_expired: false });
    const { id } = (await t.as({ token }).get('/api/auth/me')).json();
    const isOver = async () => {
      const open = await aSession(t.db, id, t.clock.now());
      return (await t.as(open).get('/api/users/plan-info')).json().trial_expired;
    };
    t.clock.set(new Date(end.getTime() - 1));
    expect(await isOver()).toBe(false);
    t.clock.set(end);
    expect(await isOver()).toBe(true);
  });

  test('that is over leaves exactly these calls open', () => {
    const open = endpoints
      .filter(
        ({ access }) => access.kind === 'account' && access.afterTrial === true && !access.staff,
      )
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.sort()).toEqual(STAYS_OPEN);
  });

  test('that is over lets an unconfirmed address be corrected, and nothing else of the profile', async () => {
    const past = new Date(t.clock.now().getTime() - DAY);
    const slip = await aUser(t.db, { confirmed: false, trialEndsAt: past, now: t.clock.now() });
    const as = t.as(slip);
    const right = `${randomUUID()}@example.com`;
    for (const body of [{ full_name: 'Nora Quill' }, { email: right, full_name: 'Nora Quill' }]) {
      const refused = await as.put('/api/users/profile', body);
      expect([refused.statusCode, refused.json().reason]).toEqual([402, 'trial_expired']);
    }
    expect((await as.put('/api/users/profile', { email: right })).statusCode).toBe(200);
    const link = (await t.mails()).find(({ to }) => to === right)?.link ?? 'missing:';
    const token = new URL(link).searchParams.get('token');
    expect((await t.as().post('/api/auth/confirm-email', { token })).statusCode).toBe(200);
    expect((await as.get('/api/auth/me')).json()).toMatchObject({
      email: right,
      email_confirmed: true,
      full_name: expect.not.stringContaining('Quill'),
    });
    const later = await as.put('/api/users/profile', { email: `later.${right}` });
    expect([later.statusCode, later.json().reason]).toEqual([402, 'trial_expired']);
  });

  test('is granted once per address, even after the account is deleted', async () => {
    const email = `${randomUUID()}@example.com`;
    const first = await aUser(t.db, { email, now: t.clock.now() });
    expect((await erase(first.token)).statusCode).toBe(200);
    const again = await register(email.toUpperCase());
    expect(again.info).toMatchObject({
      plan_type: 'trial',
      status: 'expired',
      trial_expired: true,
    });
    // It was a trial, and no plan.
    const subscription = (await t.as(again).get('/api/users/subscription')).json();
    expect(subscription).toMatchObject({ plan_ended: false });
    const quota = (await t.as(again).get('/api/users/quota-status')).json();
    expect(quota.invitation_credits).toBe(0);
    const kept = JSON.stringify(await t.db.select().from(usedTrials));
    expect(kept).not.toContain(email.slice(0, 8));
  });

  test('is granted once per address, even after its account moved to another', async () => {
    const email = `${randomUUID()}@example.com`;
    const first = await aUser(t.db, { email, now: t.clock.now() });
    await t.as(first).put('/api/users/profile', { email: `second.${email}` });
    const link = (await t.mails()).find(({ to }) => to === `second.${email}`)?.link ?? 'missing:';
    const token = new URL(link).searchParams.get('token');
    expect((await t.as().post('/api/auth/confirm-email', { token })).statusCode).toBe(200);
    expect((await register(email)).info).toMatchObject({ status: 'expired', trial_expired: true });
  });

  test('is not used up at an address that was mistyped and never confirmed', async () => {
    const email = `${randomUUID()}@example.com`;
    const { token } = await register(email);
    await t.as({ token }).put('/api/users/profile', { email: `meant.${email}` });
    const link = (await t.mails()).find(({ to }) => to === `meant.${email}`)?.link ?? 'missing:';
    const confirmed = new URL(link).searchParams.get('token');
    await t.as().post('/api/auth/confirm-email', { token: confirmed });
    expect((await register(email)).info).toMatchObject({ trial_expired: false });
  });

  test('is granted once to somebody signed in by an ATS, even if nobody confirmed the address', async () => {
    const email = `${randomUUID()}@example.com`;
    const wishes = { confirmed: false, isOauth: true, now: t.clock.now() };
    const first = await aUser(t.db, { email, ...wishes });
    expect((await erase(first.token)).statusCode).toBe(200);
    expect((await register(email)).info).toMatchObject({ status: 'expired' });
  });

  test('is not used up by a stranger who never confirmed the address', async () => {
    const email = `${randomUUID()}@example.com`;
    const stranger = await register(email);
    expect((await erase(stranger.token)).statusCode).toBe(200);
    expect((await register(email)).info).toMatchObject({ trial_expired: false });
  });
});

/** For everybody: signing in and out, one's plan and data, paying, help, leaving, and forgetting a candidate, who must not wait for a payment. */
const STAYS_OPEN = [
  'DELETE /api/auth/passkeys/:id',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/keys/:id',
  'DELETE /api/users/account',
  'DELETE /api/users/integrations/ashby',
  'DELETE /api/users/integrations/greenhouse',
  'GET /api/audit-log',
  'GET /api/audit-log/export',
  'GET /api/audit-log/verification',
  'GET /api/auth/me',
  'GET /api/auth/passkeys',
  'GET /api/auth/proof',
  'GET /api/auth/second-factor',
  'GET /api/auth/sessions',
  'GET /api/billing/invoices',
  'GET /api/billing/state',
  'GET /api/support/ticket/:id/messages',
  'GET /api/support/ticket/:id/status',
  'GET /api/support/tickets',
  'GET /api/users/export-data',
  'GET /api/users/feature-access/:feature',
  'GET /api/users/integrations',
  'GET /api/users/integrations/ashby/status',
  'GET /api/users/integrations/greenhouse/status',
  'GET /api/users/kept-work',
  'GET /api/users/notification-preferences',
  'GET /api/users/plan-info',
  'GET /api/users/quota-status',
  'GET /api/users/settings',
  'GET /api/users/subscription',
  'GET /api/users/usage-stats',
  'PATCH /api/auth/passkeys/:id',
  'POST /api/auth/change-password',
  'POST /api/auth/logout',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/setup',
  'POST /api/auth/proof',
  'POST /api/auth/proof/nonce',
  'POST /api/auth/proof/passkey',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/auth/second-factor/setup',
  'POST /api/auth/second-factor/switch-off',
  'POST /api/auth/sso-link',
  'POST /api/billing/cancel',
  'POST /api/billing/change',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'POST /api/billing/purchase-invitation-credits',
  'POST /api/billing/refresh',
  'POST /api/billing/resume',
  'POST /api/people/erasure',
  'POST /api/people/search',
  'POST /api/support/create-priority-ticket',
  'POST /api/support/send-support-message',
  'POST /api/support/ticket',
  'POST /api/support/ticket/:id/close',
];
