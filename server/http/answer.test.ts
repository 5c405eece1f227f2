import { Readable } from 'node:stream';
import { endpoint } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reserve } from '../access/quota';
import { ACCOUNT, appWith, SAID } from '../testing/app-with';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { used: 3, reserved: 2 });
});
afterAll(() => t.close());

const authorization = () => `Bearer ${user.token}`;

describe('the response of a call', () => {
  const base = { method: 'GET', summary: 'For the test', access: ACCOUNT, errors: [] } as const;
  const ok = { status: 200, body: SAID } as const;

  test('carries the account’s limits whenever somebody is signed in', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(endpoint({ ...base, name: 't.a', path: '/api/a', ok }), async () => ({
        body: { said: 'a' },
      })),
    );
    const reply = await app.inject({ url: '/api/a', headers: { authorization: authorization() } });
    expect(reply.headers).toMatchObject({
      'x-quota-limit': '100',
      'x-quota-used': '5',
      'x-quota-remaining': '95',
      'x-quota-type': 'candidates',
      'x-api-key-limit': '1',
      'x-api-keys-used': '0',
      'x-max-batch-size': '25',
      'x-plan-type': 'trial',
    });
    expect(reply.headers['x-limit-type']).toBeUndefined();
  });

  test('a limit that does not exist has no header', async () => {
    const enterprise = await aUser(t.db, { plan: 'enterprise' });
    const reply = await t.as(enterprise).get('/api/users/quota-status');
    expect(reply.headers['x-quota-limit']).toBeUndefined();
    expect(reply.headers['x-max-batch-size']).toBeUndefined();
    expect(reply.headers['x-quota-used']).toBe('0');
  });

  test('the limits are those after the call', async () => {
    const spender = await aUser(t.db);
    const app = await appWith(t.deps, (serve) =>
      serve(
        endpoint({ ...base, method: 'POST', name: 't.spend', path: '/api/spend', ok }),
        async ({ actor }) => {
          await t.db.transaction((tx) => reserve(tx, actor.userId, 7, t.clock.now()));
          return { body: { said: 'spent' } };
        },
      ),
    );
    const reply = await app.inject({
      method: 'POST',
      url: '/api/spend',
      headers: { authorization: `Bearer ${spender.token}` },
    });
    expect(reply.headers['x-quota-used']).toBe('7');
  });

  test('contains nothing that the contract does not name', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(endpoint({ ...base, name: 't.b', path: '/api/b', ok }), async () => {
        const body = { said: 'b', password_hash: 'secret' };
        return { body };
      }),
    );
    const reply = await app.inject({ url: '/api/b', headers: { authorization: authorization() } });
    expect(reply.json()).toEqual({ said: 'b' });
  });

  test('an answer that breaks the contract is a blank 500', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(endpoint({ ...base, name: 't.c', path: '/api/c', ok }), async () => ({
        body: JSON.parse('{"said":7}'),
      })),
    );
    const reply = await app.inject({ url: '/api/c', headers: { authorization: authorization() } });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: 'service_unavailable',
      detail: 'Service temporarily unavailable. Please try again.',
      request_id: reply.headers['x-request-id'],
      retry_after: 5,
    });
  });

  test('an unexpected error reveals nothing', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(endpoint({ ...base, name: 't.d', path: '/api/d', ok }), async () => {
        throw new Error('select * from secret_table at /srv/app');
      }),
    );
    const reply = await app.inject({ url: '/api/d', headers: { authorization: authorization() } });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/secret_table|srv|select/);
  });

  test('a refused limit is also in the headers', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(endpoint({ ...base, name: 't.e', path: '/api/e', ok }), async () => {
        throw new AppError('batch_size_exceeded', {
          limit_type: 'batch_size_limit',
          requested: 26,
          limit: 25,
        });
      }),
    );
    const reply = await app.inject({ url: '/api/e', headers: { authorization: authorization() } });
    expect(reply.statusCode).toBe(402);
    expect(reply.headers).toMatchObject({
      'x-limit-type': 'batch_size_limit',
      'x-batch-size-requested': '26',
      'x-max-batch-size': '25',
      'x-plan-type': 'trial',
    });
  });

  test('a download has an ASCII name and its real one', async () => {
    const app = await appWith(t.deps, (serve) =>
      serve(
        endpoint({
          ...base,
          name: 't.f',
          path: '/api/f',
          ok: { status: 200, attachment: ['text/csv'] },
        }),
        async () => ({
          body: {
            mediaType: 'text/csv',
            filename: 'Büro "Süd"\r\n.csv',
            content: Readable.from(['a,b\n', '1,2\n']),
          },
        }),
      ),
    );
    const reply = await app.inject({ url: '/api/f', headers: { authorization: authorization() } });
    expect(reply.body).toBe('a,b\n1,2\n');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="B_ro _S_d___.csv"; filename*=UTF-8''B%C3%BCro%20%22S%C3%BCd%22%0D%0A.csv`,
    );
  });
});
