import type { ApiKey, ApiKeyList } from '@candor/domain/model/api-key';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAudit } from '../../access/audit-chain';
import { hashToken } from '../../access/token';
import { apiKeys } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, submitCsv } from '../../testing/batch-calls';
import { entriesOf } from '../../testing/entries-of';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';
import { startWorker } from '../../worker';

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

const KEYS = '/api/keys';

async function created(as: As, name = 'nightly', permissions?: string[]): Promise<ApiKey> {
  const reply = await as.post(KEYS, { name, ...(permissions && { permissions }) });
  expect(reply.statusCode).toBe(201);
  return reply.json<ApiKey>();
}

async function listed(as: As): Promise<ApiKey[]> {
  return (await as.get(KEYS)).json<ApiKeyList>().api_keys;
}

async function someone(wishes: Parameters<typeof aUser>[1] = { plan: 'professional' }) {
  const user = await aUser(t.db, wishes);
  return { user, as: t.as(user) };
}

describe('creating', () => {
  test('shows the key once, and its last four characters ever after', async () => {
    const { as } = await someone();
    const reply = await as.post(KEYS, { name: '  Nightly import ' });
    expect(reply.headers['cache-control']).toBe('no-store');
    const made = reply.json<ApiKey>();
    expect(made).toMatchObject({
      name: 'Nightly import',
      candidates_processed: 0,
      usage_count: 0,
      last_used: null,
      is_active: true,
      permissions: ['read', 'write'],
    });
    expect(made.key).toMatch(/^candor_[\w-]{43}$/);
    const all = await as.get(KEYS);
    expect(all.body).not.toContain(made.key);
    expect(all.json()).toEqual({ api_keys: [{ ...made, key: `****${made.key.slice(-4)}` }] });
  });

  test('stores no key that could be used by a thief of the table', async () => {
    const { as } = await someone();
    const { id, key } = await created(as);
    const [row] = await t.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify(row)).not.toContain(key.slice('candor_'.length));
    expect(row?.keyHash).toBe(hashToken(key));
  });

  test.each([
    [{}, 'This field is required'],
    [{ name: 'ab' }, 'Must be at least 3 characters long'],
    [{ name: 'a'.repeat(51) }, 'Must be less than 50 characters long'],
    [
      { name: 'a/b/c' },
      'Key name can only contain letters, numbers, spaces, hyphens, and underscores',
    ],
  ])('refuses %j', async (body, sentence) => {
    const { as } = await someone();
    const reply = await as.post(KEYS, body);
    expect([reply.statusCode, reply.json().code, reply.json().detail]).toEqual([
      400,
      'validation_error',
      sentence,
    ]);
    expect(await listed(as)).toEqual([]);
  });

  test('lists a key with what it may do', async () => {
    const { as } = await someone();
    expect((await created(as, 'reads', ['read'])).permissions).toEqual(['read']);
    expect(await listed(as)).toMatchObject([{ name: 'reads', permissions: ['read'] }]);
  });

  test('refuses permissions that do not exist', async () => {
    const { as } = await someone();
    const reply = await as.post(KEYS, { name: 'nightly', permissions: ['admin'] });
    expect(reply.statusCode).toBe(400);
  });

  test('refuses a name in use, regardless of case, until that key is gone', async () => {
    const { as } = await someone();
    const { id } = await created(as, 'Nightly');
    const taken = await as.post(KEYS, { name: 'NIGHTLY' });
    expect([taken.statusCode, taken.json().detail]).toEqual([
      409,
      'A key with this name already exists.',
    ]);
    await as.delete(`${KEYS}/${id}`);
    await created(as, 'NIGHTLY');
    const { as: other } = await someone();
    await created(other, 'NIGHTLY');
  });
});

