import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { verifyAudit } from '../../access/audit-chain';
import * as schema from '../../db/schema';
import { atsIdentities, auditLog, batches, contactMessages, users } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, resultsOf, submitCsv } from '../../testing/batch-calls';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { markedFiles, markedTables } from '../../testing/marks';
import { aScoredApplication } from '../../testing/samples/ats';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { NOT_EXPORTED, SECTIONS } from './sections';
import { verifyAllLogs } from './verify-log';

let t: TestApp;
let worker: Jobs;
let origin: string;
beforeAll(async () => {
  t = await testApp();
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

/** In every text that an account brings, so that whatever is left of one is found. */
const MARK = 'Quillfeather';

type LivedIn = { user: TestUser; as: As; key: string; batchId: string };

/** An account that used everything there is, with its mark in all of it. */
async function livedInAccount(app = t): Promise<LivedIn> {
  const id = Math.random().toString(36).slice(2, 8);
  const user = await aUser(app.db, { plan: 'professional', email: `${id}@${MARK}.example` });
  await app.db
    .update(users)
    .set({ fullName: `Ines ${MARK}` })
    .where(eq(users.id, user.id));
  const as = app.as(user);
  const batch = await submitCsv(as, [
    { text: `Tessa ${MARK}\nEngineer, ${MARK} Works, 2015 - 2024\n- Built Python services` },
    { text: `Timo ${MARK}\nClerk, Harbour Works, 2012 - 2015\n- Kept Python scripts running` },
  ]);
  const { batch_job_id: batchId } = batchOf(batch);
  await ended(as, batchId);
  const { processed_items: items } = await resultsOf(as, batchId);
  const cid = items[0]?.candidate_id_internal ?? '';
  const candidate = `/api/v1/batch-jobs/${batchId}/candidates/${cid}`;
  await as.patch(`/api/v1/batch-jobs/${batchId}`, { jobTitle: `Keeper at ${MARK}` });
  await as.put(`${candidate}/decision`, { decision: 'shortlist', note: `Ask ${MARK}` });
  await as.post(`/api/v1/batch-jobs/${batchId}/shares`, { candidate_ids: [cid] });
  await as.form(
    '/api/analytics/match',
    {
      candidate_text: `Engineer at ${MARK}, 2015 - 2024. Built Python services.`,
      job_text: 'Engineer wanted. Requirements: Python and PostgreSQL, three years of experience.',
      candidate_id_context: `row of ${MARK}`,
    },
    { 'idempotency-key': `once ${MARK} ${id}` },
  );
  await as.put('/api/users/profile', { email: `new.${id}@${MARK}.example` });
  const { key } = (await as.post('/api/keys', { name: `Key of ${MARK}` })).json();
  await app.db.insert(contactMessages).values({
    id: crypto.randomUUID(),
    name: MARK,
    email: user.email.toUpperCase(),
    company: null,
    phone: null,
    subject: 'Hello',
    message: `From ${MARK}`,
    createdAt: app.clock.now(),
  });
  await aScoredApplication(app, user, {
    name: `Toni ${MARK}`,
    email: `toni@${MARK}.example`,
    text: `Keeper at ${MARK} Works`,
  });
  await app.db.insert(atsIdentities).values({
    issuer: 'https://hub.example',
    subject: `${MARK} ${id}`,
    userId: user.id,
    createdAt: app.clock.now(),
  });
  return { user, as, key, batchId };
}

const tables = Object.values(schema).filter((one) => is(one, PgTable));

const leftIn = ({ db }: TestApp) => markedTables(db, MARK);
/** Letters that were sent are no longer ours; here they are where a mail server would take them. */
const leftInFiles = async ({ deps }: TestApp) =>
  (await markedFiles(deps, MARK)).filter((file) => !file.includes('outbox'));

test('every table is exported or says why not', () => {
  const named = [...SECTIONS.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)];
  expect(tables.map(getTableName).sort()).toEqual(named.sort());
});

test('what an export leaves out of a table exists there', () => {
  for (const { table, without } of SECTIONS) {
    const found = tables.find((one) => getTableName(one) === table);
    const columns = found ? Object.values(getTableColumns(found)).map(({ name }) => name) : [];
    expect(columns).toEqual(expect.arrayContaining([...without]));
  }
});

describe('the export', () => {
  // Reading it changes nothing of it: those who only read share one.
  let lived: LivedIn;
  beforeAll(async () => {
    lived = await livedInAccount();
  });

  test('holds everything of the account as JSON, and no secret', async () => {
    const { user, as, key, batchId } = lived;
    const reply = await as.get('/api/users/export-data');
    expect(reply.headers['content-disposition']).toContain('candor-export-2026-03-02.json');
    const data = reply.json();
    expect(data.user).toMatchObject({ id: user.id, full_name: `Ines ${MARK}` });
    expect(data.subscription.plan_type).toBe('professional');
    expect(data.batch_jobs).toMatchObject([{ id: batchId, job_title: `Keeper at ${MARK}` }]);
    expect(data.candidates).toHaveLength(2);
    expect(data.candidates[0].document_text).toContain(MARK);
    expect(data.decisions).toMatchObject([{ decision: 'shortlist', note: `Ask ${MARK}` }]);
    expect(data.api_keys).toMatchObject([{ name: `Key of ${MARK}` }]);
    expect(data.audit_log.map(({ action }: { action: string }) => action)).toContain(
      'api_key.created',
    );
    expect(data.ats_connections).toMatchObject([{ ats_type: 'ashby' }]);
    expect(data.ats_applications).toMatchObject([
      { candidate_name: `Toni ${MARK}`, document_text: `Keeper at ${MARK} Works`, score: 71 },
    ]);
    expect(reply.body).not.toContain('_sealed');
    for (const secret of [user.token, key, 'token_hash', 'key_hash', 'password_hash', 'blob_key']) {
      expect(reply.body).not.toContain(secret);
    }
  });

  test('lists each part once, whether or not it is empty', async () => {
    const { body } = await lived.as.get('/api/users/export-data');
    // Parsed as JSON, the later of two parts with one name would replace both.
    const timesNamed = (name: string) => body.split(`,${JSON.stringify(name)}:[`).length - 1;
    const named = SECTIONS.map(({ name }) => [name, timesNamed(name)]);
    expect(named).toEqual(SECTIONS.map(({ name }) => [name, 1]));
  });

  test('holds nothing of another account', async () => {
    const stranger = await aUser(t.db);
    const reply = await t.as(stranger).get('/api/users/export-data');
    expect(reply.body).not.toContain(MARK);
    expect(reply.json().candidates).toEqual([]);
  });

  test('is a ZIP of tables as CSV', async () => {
    const reply = await lived.as.get('/api/users/export-data?format=csv');
    expect(reply.headers['content-type']).toBe('application/zip');
    const bytes = reply.rawPayload;
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const { name } of SECTIONS) expect(bytes.includes(`${name}.csv`)).toBe(true);
    // The end of the directory contains the number of entries (APPNOTE.TXT, 4.3.16).
    expect(bytes.readUInt16LE(bytes.lastIndexOf('PK\u0005\u0006') + 10)).toBe(SECTIONS.length);
  });

  test('stands in the audit log of the account with its form', async () => {
    const user = await aUser(t.db);
    await t.as(user).get('/api/users/export-data?format=csv');
    expect(await entriesOf(t.db, user.id)).toMatchObject([
      { action: 'data.exported', details: { format: 'csv' } },
    ]);
  });

  test('refuses another form', async () => {
    expect((await lived.as.get('/api/users/export-data?format=xml')).statusCode).toBe(400);
  });

  test('that is cut off leaves no connection behind', async () => {
    const { user } = await livedInAccount();
    const before = t.deps.pool.totalCount - t.deps.pool.idleCount;
    for (let n = 0; n < 9; n++) {
      const stop = new AbortController();
      const headers = { authorization: `Bearer ${user.token}` };
      const reply = await fetch(`${origin}/api/users/export-data`, {
        headers,
        signal: stop.signal,
      });
      const reader = reply.body?.getReader();
      await reader?.read();
      stop.abort();
    }
    await expect
      .poll(() => t.deps.pool.totalCount - t.deps.pool.idleCount, { timeout: 10_000 })
      .toBe(before);
    expect((await t.as(user).get('/api/auth/me')).statusCode).toBe(200);
  });
});

