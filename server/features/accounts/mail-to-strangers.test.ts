import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailOutbox, rateLimits } from '../../db/schema';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
});

/** More than anybody needs in an hour who has just begun. */
const OFTEN = 9;
const FEW = 6;
const times = (count: number) => Array.from({ length: count }, (_, place) => place);
const passwordOf = (place: number) => `correct horse battery ${place}`;

async function open(email: string) {
  const body = { email, full_name: 'Nora Quill', password: passwordOf(0) };
  const reply = await t.as().post('/api/auth/register', body);
  expect(reply.statusCode).toBe(201);
  return { token: String(reply.json().access_token) };
}

const erase = ({ token }: { token: string }) =>
  t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true },
    headers: { authorization: `Bearer ${token}` },
  });

const changePassword = (who: { token: string }, place: number) =>
  t.as(who).post('/api/auth/change-password', {
    current_password: passwordOf(place),
    new_password: passwordOf(place + 1),
  });

async function mailsTo(email: string): Promise<number> {
  const mails = await t.mails();
  return mails.filter(({ to }) => to === email).length;
}

test('accounts opened and erased with the address of a stranger send few mails there', async () => {
  for (const _ of times(OFTEN)) {
    const account = await open('stranger-a@example.com');
    // Before the account goes, and with it what is still owed.
    await t.mails();
    expect((await erase(account)).statusCode).toBe(200);
  }
  expect(await mailsTo('stranger-a@example.com')).toBe(FEW);
});

test('passwords changed at the address of a stranger send few mails there', async () => {
  const account = await open('stranger-b@example.com');
  for (const place of times(OFTEN)) {
    expect((await changePassword(account, place)).statusCode).toBe(200);
  }
  expect(await mailsTo('stranger-b@example.com')).toBe(FEW);
});

test('new addresses entered at the address of a stranger send few mails there', async () => {
  const account = await open('stranger-c@example.com');
  for (const place of times(OFTEN)) {
    const email = `other-${place}@example.com`;
    expect((await t.as(account).put('/api/users/profile', { email })).statusCode).toBe(200);
  }
  expect(await mailsTo('stranger-c@example.com')).toBe(FEW);
});

test('the owner of an address is told of every change of the password', async () => {
  const account = await open('owner@example.com');
  const link = (await t.mails()).find(({ to }) => to === 'owner@example.com')?.link ?? '';
  const token = new URL(link).searchParams.get('token');
  expect((await t.as().post('/api/auth/confirm-email', { token })).statusCode).toBe(200);
  for (const place of times(OFTEN)) {
    expect((await changePassword(account, place)).statusCode).toBe(200);
  }
  expect(await mailsTo('owner@example.com')).toBe(1 + OFTEN);
});
