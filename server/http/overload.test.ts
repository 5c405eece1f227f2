import { readdirSync } from 'node:fs';
import path from 'node:path';
import { messages } from '@candor/domain/messages';
import { sql } from 'drizzle-orm';
import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitConcurrency } from '../db/limit-concurrency';
import { submitCsv, until } from '../testing/batch-calls';
import { resumes } from '../testing/documents/make-csv';
import { aUser } from '../testing/factories';
import { type As, type TestApp, testApp } from '../testing/test-app';

const LIST = '/api/v1/batch-jobs';
const BUSY = {
  code: 'service_unavailable',
  reason: 'busy',
  detail: messages.busy,
  retry_after: 5,
};

let server: TestApp;
let as: As;
const log: string[] = [];
beforeAll(async () => {
  server = await testApp({ onLog: (line) => log.push(line) });
  as = server.as(await aUser(server.db));
});
afterAll(() => server.close());

/** Takes every connection available to calls. */
function takeAll(): Promise<PoolClient[]> {
  const { pool } = server.deps;
  return Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
}

test('a call that gets no connection is told that the server is busy, and when to retry', async () => {
  const lent = await takeAll();
  server.deps.pool.options.connectionTimeoutMillis = 100;
  const reply = await as.get(LIST);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject(BUSY);
  expect(reply.headers['retry-after']).toBe('5');
  expect(log.join()).toContain('timeout exceeded when trying to connect');

  server.deps.pool.options.connectionTimeoutMillis = 10_000;
  for (const client of lent) client.release();
  expect((await as.get(LIST)).statusCode).toBe(200);
});

test('a call that finds no disk space is told so, and leaves nothing behind', async () => {
  const user = await aUser(server.db);
  await server.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await server.db.execute(sql`
    create trigger refuse before insert on batches for each row execute function refuse()`);
  const reply = await submitCsv(server.as(user), resumes(1));
  await server.db.execute(sql`drop trigger refuse on batches`);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({
    code: 'service_unavailable',
    reason: 'no_room',
    detail: messages.noRoom,
    retry_after: 5,
  });
  expect(reply.body).not.toContain('extend');
  expect(readdirSync(path.join(server.deps.config.dataDir, 'blobs'))).toEqual([]);
});

test.each(['EIO', 'EROFS'])(
  'a call whose disk fails (%s) is asked to retry, and leaves nothing behind',
  async (code) => {
    const { blobs } = server.deps;
    const putFile = () => Promise.reject(Object.assign(new Error('the disk'), { code }));
    Object.assign(server.deps, { blobs: { ...blobs, putFile } });
    const user = await aUser(server.db);
    const reply = await submitCsv(server.as(user), resumes(1));
    Object.assign(server.deps, { blobs });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'service_unavailable', retry_after: 5 });
    expect((await server.as(user).get(LIST)).json().total).toBe(0);
    const quota = (await server.as(user).get('/api/users/quota-status')).json();
    expect(quota).toMatchObject({ candidates_used: 0, candidates_remaining: 100 });
  },
);

test('a call whose statement takes too long is told the same', async () => {
  // Connections keep the limit they started with, so all are recreated; one stays to block the others.
  const [blocker, ...others] = await takeAll();
  for (const client of others) client.release(true);
  server.deps.pool.options.statement_timeout = 200;
  await blocker?.query('begin; lock table batches in access exclusive mode');
  const reply = await as.get(LIST);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject(BUSY);

  blocker?.release(true);
  expect((await as.get(LIST)).statusCode).toBe(200);
});

test('plain reads do not wait behind calls that wait for each other', async () => {
  const busy = await testApp();
  const { pool } = busy.deps;
  const user = await aUser(busy.db, { plan: 'starter' });
  const its = busy.as(user);
  const blocker = new pg.Client({ connectionString: busy.databaseUrl });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('select from subscriptions where user_id = $1 for update', [user.id]);
  const waiting = Array.from({ length: pool.options.max * 2 }, () => submitCsv(its, resumes(1)));
  await until(
    async () => pool.totalCount - pool.idleCount,
    (lent) => lent >= pool.options.max - 3,
  );
  expect((await its.get(LIST)).statusCode).toBe(200);
  // Single statements come and go; calls waiting for the lock take no more than their share.
  await until(
    async () => pool.totalCount - pool.idleCount,
    (lent) => lent === pool.options.max - 3,
  );

  await blocker.query('rollback');
  const statuses = (await Promise.all(waiting)).map((reply) => reply.statusCode);
  expect(new Set(statuses)).toEqual(new Set([202]));
  await blocker.end();
  await busy.close();
});

test('a call that waits in vain for its turn to write is told that the server is busy', async () => {
  const takeTurn = limitConcurrency(1, () => 50);
  const giveBack = await takeTurn();
  await expect(takeTurn()).rejects.toMatchObject({ status: 503, details: { reason: 'busy' } });
  const next = takeTurn();
  giveBack();
  (await next)();
  // A caller that gave up has left the queue: the turn is free.
  (await takeTurn())();
});
