import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactMessages, mailOutbox } from '../../db/schema';
import { oweMail } from '../../mail/owe-mail';
import { createAssessment } from '../../testing/assessments';
import { aUser, type TestUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const erase = async ({ token }: TestUser) => {
  const reply = await t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(200);
};

const owedTo = async (email: string) => {
  const rows = await t.db
    .select({ kind: mailOutbox.kind })
    .from(mailOutbox)
    .where(sql`lower(${mailOutbox.recipient}) = ${email}`);
  return rows.map(({ kind }) => kind).sort();
};

const writtenFrom = async (email: string) =>
  t.db.$count(contactMessages, sql`lower(${contactMessages.email}) = ${email}`);

async function invite(email: string): Promise<TestUser> {
  const inviter = await aUser(t.db, { plan: 'professional' });
  const as = t.as(inviter);
  const reply = await as.post('/api/invitations/create-invitation', {
    assessment_id: await createAssessment(as),
    candidate_email: email,
    send_email: true,
  });
  expect(reply.statusCode).toBe(201);
  return inviter;
}

async function write(email: string): Promise<void> {
  const body = { name: 'Nora Quill', email, subject: 'Prices', message: 'What does a year cost?' };
  expect((await t.as().post('/api/contact', body)).statusCode).toBe(201);
}

test('whoever merely names an address erases nothing that others wrote from there or owe to it', async () => {
  const email = 'named@example.com';
  await invite(email);
  await write(email);
  await erase(await aUser(t.db, { email, confirmed: false }));
  expect(await owedTo(email)).toEqual(['account_erased', 'invitation']);
  expect(await writtenFrom(email)).toBe(1);
});

test('an address that only waits to be confirmed keeps what its owner wrote and is owed', async () => {
  const email = 'wished@example.com';
  const wisher = await aUser(t.db);
  expect((await t.as(wisher).put('/api/users/profile', { email })).statusCode).toBe(200);
  const owner = await aUser(t.db, { email });
  await oweMail(t.db, { kind: 'password_changed', recipient: email, now: t.clock.now() });
  await write(email);
  expect(await owedTo(email)).toEqual(['change_email', 'password_changed']);
  await erase(wisher);
  expect(await owedTo(email)).toEqual(['password_changed']);
  expect(await writtenFrom(email)).toBe(1);
  await erase(owner);
  expect(await owedTo(email)).toEqual(['account_erased']);
  expect(await writtenFrom(email)).toBe(0);
});

test('an invitation that somebody sent to their own address goes with their account', async () => {
  const email = 'both@example.com';
  const inviter = await aUser(t.db, { email, plan: 'professional' });
  const as = t.as(inviter);
  await as.post('/api/invitations/create-invitation', {
    assessment_id: await createAssessment(as),
    candidate_email: email,
    send_email: true,
  });
  expect(await owedTo(email)).toEqual(['invitation']);
  await erase(inviter);
  expect(await owedTo(email)).toEqual(['account_erased']);
});
