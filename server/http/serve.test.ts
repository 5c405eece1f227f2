import { endpoint } from '@candor/domain/api/endpoint';
import { LIMIT_HEADERS } from '@candor/domain/api/headers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCOUNT, appWith, SAID } from '../testing/app-with';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import type { App } from './serve';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { used: 3, reserved: 2 });
});
afterAll(() => t.close());

const authorization = () => `Bearer ${user.token}`;

describe('the input of a call', () => {
  const echo = endpoint({
    name: 'test.echo',
    method: 'POST',
    path: '/api/echo/:id',
    summary: 'For the test',
    access: ACCOUNT,
    params: z.object({ id: z.string().min(8) }),
    query: z.object({ limit: z.string().regex(/^\d+$/, 'Must be a number').default('20') }),
    body: z.object({ name: z.string(), note: z.string().max(5, 'Too long').optional() }),
    ok: { status: 200, body: SAID },
    errors: [],
  });
  let app: App;
  beforeAll(async () => {
    app = await appWith(t.deps, (serve) =>
      serve(echo, async ({ params, query, body }) => ({
        body: { said: `${params.id} ${query.limit} ${body.name}` },
      })),
    );
  });
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: authorization(), 'content-type': 'application/json', ...headers },
    });

  test('is parsed from path, query and body with the schemas of the endpoint', async () => {
    const reply = await post('/api/echo/12345678', '{"name":"Ada","unknown":1}');
    expect(reply.json()).toEqual({ said: '12345678 20 Ada' });
  });

  test('is decoded once, wherever it stands', async () => {
    const reply = await post('/api/echo/1234567%2541', '{"name":"%42 &amp; \\\\u0043"}');
    expect(reply.json()).toEqual({ said: '1234567%41 20 %42 &amp; \\u0043' });
  });

  test('is rejected with every invalid field named once', async () => {
    const reply = await post('/api/echo/12345678?limit=x', '{"note":"too long"}');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'validation_error',
      detail: 'Validation failed: Must be a number; This field is required; Too long',
      errors: [
        { field: 'limit', message: 'Must be a number' },
        { field: 'name', message: 'This field is required' },
        { field: 'note', message: 'Too long' },
      ],
    });
  });

  test.each([
    ['broken JSON', '{"name":'],
    ['a list', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"name":"Ada"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}},"name":"Ada"}'],
    ['a NUL in a text', '{"name":"A\\u0000da"}'],
    ['the wrong type', '{"name":{"$gt":""}}'],
  ])('%s is 400 with the one error body', async (_what, payload) => {
    const reply = await post('/api/echo/12345678', payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'validation_error' });
    expect(reply.json().request_id).toBe(reply.headers['x-request-id']);
  });

  test('null for a required field counts as missing', async () => {
    const reply = await post('/api/echo/12345678', '{"name":null}');
    expect(reply.json().errors).toContainEqual({
      field: 'name',
      message: 'This field is required',
    });
  });

  test('more than a megabyte is 413, anything but JSON is 415', async () => {
    const large = await post('/api/echo/12345678', JSON.stringify({ name: 'x'.repeat(1 << 20) }));
    expect([large.statusCode, large.json()]).toMatchObject([
      413,
      { code: 'file_too_large', detail: 'This is more than the call takes at once.' },
    ]);
    const xml = await post('/api/echo/12345678', '<a/>', { 'content-type': 'application/xml' });
    expect([xml.statusCode, xml.json().code]).toEqual([415, 'unsupported_type']);
    expect(xml.json().detail).toBe(
      'Content-Type not accepted: send JSON as application/json, and files as multipart/form-data.',
    );
  });

  test('is not looked at before the caller is known', async () => {
    const reply = await post('/api/echo/12345678', '{"name":', { authorization: 'Bearer nobody' });
    expect(reply.statusCode).toBe(401);
  });
});

describe('unknown paths', () => {
  test('under the API get the error body', async () => {
    for (const url of ['/api/nothing', '/api', '/api/']) {
      const reply = await t.as(user).get(url);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('an address that is called by another method than its own', () => {
  test.each([
    ['DELETE', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['POST', '/api/config', 'GET, HEAD'],
    ['PUT', '/api/invitations?page=1', 'GET, HEAD'],
    ['PATCH', '/api/keys/12345678', 'DELETE'],
    ['OPTIONS', '/health', 'GET, HEAD'],
  ] as const)('%s %s names the methods that it has', async (method, url, allowed) => {
    const reply = await t.app.inject({ method, url });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allowed]);
    if (method !== 'HEAD') expect(reply.json().code).toBe('method_not_allowed');
  });
});

test('every limit header can be read by pages of other origins that a proxy lets call', async () => {
  const { headers } = await t.as().get('/api/config');
  const exposed = String(headers['access-control-expose-headers']).split(', ');
  expect(exposed).toEqual(expect.arrayContaining([...LIMIT_HEADERS, 'X-Request-Id']));
});

test('every response has a request id and the security headers', async () => {
  const reply = await t.as().get('/api/config');
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['x-frame-options']).toBe('DENY');
  expect(reply.headers['referrer-policy']).toBe('no-referrer');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
