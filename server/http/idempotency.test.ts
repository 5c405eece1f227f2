import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoint } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Connection, connect } from '../db/connect';
import type { Db } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { ACCOUNT, appWith } from '../testing/app-with';
import { COMMIT, type CutOff, cutOffAt } from '../testing/cut-off';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { forgetFirstResponses } from './idempotency';
import type { App } from './serve';

const create = endpoint({
  name: 'test.create',
  method: 'POST',
  path: '/api/create',
  summary: 'For the test',
  access: ACCOUNT,
  body: z.object({ name: z.string() }),
  ok: { status: 201, body: z.object({ name: z.string(), id: z.number() }) },
  errors: ['conflict'],
  idempotent: true,
});

const DAY_MS = 86_400_000;

let t: TestApp;
let app: App;
let user: TestUser;
let made = 0;
const INSERT = 'insert into effects';
const cuts: { said: string; address: CutOff; connection: Connection }[] = [];
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db);
  for (const said of [COMMIT, INSERT]) {
    const address = await cutOffAt(said, t.databaseUrl);
    const connection = connect(address.url, { size: 1, onIdleError: () => {} });
    cuts.push({ said, address, connection });
  }
  await t.db.execute(
    sql`create table effects (name text not null); grant all on effects to public`,
  );
  app = await appWith(t.deps, (serve) =>
    serve(create, async ({ body: { name } }) => {
      if (name === 'slow') await sleep(200);
      if (name === 'refused') throw new AppError('candidate_quota_exceeded');
      if (name === 'held up' && held.ups > 0) await heldUp();
      await (name.startsWith('cut') ? leaveEffectCut(name) : leaveEffect(t.db, name));
      if (name === 'broken') throw new Error('a fault of ours');
      made += 1;
      return { body: { name, id: made }, headers: { 'X-Candidates-Charged': made } };
    }),
  );
});
afterAll(async () => {
  for (const { address, connection } of cuts) {
    await connection.close();
    await address.close();
  }
  await t.close();
});

async function leaveEffect(db: Db, name: string): Promise<void> {
  await db.transaction((tx) => tx.execute(sql`insert into effects values (${name})`));
}

/** Over a connection that breaks in the middle of its transaction, or at its end. */
async function leaveEffectCut(name: string): Promise<void> {
  const where = name === 'cut before' ? INSERT : COMMIT;
  const cut = cuts.find(({ said }) => said === where);
  if (cut) await leaveEffect(cut.connection.db, name);
}

/** How many calls are still to be held up, and how they are let go. */
const held = { ups: 0, letGo: () => {} };

async function heldUp(): Promise<void> {
  held.ups -= 1;
  await new Promise<void>((resolve) => {
    held.letGo = resolve;
  });
}

async function effectsOf(name: string): Promise<number> {
  const { rows } = await t.db.execute(sql`select 1 from effects where name = ${name}`);
  return rows.length;
}

const post = (name: string, key?: string, caller = user) =>
  app.inject({
    method: 'POST',
    url: '/api/create',
    payload: { name },
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });

test('a repeat gets the first response with its status and headers', async () => {
  const key = randomUUID();
  const first = await post('one', key);
  const second = await post('one', key);
  expect(first.statusCode).toBe(201);
  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
  expect(second.headers['x-candidates-charged']).toBe(first.headers['x-candidates-charged']);
});

test('without a key every call is new', async () => {
  const first = await post('two');
  const second = await post('two');
  expect(second.json().id).toBe(first.json().id + 1);
});

test('the same key with another request is a conflict', async () => {
  const key = randomUUID();
  await post('three', key);
  const reply = await post('four', key);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
  expect(reply.json().reason).toBe('idempotency_key_reused');
  expect(reply.json().detail).toContain('Send this one with a key of its own');
});

test('of fifty concurrent calls with one key exactly one runs', async () => {
  const key = randomUUID();
  const before = made;
  const replies = await Promise.all(Array.from({ length: 50 }, () => post('slow', key)));
  expect(made).toBe(before + 1);
  const running = replies.filter((reply) => reply.statusCode === 409);
  expect(replies.length - running.length).toBeGreaterThan(0);
  expect(running.every((reply) => reply.headers['retry-after'] === '1')).toBe(true);
  expect((await post('slow', key)).json().id).toBe(made);
});