describe('a large export', () => {
  const MEGABYTES = 30;

  /** An account whose jobs contain so much text that no connection buffer can hold it. */
  async function aLargeAccount(): Promise<TestUser> {
    const user = await aUser(t.db, { plan: 'professional' });
    await submitCsv(t.as(user), [{ text: `Engineer ${MARK}` }]);
    const [batch] = await t.db.select().from(batches).where(eq(batches.userId, user.id));
    if (!batch) throw new Error('The batch is not there');
    const { seq: _, ...row } = batch;
    const jobText = 'x'.repeat(1_000_000);
    for (let n = 0; n < MEGABYTES; n++) {
      await t.db.insert(batches).values({ ...row, id: randomUUID(), status: 'completed', jobText });
    }
    return user;
  }

  const drafts = () => readdirSync(path.join(t.deps.config.dataDir, 'tmp'));

  test('read slowly holds no database connection, and arrives complete', async () => {
    const user = await aLargeAccount();
    // Packed, all of it would fit into the buffers.
    const headers = {
      authorization: `Bearer ${user.token}`,
      'accept-encoding': 'identity',
      // Otherwise the application would wait for the end of a keep-alive connection: more than a minute.
      connection: 'close',
    };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${origin}/api/users/export-data`, { headers })),
    );
    // None of the four is read yet. What the worker does now and then has its connection for a moment only.
    await expect
      .poll(() => t.deps.pool.totalCount - t.deps.pool.idleCount, { timeout: 20_000 })
      .toBe(0);
    expect(drafts()).toEqual([]);
    const [first, ...others] = replies;
    const { batch_jobs: jobs } = z
      .object({ batch_jobs: z.array(z.object({ job_text: z.string() })) })
      .parse(await first?.json());
    expect(jobs.filter(({ job_text }) => job_text.length === 1_000_000)).toHaveLength(MEGABYTES);
    await Promise.all(others.map((reply) => reply.body?.cancel()));
  }, 60_000);

  test('is refused for a while after the tenth', async () => {
    const as = t.as(await aUser(t.db));
    for (let n = 0; n < 10; n++) {
      expect((await as.get('/api/users/export-data')).statusCode).toBe(200);
    }
    const refused = await as.get('/api/users/export-data');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  });
});

describe('the end of an account', () => {
  test.each([undefined, {}, { confirm: false }, { confirm: 'true' }])(
    'does not come by %j',
    async (body) => {
      const user = await aUser(t.db);
      const reply = await t.app.inject({
        method: 'DELETE',
        url: '/api/users/account',
        headers: { authorization: `Bearer ${user.token}` },
        ...(body && { payload: body }),
      });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
      expect((await t.as(user).get('/api/auth/me')).statusCode).toBe(200);
    },
  );

  test('leaves nothing that tells of anybody, in no table and no file, and ends sessions and keys', async () => {
    const app = await testApp();
    const itsWorker = await startWorker(app.deps);
    const { user, key, batchId } = await livedInAccount(app);
    expect((await leftIn(app)).length).toBeGreaterThan(8);
    expect(await leftInFiles(app)).not.toEqual([]);

    const reply = await app.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    for (const token of [user.token, key]) {
      expect((await app.as({ token }).get(`/api/v1/batch-jobs/${batchId}/status`)).statusCode).toBe(
        401,
      );
    }
    const mails = await app.mails();
    expect(mails.filter(({ to }) => to === user.email.toLowerCase()).at(-1)?.subject).toBe(
      'Your account was erased',
    );
    expect(await leftIn(app)).toEqual([]);
    expect(await leftInFiles(app)).toEqual([]);
    const [last] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.erased'));
    expect(last).toMatchObject({ userId: user.id, details: {} });
    const left = await app.db.$count(auditLog, eq(auditLog.userId, user.id));
    const chained = await verifyAudit(app.db, { userId: user.id });
    expect([left, chained.breaks]).toEqual([1, []]);
    expect(chained.entries).toBeGreaterThan(4);
    await itsWorker.stop();
    await app.close();
  });

  test('has the time that the largest account needs', async () => {
    await t.db.execute(sql`create table patience (given text)`);
    await t.db.execute(sql`
      create function note_patience() returns trigger language plpgsql security definer as $$ begin
        insert into patience values (current_setting('statement_timeout'));
        return null;
      end $$`);
    await t.db.execute(sql`
      create trigger note_patience after delete on users for each row execute function note_patience()`);
    const user = await aUser(t.db);
    await t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${user.token}` },
    });
    await t.db.execute(sql`drop trigger note_patience on users`);
    expect((await t.db.execute(sql`select given from patience`)).rows).toEqual([
      { given: '15min' },
    ]);
  });

  test('stops work on its batches without a trace', async () => {
    const user = await aUser(t.db, { plan: 'professional' });
    const as = t.as(user);
    const rows = Array.from({ length: 60 }, (_, n) => ({ text: `Engineer number ${n}, Python` }));
    const { batch_job_id: id } = batchOf(await submitCsv(as, rows));
    const erased = await t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(erased.statusCode).toBe(200);
    const running = sql`select 1 from graphile_worker.jobs where locked_at is not null`;
    await expect
      .poll(async () => (await t.db.execute(running)).rows, { timeout: 20_000 })
      .toEqual([]);
    const { rows: left } = await t.db.execute(
      sql`select 1 from candidates where batch_id = ${id} union all select 1 from charges where subject_id = ${id}`,
    );
    expect(left).toEqual([]);
  });

  test('ends one account, and not its neighbour', async () => {
    const { as, batchId } = await livedInAccount();
    const neighbour = await aUser(t.db);
    await t.app.inject({
      method: 'DELETE',
      url: '/api/users/account',
      payload: { confirm: true },
      headers: { authorization: `Bearer ${neighbour.token}` },
    });
    expect((await as.get(`/api/v1/batch-jobs/${batchId}/status`)).statusCode).toBe(200);
  });
});

