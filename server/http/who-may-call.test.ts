import { endpoint } from '@candor/domain/api/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNT, appWith, SAID } from '../testing/app-with';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { turnForNow } from '../testing/turn-for-now';
import type { App, Serve } from './serve';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { used: 3, reserved: 2 });
});
afterAll(() => t.close());

const authorization = () => `Bearer ${user.token}`;

describe('who may call', () => {
  const routes = (serve: Serve) => {
    const base = {
      method: 'GET',
      summary: 'For the test',
      ok: { status: 200, body: SAID },
    } as const;
    const said = async () => ({ body: { said: 'yes' } });
    serve(
      endpoint({ ...base, name: 't.member', path: '/api/member', access: ACCOUNT, errors: [] }),
      said,
    );
    serve(
      endpoint({
        ...base,
        name: 't.open',
        path: '/api/signed-in',
        access: { kind: 'account', unconfirmed: true, afterTrial: true },
        errors: [],
      }),
      said,
    );
    serve(
      endpoint({
        ...base,
        name: 't.wrong',
        path: '/api/member/:id',
        access: ACCOUNT,
        params: z.object({ id: z.string().min(8) }),
        errors: [],
      }),
      said,
    );
  };
  let app: App;
  beforeAll(async () => {
    app = await appWith(t.deps, routes);
  });
  const get = (url: string, token: string | null) =>
    app.inject({ url, headers: token === null ? {} : { authorization: `Bearer ${token}` } });

  test('401 comes before the e-mail, the e-mail before the trial, the trial before the input', async () => {
    const over = new Date('2026-03-01T09:00:00.000Z');
    const unconfirmed = await aUser(t.db, { confirmed: false, trialEndsAt: over });
    const expired = await aUser(t.db, { trialEndsAt: over });
    const member = await aUser(t.db);
    const codes = async (token: string | null) => {
      const reply = await get('/api/member/short', token);
      return [reply.statusCode, reply.json().code, reply.json().reason];
    };
    expect(await codes(null)).toEqual([401, 'authentication_required', undefined]);
    expect(await codes(unconfirmed.token)).toEqual([
      403,
      'permission_denied',
      'email_not_confirmed',
    ]);
    expect(await codes(expired.token)).toEqual([402, 'quota_exceeded', 'trial_expired']);
    expect(await codes(member.token)).toEqual([400, 'validation_error', undefined]);
  });

  test('an address that a sign-in provider vouches for needs no confirmation', async () => {
    const vouched = await aUser(t.db, { confirmed: false, isOauth: true });
    expect((await get('/api/member', vouched.token)).statusCode).toBe(200);
  });

  test('a trial ends at its moment by the server’s clock', async () => {
    const now = t.clock.now();
    const last = await aUser(t.db, { trialEndsAt: new Date(now.getTime() + 1) });
    expect((await get('/api/member', last.token)).statusCode).toBe(200);
    turnForNow(t.clock, 1);
    const refused = await get('/api/member', last.token);
    expect(refused.statusCode).toBe(402);
    expect(refused.headers['x-limit-type']).toBe('trial_expired');
    expect(refused.json()).toMatchObject({
      detail: 'Trial has expired. Please upgrade.',
      limit_type: 'trial_expired',
      upgrade_required: true,
      required_plan: 'starter',
      plan_type: 'trial',
    });
  });

  test('open calls admit unconfirmed and expired accounts', async () => {
    const over = new Date('2026-03-01T09:00:00.000Z');
    const barred = await aUser(t.db, { confirmed: false, trialEndsAt: over });
    expect((await get('/api/signed-in', barred.token)).statusCode).toBe(200);
  });

  test('claims by callers about themselves open nothing', async () => {
    const claims = {
      'x-plan-type': 'enterprise',
      'x-quota-limit': '9999',
      'x-user-role': 'support',
      'x-user-id': user.id,
      'x-integration-partner': 'true',
      cookie: 'role=support',
    };
    const ask = (url: string, headers: Record<string, string>, payload?: object) =>
      t.app.inject({
        url,
        headers: { ...claims, ...headers },
        ...(payload && { method: 'POST', payload }),
      });
    const signedIn = { authorization: authorization() };
    const said = 'plan_type=enterprise&features=all_features&role=support';
    expect((await ask(`/api/auth/me?${said}`, {})).statusCode).toBe(401);
    const staff = await ask(`/api/staff/users/search?${said}`, signedIn, { role: 'support' });
    expect(staff.statusCode).toBe(403);
    const meta = await ask(`/api/analytics/meta?${said}`, signedIn);
    expect([meta.statusCode, meta.headers['x-plan-type']]).toEqual([402, 'trial']);
    expect(meta.headers['x-quota-limit']).toBe('100');
  });

  test.each([
    'Basic dXNlcjpwYXNz',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    `Bearer ${'x'.repeat(5000)}`,
    "Bearer ' or 1=1 --",
  ])('a credential like %s is nobody', async (header) => {
    const reply = await app.inject({ url: '/api/member', headers: { authorization: header } });
    expect(reply.statusCode).toBe(401);
  });

  test('too many calls in a minute are 429 and say when to retry', async () => {
    const busy = await appWith(t.deps, routes, 3);
    // So that the calls of the other tests count for a different account.
    const { token } = await aUser(t.db);
    const replies = [];
    for (let i = 0; i < 4; i++) {
      replies.push(
        await busy.inject({ url: '/api/member', headers: { authorization: `Bearer ${token}` } }),
      );
    }
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 429]);
    expect(Number(replies[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(replies[3]?.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Rate limit exceeded. Please try again later.',
    });
  });
});
