import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { endpoint } from '@candor/domain/api/endpoint';
import { LIMIT_HEADERS } from '@candor/domain/api/headers';
import { AppError } from '@candor/domain/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reserve } from '../access/quota';
import { createRequestLimit } from '../access/request-limit';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { turnForNow } from '../testing/turn-for-now';
import { createApp } from './create-app';
import { createServe } from './create-serve';
import type { App, Serve, UploadedFile } from './serve';

let t: TestApp;
let user: TestUser;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { used: 3, reserved: 2 });
});
afterAll(() => t.close());

const account = { kind: 'account' } as const;
const answer = z.object({ said: z.string() });

/** An application with only the calls of a test. */
async function appWith(routes: (serve: Serve) => void, perMinute = 1_000_000): Promise<App> {
  const app = await createApp(t.deps.config, t.deps.log, t.deps.metrics);
  routes(createServe(app, t.deps, { requestLimit: createRequestLimit(t.deps, perMinute) }));
  await app.ready();
  return app;
}

const authorization = () => `Bearer ${user.token}`;

describe('the input of a call', () => {
  const echo = endpoint({
    name: 'test.echo',
    method: 'POST',
    path: '/api/echo/:id',
    summary: 'For the test',
    access: account,
    params: z.object({ id: z.string().min(8) }),
    query: z.object({ limit: z.string().regex(/^\d+$/, 'Must be a number').default('20') }),
    body: z.object({ name: z.string(), note: z.string().max(5, 'Too long').optional() }),
    ok: { status: 200, body: answer },
    errors: [],
  });
  let app: App;
  beforeAll(async () => {
    app = await appWith((serve) =>
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

describe('who may call', () => {
  const routes = (serve: Serve) => {
    const base = {
      method: 'GET',
      summary: 'For the test',
      ok: { status: 200, body: answer },
    } as const;
    const said = async () => ({ body: { said: 'yes' } });
    serve(
      endpoint({ ...base, name: 't.member', path: '/api/member', access: account, errors: [] }),
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
        access: account,
        params: z.object({ id: z.string().min(8) }),
        errors: [],
      }),
      said,
    );
  };
  let app: App;
  beforeAll(async () => {
    app = await appWith(routes);
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
    const busy = await appWith(routes, 3);
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

describe('the response of a call', () => {
  const base = { method: 'GET', summary: 'For the test', access: account, errors: [] } as const;
  const ok = { status: 200, body: answer } as const;

  test('carries the account’s limits whenever somebody is signed in', async () => {
    const app = await appWith((serve) =>
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
    const app = await appWith((serve) =>
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
    const app = await appWith((serve) =>
      serve(endpoint({ ...base, name: 't.b', path: '/api/b', ok }), async () => {
        const body = { said: 'b', password_hash: 'secret' };
        return { body };
      }),
    );
    const reply = await app.inject({ url: '/api/b', headers: { authorization: authorization() } });
    expect(reply.json()).toEqual({ said: 'b' });
  });

  test('an answer that breaks the contract is a blank 500', async () => {
    const app = await appWith((serve) =>
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
    const app = await appWith((serve) =>
      serve(endpoint({ ...base, name: 't.d', path: '/api/d', ok }), async () => {
        throw new Error('select * from secret_table at /srv/app');
      }),
    );
    const reply = await app.inject({ url: '/api/d', headers: { authorization: authorization() } });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/secret_table|srv|select/);
  });

  test('a refused limit is also in the headers', async () => {
    const app = await appWith((serve) =>
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
    const app = await appWith((serve) =>
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

describe('a form', () => {
  const upload = endpoint({
    name: 'test.upload',
    method: 'POST',
    path: '/api/upload',
    summary: 'For the test',
    access: account,
    form: {
      fields: z.object({
        title: z.string().min(3, 'Title is too short'),
        note: z.string().optional(),
      }),
      files: { document: { maxBytes: 1000, description: 'Anything' } },
    },
    ok: { status: 200, body: answer },
    errors: [],
  });
  let app: App;
  let seen: { file: UploadedFile | undefined; bytes: string }[] = [];
  beforeAll(async () => {
    app = await appWith((serve) =>
      serve(upload, async ({ fields, files }) => {
        const file = files.document;
        seen.push({ file, bytes: file ? readFileSync(file.path, 'latin1') : '' });
        if (fields.title === 'fail') throw new Error('a bug');
        return { body: { said: fields.title } };
      }),
    );
  });
  beforeEach(() => {
    seen = [];
  });
  const send = async (fields: [string, string | Blob, string?][]) => {
    const form = new FormData();
    for (const [name, value, filename] of fields) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, filename);
    }
    const encoded = new Response(form);
    return app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        authorization: authorization(),
        'content-type': encoded.headers.get('content-type') ?? '',
      },
    });
  };
  const leftovers = () => {
    const folder = path.join(t.deps.config.dataDir, 'tmp');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('brings its fields and its file, which is gone after the call', async () => {
    const reply = await send([
      ['title', 'A resume'],
      ['document', new Blob(['hello'], { type: 'text/plain' }), '../../etc/passwd'],
    ]);
    expect(reply.json()).toEqual({ said: 'A resume' });
    expect(seen[0]?.bytes).toBe('hello');
    expect(seen[0]?.file).toMatchObject({
      name: 'passwd',
      type: 'text/plain',
      size: 5,
      truncated: false,
      sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    });
    expect(leftovers()).toEqual([]);
  });

  test('a file is read up to its limit and marked if there was more', async () => {
    await send([
      ['title', 'Exact'],
      ['document', new Blob(['x'.repeat(1000)]), 'exact.txt'],
    ]);
    await send([
      ['title', 'Large'],
      ['document', new Blob(['x'.repeat(1001)]), 'large.txt'],
    ]);
    expect(seen.map(({ file }) => [file?.size, file?.truncated])).toEqual([
      [1000, false],
      [1000, true],
    ]);
  });

  test('a file far beyond its limit is 413 and leaves nothing behind', async () => {
    const reply = await send([
      ['title', 'Huge'],
      ['document', new Blob(['x'.repeat(100_000)]), 'huge.txt'],
    ]);
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'file_too_large']);
    expect(seen).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  test('an empty file field of a browser is not a file', async () => {
    await send([
      ['title', 'No file'],
      ['document', new Blob([]), ''],
    ]);
    expect(seen[0]?.file).toBeUndefined();
  });

  test('an invalid field is 400 and the file is deleted', async () => {
    const reply = await send([
      ['title', 'x'],
      ['document', new Blob(['hello']), 'a.txt'],
    ]);
    expect(reply.json().errors).toEqual([{ field: 'title', message: 'Title is too short' }]);
    expect(leftovers()).toEqual([]);
  });

  test('a bug of ours deletes the file, too', async () => {
    const reply = await send([
      ['title', 'fail'],
      ['document', new Blob(['hello']), 'a.txt'],
    ]);
    expect(reply.statusCode).toBe(500);
    expect(leftovers()).toEqual([]);
  });

  test('two files for one field are refused', async () => {
    const reply = await send([
      ['title', 'Two'],
      ['document', new Blob(['a']), 'a.txt'],
      ['document', new Blob(['b']), 'b.txt'],
    ]);
    expect(reply.statusCode).toBe(400);
    expect(leftovers()).toEqual([]);
  });

  test('files that nobody asked for are ignored', async () => {
    const reply = await send([
      ['title', 'Extra'],
      ['other', new Blob(['a']), 'a.txt'],
    ]);
    expect(reply.statusCode).toBe(200);
  });

  test.each([
    ['no form at all', 'application/json', '{}', 415],
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'a cut form',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; na',
      400,
    ],
  ])('%s is refused', async (_what, type, payload, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { authorization: authorization(), 'content-type': type },
    });
    expect(reply.statusCode).toBe(status);
  });

  const sendRaw = (boundary: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: {
        authorization: authorization(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });

  // At 252 a form parser once searched for the end of a part forever.
  test.each([70, 251, 252])(
    'a boundary of %i bytes is read like any other, and refused if it never ends',
    async (length) => {
      const boundary = 'b'.repeat(length);
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\n\r\nA resume\r\n`;
      expect((await sendRaw(boundary, `${head}--${boundary}--\r\n`)).json()).toEqual({
        said: 'A resume',
      });
      expect((await sendRaw(boundary, `${head}--${boundary.slice(1)}`)).statusCode).toBe(400);
    },
  );

  test.each([253, 300])('a boundary of %i bytes is too long to be read: 400', async (length) => {
    const boundary = 'b'.repeat(length);
    const reply = await sendRaw(boundary, `--${boundary}--\r\n`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
  });

  test('a field named like the prototype is refused', async () => {
    const reply = await send([
      ['__proto__', 'x'],
      ['title', 'Names'],
    ]);
    expect(reply.statusCode).toBe(400);
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