describe('the limit of the plan', () => {
  test('is not what stands against a name that is in use', async () => {
    const { as } = await someone({ plan: 'trial' });
    await created(as);
    const again = await as.post(KEYS, { name: 'nightly' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
    expect((await as.post(KEYS, { name: 'weekly' })).statusCode).toBe(402);
    expect(await listed(as)).toHaveLength(1);
  });

  test('refuses one key more than it with 402, its numbers and its headers', async () => {
    const { as } = await someone({ plan: 'trial' });
    await created(as, 'first');
    const reply = await as.post(KEYS, { name: 'second' });
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({
      code: 'api_key_limit_exceeded',
      detail: 'API key limit (1) exceeded for trial plan. Upgrade to create more keys.',
      limit_type: 'api_key_limit',
      limit: 1,
      used: 1,
      plan_type: 'trial',
      upgrade_required: true,
      required_plan: 'starter',
    });
    expect(reply.headers).toMatchObject({
      'x-limit-type': 'api_key_limit',
      'x-api-key-limit': '1',
      'x-api-keys-used': '1',
    });
  });

  test('holds for creations at the same moment', async () => {
    const { as } = await someone({ plan: 'starter' });
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => as.post(KEYS, { name: `key ${n}` })),
    );
    const made = replies.filter(({ statusCode }) => statusCode === 201);
    const refused = replies.filter(({ statusCode }) => statusCode === 402);
    expect([made.length, refused.length]).toEqual([3, 9]);
    expect(await listed(as)).toHaveLength(3);
  });

  test('counts no key that was removed', async () => {
    const { as } = await someone({ plan: 'trial' });
    const { id } = await created(as, 'first');
    const removed = await as.delete(`${KEYS}/${id}`);
    expect([removed.statusCode, removed.headers['x-api-keys-used']]).toEqual([204, '0']);
    await created(as, 'second');
  });

  test('is the contract of the account where it has one', async () => {
    const { as } = await someone({ plan: 'enterprise', apiKeyLimit: 2 });
    await created(as, 'first');
    await created(as, 'second');
    expect((await as.post(KEYS, { name: 'third' })).json()).toMatchObject({ limit: 2, used: 2 });
  });
});

describe('removing', () => {
  test('revokes the key at once and removes it from the list', async () => {
    const { as } = await someone();
    const { id, key } = await created(as);
    const program = t.as({ token: key });
    expect((await program.get(BATCHES)).statusCode).toBe(200);
    await as.delete(`${KEYS}/${id}`);
    const reply = await program.get(BATCHES);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'authentication_required']);
    expect(await listed(as)).toEqual([]);
    expect((await as.delete(`${KEYS}/${id}`)).statusCode).toBe(404);
  });

  test('keeps the key’s usage in the statistics', async () => {
    const { as } = await someone();
    const { id, key } = await created(as);
    await t.as({ token: key }).get(BATCHES);
    await as.delete(`${KEYS}/${id}`);
    const { api_keys } = (await as.get('/api/analytics/api-keys')).json();
    expect(api_keys).toMatchObject([{ id, is_active: false, usage_count: 1 }]);
  });

  test('is open to an account whose trial is over, unlike making one', async () => {
    const { user, as } = await someone({ plan: 'trial' });
    const { id } = await created(as);
    turnForNow(t.clock, 8 * 86_400_000);
    expect((await as.post(KEYS, { name: 'another' })).statusCode).toBe(402);
    expect((await t.as(user).delete(`${KEYS}/${id}`)).statusCode).toBe(204);
  });
});