test('a refused call had no effect and may be repeated with its key', async () => {
  const key = randomUUID();
  expect((await post('refused', key)).statusCode).toBe(402);
  expect((await post('now possible', key)).statusCode).toBe(201);
});

test('keys of two accounts do not collide', async () => {
  const other = await aUser(t.db);
  const key = randomUUID();
  const mine = await post('five', key);
  const theirs = await post('five', key, other);
  expect(theirs.json().id).not.toBe(mine.json().id);
});

test('a key is valid for a day', async () => {
  const key = randomUUID();
  const first = await post('six', key);
  t.clock.advance(24 * 3_600_000);
  expect((await post('six', key)).json().id).toBe(first.json().id);
  t.clock.advance(1);
  expect((await post('six', key)).json().id).not.toBe(first.json().id);
});

test('a first call that was cut off is never run a second time', async () => {
  const key = randomUUID();
  await post('seven', key);
  await t.db.update(idempotencyKeys).set({ status: null }).where(eq(idempotencyKeys.key, key));
  t.clock.advance(151_000);
  const reply = await post('seven', key);
  expect([reply.statusCode, reply.json().reason]).toEqual([409, 'idempotency_outcome_unknown']);
});

test('a first call that was cut off before it took effect runs with the repeat, and never both', async () => {
  const key = randomUUID();
  held.ups = 1;
  const first = post('held up', key);
  await vi.waitFor(() => expect(held.ups).toBe(0));
  expect((await post('held up', key)).json().reason).toBe('idempotency_in_progress');
  t.clock.advance(151_000);
  const repeat = await post('held up', key);
  expect(repeat.statusCode).toBe(201);
  // It was not dead after all.
  held.letGo();
  expect((await first).json().reason).toBe('idempotency_in_progress');
  expect(await effectsOf('held up')).toBe(1);
  expect((await post('held up', key)).body).toBe(repeat.body);
});

test('a call that fails after it took effect is not run again', async () => {
  const key = randomUUID();
  expect((await post('broken', key)).statusCode).toBe(500);
  expect((await post('broken', key)).json().reason).toBe('idempotency_in_progress');
  expect(await effectsOf('broken')).toBe(1);
});

test('a call that took effect is answered and not repeated, even if its response could not be stored', async () => {
  const key = randomUUID();
  await t.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`);
  await t.db.execute(sql`
    create trigger refuse before update on idempotency_keys for each row
      when (new.status is not null) execute function refuse()`);
  const first = await post('nine', key);
  await t.db.execute(sql`drop trigger refuse on idempotency_keys`);
  expect(first.statusCode).toBe(201);
  const before = made;
  expect((await post('nine', key)).statusCode).toBe(409);
  expect(made).toBe(before);
});

test('a key has 1 to 255 characters', async () => {
  expect((await post('eight', 'k'.repeat(255))).statusCode).toBe(201);
  const long = await post('eight', 'k'.repeat(256));
  expect(long.statusCode).toBe(400);
  expect(long.json().errors[0].field).toBe('Idempotency-Key');
});

test('a call whose connection broke after it took effect cannot take effect twice', async () => {
  const key = randomUUID();
  const first = await post('cut after', key);
  expect([first.statusCode, first.json().code]).toEqual([503, 'service_unavailable']);
  expect(await effectsOf('cut after')).toBe(1);

  const { reason, detail } = (await post('cut after', key)).json();
  expect(reason).toBe('idempotency_in_progress');
  expect(detail).toContain('Send the same again in a second');
  t.clock.advance(180_000);
  const later = await post('cut after', key);
  expect([later.statusCode, later.json().reason]).toEqual([409, 'idempotency_outcome_unknown']);
  expect(await effectsOf('cut after')).toBe(1);
});

test('a call whose connection broke before it took effect may be sent again', async () => {
  const key = randomUUID();
  expect((await post('cut before', key)).statusCode).toBe(503);
  expect(await effectsOf('cut before')).toBe(0);
  expect((await post('cut before', key)).statusCode).toBe(503);
});

test('a first response is kept for two days', async () => {
  const key = randomUUID();
  const first = await post('kept', key);
  const now = t.clock.now();
  const left = () => t.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key));
  await forgetFirstResponses(t.db, new Date(now.getTime() + 2 * DAY_MS));
  expect(await left()).toBe(1);
  expect((await post('kept', key)).body).toBe(first.body);
  await forgetFirstResponses(t.db, new Date(now.getTime() + 2 * DAY_MS + 1));
  expect(await left()).toBe(0);
});