describe('the audit log', () => {
  test('lists what was done in the account, the latest first, page by page and by filter', async () => {
    const { as, user } = await livedInAccount();
    await livedInAccount();
    const all = (await as.get('/api/audit-log?limit=100')).json();
    const times = all.entries.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const own = await entriesOf(t.db, user.id);
    expect(all.total).toBe(own.length);
    const page = (await as.get('/api/audit-log?limit=1&skip=1')).json();
    expect(page).toMatchObject({ total: all.total, limit: 1, skip: 1, entries: [all.entries[1]] });
    const keys = (await as.get('/api/audit-log?action=api_key.created')).json();
    expect(keys.entries).toHaveLength(1);
    const before = (await as.get('/api/audit-log?end_date=2020-01-01')).json();
    expect(before.total).toBe(0);
    const day = String(times[0]).slice(0, 10);
    const within = (await as.get(`/api/audit-log?start_date=${day}&end_date=${day}`)).json();
    expect(within.total).toBe(own.length);
  });

  test.each(['', '/export'])(
    'of a range that ends before it starts, or in no year, is refused%s',
    async (call) => {
      const as = t.as(await aUser(t.db));
      const range = 'start_date=2026-03-02&end_date=2026-03-01';
      const reply = await as.get(`/api/audit-log${call}?${range}`);
      expect([reply.statusCode, reply.json().detail]).toEqual([
        400,
        'The end date must not be before the start date.',
      ]);
      for (const far of ['start_date=0000-01-01', 'end_date=9999-12-31'])
        expect((await as.get(`/api/audit-log${call}?${far}`)).statusCode).toBe(400);
      const oneDay = 'start_date=2026-03-02&end_date=2026-03-02';
      expect((await as.get(`/api/audit-log${call}?${oneDay}`)).statusCode).toBe(200);
    },
  );

  test('is taken along whole, portion by portion, each entry with its number and hash in the chain', async () => {
    const { as, user } = await livedInAccount();
    await livedInAccount();
    const many = Array.from({ length: 1_001 }, (_, at) => entryOf(user, at));
    await t.db.insert(auditLog).values(many);
    t.clock.advance(1_000);
    const reply = await as.get('/api/audit-log/export?format=json');
    expect(reply.headers['content-disposition']).toMatch(/candor-activity-[\d-]+\.json/);
    const { entries } = reply.json<{ entries: { chain_number: number; chain_hash: string }[] }>();
    const { rows } = await t.db.execute<{ seq: number; hash: string }>(
      sql`select seq, hash from audit_chain where user_id = ${user.id} order by seq desc`,
    );
    expect(entries.map((one) => [one.chain_number, one.chain_hash])).toEqual(
      rows.map(({ seq, hash }) => [seq, hash]),
    );
    const { body } = await as.get('/api/audit-log/export?action=test.entry&entity_id=%3D7');
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toContain('"chain_number","timestamp"');
    // A cell that a spreadsheet would run is shown as text.
    expect(lines).toEqual([expect.stringContaining(`"'=7"`)]);
    const latest = (await as.get('/api/audit-log?limit=2')).json();
    expect(latest.entries.map(({ action }: { action: string }) => action)).toEqual([
      'audit_log.exported',
      'audit_log.exported',
    ]);
  });

  test('is verified for its owner, who hears of the first entry that was tampered with', async () => {
    const { as, user } = await livedInAccount();
    const { total } = (await as.get('/api/audit-log')).json();
    expect((await as.get('/api/audit-log/verification')).json()).toEqual({
      verified_at: t.clock.now().toISOString(),
      entries: total,
      intact: true,
      first_broken: null,
    });
    await tamperWith(user);
    expect((await as.get('/api/audit-log/verification')).json()).toMatchObject({
      entries: 1,
      intact: false,
      first_broken: 2,
    });
  });

  test('that was tampered with is a problem of the service from the next night on', async () => {
    const { user } = await livedInAccount();
    await verifyAllLogs(t.deps);
    await tamperWith(user);
    t.clock.advance(86_400_000);
    await verifyAllLogs(t.deps);
    const health = (await t.as().get('/health')).json();
    expect(health).toMatchObject({ status: 'degraded', parts: { audit_log: 'unhealthy' } });
    expect(health.error_message).toContain('audit_log is unhealthy');
  });
});

/** Changes the second entry of an account past the guards of the database. */
async function tamperWith(user: TestUser): Promise<void> {
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await tx.execute(sql`
      update audit_log set action = 'none' where id =
        (select entry_id from audit_chain where user_id = ${user.id} and seq = 2)`);
  });
}

function entryOf(user: TestUser, at: number) {
  return {
    id: randomUUID(),
    userId: user.id,
    at: t.clock.now(),
    actorKind: 'user',
    actorId: user.id,
    action: 'test.entry',
    entityType: 'test',
    entityId: `=${at}`,
    details: {},
    requestId: null,
  };
}