describe('a program', () => {
  test('works with its key in either header, and not with a session in the header of keys', async () => {
    const { user, as } = await someone();
    const { key } = await created(as);
    const calls = await Promise.all(
      [
        { authorization: `Bearer ${key}` },
        { 'x-api-key': key },
        { 'x-api-key': user.token },
        { authorization: 'Bearer nonsense', 'x-api-key': key },
        { 'x-api-key': `${key}x` },
      ].map((headers) => t.app.inject({ url: BATCHES, headers })),
    );
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 401, 401]);
  });

  test('has its calls and candidates counted, by key and by day', async () => {
    const { as } = await someone();
    const { id, key } = await created(as, 'nightly');
    t.clock.advance(1);
    await created(as, 'idle');
    const program = t.as({ token: key });
    const batch = batchOf(
      await submitCsv(program, [
        { text: 'Engineer, Harbour Works, 2015 - 2024\n- Built Python services on PostgreSQL' },
        { text: 'Clerk, Harbour Works, 2012 - 2015\n- Kept Python scripts running' },
      ]),
    );
    await ended(as, batch.batch_job_id);
    // What is told is its last use, not its first.
    t.clock.advance(1);
    await program.form('/api/analytics/match', {
      candidate_text: 'Engineer, Harbour Works, 2015 - 2024. Built Python services.',
      job_text: 'Engineer wanted. Requirements: Python and PostgreSQL, three years of experience.',
    });
    const now = t.clock.now().toISOString();
    const [used, idle] = await listed(as);
    expect(used).toMatchObject({ id, usage_count: 2, candidates_processed: 3, last_used: now });
    expect(idle).toMatchObject({ usage_count: 0, candidates_processed: 0, last_used: null });

    const { api_keys } = (await as.get('/api/analytics/api-keys')).json();
    expect(api_keys[0].usage_by_day).toHaveLength(30);
    expect(api_keys[0].usage_by_day.at(-1)).toEqual({ date: now.slice(0, 10), value: 2 });
    expect((await as.get('/api/analytics/dashboard')).json().total_api_calls).toBe(2);
  });

  test('loses no count when its calls come at the same moment', async () => {
    const { as } = await someone();
    const { key } = await created(as);
    const program = t.as({ token: key });
    await Promise.all(Array.from({ length: 25 }, () => program.get(BATCHES)));
    expect(await listed(as)).toMatchObject([{ usage_count: 25 }]);
  });

  test('spends the quota of its account and not more', async () => {
    const { as } = await someone({ plan: 'trial', used: 99 });
    const { key } = await created(as);
    const reply = await submitCsv(t.as({ token: key }), [{ text: 'One' }, { text: 'Two' }]);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'candidate_quota_exceeded']);
  });

  test('sees nothing of another account', async () => {
    const { as } = await someone();
    const { as: stranger } = await someone();
    const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: 'Engineer' }]));
    const { key } = await created(stranger);
    expect((await t.as({ token: key }).get(`${BATCHES}/${id}/status`)).statusCode).toBe(404);
    const own = await created(as);
    expect((await stranger.delete(`${KEYS}/${own.id}`)).statusCode).toBe(404);
    expect(await listed(as)).toHaveLength(1);
  });
});

test('making and removing a key stand in the audit log, without the key or its name', async () => {
  const { user, as } = await someone();
  const { id, key } = await created(as, 'Payroll of Harbour Works');
  await as.delete(`${KEYS}/${id}`);
  const entries = await entriesOf(t.db, user.id);
  expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual([
    ['api_key.created', id],
    ['api_key.removed', id],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${key}|Harbour`));
});

test('the first use of a key on a day stands in the audit log, and no other', async () => {
  const { user, as } = await someone();
  const { id, key } = await created(as);
  const program = t.as({ token: key });
  const call = () => program.get(BATCHES);
  const used = async () => {
    const entries = await entriesOf(t.db, user.id);
    return entries.filter(({ action }) => action === 'api_key.used');
  };
  const [first] = await Promise.all([call(), call(), call()]);
  expect(first.statusCode).toBe(200);
  const [entry, ...more] = await used();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ actorKind: 'api_key', actorId: id, entityId: id, details: {} });
  expect(entry?.requestId).not.toBeNull();
  turnForNow(t.clock, 86_400_000);
  await call();
  expect(await used()).toHaveLength(2);
  expect((await verifyAudit(t.db, { userId: user.id })).breaks).toEqual([]);
});
