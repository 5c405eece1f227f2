import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeys, batches, sessions, users } from '../db/schema';
import { JOB_DESCRIPTION, makeCsv, resumes } from '../testing/documents/make-csv';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await testApp();
  origin = await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

/** For a machine that is busy with other work. */
const PATIENCE = { timeout: 30_000 };

const field = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** Submits a batch over a connection on which something happens before the last byte has arrived. */
async function submitSlowly(token: string, meanwhile: () => Promise<unknown>): Promise<Response> {
  const head =
    field('job_description_text', JOB_DESCRIPTION) +
    field('input_type', 'csv_file') +
    field('candidate_source_file', makeCsv(resumes(3)), '; filename="people.csv"');
  const body = new ReadableStream({
    async start(line) {
      line.enqueue(new TextEncoder().encode(head));
      await expect.poll(() => drafts().length, PATIENCE).toBeGreaterThan(0);
      await meanwhile();
      line.enqueue(new TextEncoder().encode('--b--\r\n'));
      line.close();
    },
  });
  return fetch(`${origin}/api/v1/batch-jobs`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
}

const drafts = () => {
  const folder = path.join(t.deps.config.dataDir, 'tmp');
  return readdirSync(folder, { recursive: true }).filter((name) => name.includes(path.sep));
};
const batchesOf = ({ id }: TestUser) => t.db.$count(batches, eq(batches.userId, id));

test('a slow upload is accepted', async () => {
  const user = await aUser(t.db, { plan: 'professional' });
  const reply = await submitSlowly(user.token, async () => {});
  expect(reply.status).toBe(202);
  expect(await batchesOf(user)).toBe(1);
});

const SHUT_OUT: Record<string, (user: TestUser, keyId: string) => Promise<unknown>> = {
  'its key is removed': (user, id) => t.as(user).delete(`/api/keys/${id}`),
  'its account is suspended': ({ id }) =>
    t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, id)),
  'its account is erased': ({ id }) => t.db.delete(users).where(eq(users.id, id)),
};

test.each(Object.entries(SHUT_OUT))(
  'a program’s upload is worthless if %s before it has arrived',
  async (_, shutOut) => {
    const user = await aUser(t.db, { plan: 'professional' });
    const { id, key } = (await t.as(user).post('/api/keys', { name: 'Nightly' })).json();
    const reply = await submitSlowly(key, () => shutOut(user, id));
    expect(reply.status).toBe(401);
    expect(await batchesOf(user)).toBe(0);
    await expect.poll(drafts, PATIENCE).toEqual([]);
  },
);

test('a person’s upload is worthless if the session ends before it has arrived', async () => {
  const user = await aUser(t.db, { plan: 'professional' });
  const reply = await submitSlowly(user.token, () => t.as(user).post('/api/auth/logout'));
  expect(reply.status).toBe(401);
  expect(await batchesOf(user)).toBe(0);
});

test('a call is worthless if the session ends before the last byte of it has arrived', async () => {
  const user = await aUser(t.db, { now: t.clock.now() });
  const own = eq(sessions.userId, user.id);
  // Who was let in is seen by the use of the session, which is noted once a minute.
  const before = new Date(t.clock.now().getTime() - 120_000);
  await t.db.update(sessions).set({ lastUsedAt: before }).where(own);
  const isIn = async () => {
    const [session] = await t.db.select().from(sessions).where(own);
    return session?.lastUsedAt.getTime();
  };
  const body = new ReadableStream({
    async start(line) {
      line.enqueue(new TextEncoder().encode('{"name":"nightly"'));
      await expect.poll(isIn, PATIENCE).toBe(t.clock.now().getTime());
      await t.db.delete(sessions).where(own);
      line.enqueue(new TextEncoder().encode('}'));
      line.close();
    },
  });
  const reply = await fetch(`${origin}/api/keys`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(401);
  expect(await t.db.$count(apiKeys, eq(apiKeys.userId, user.id))).toBe(0);
});
