import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartnerKey, basic } from '../testing/ats-partner';
import { aUser, type TestUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';

let t: TestApp;
let user: TestUser;
let key: string;
beforeAll(async () => {
  t = await testApp();
  user = await aUser(t.db, { plan: 'professional' });
  key = await aPartnerKey(t.as(user));
});
afterAll(() => t.close());

const statusFor = async (headers: Record<string, string>) =>
  (await t.app.inject({ method: 'GET', url: '/api/v1/batch-jobs', headers })).statusCode;

test('a key is accepted as a bearer token, in its own header, and as a user name without a password', async () => {
  expect(await statusFor({ authorization: `Bearer ${key}` })).toBe(200);
  expect(await statusFor({ 'x-api-key': key })).toBe(200);
  expect(await statusFor({ authorization: basic(key) })).toBe(200);
  expect(await statusFor({ authorization: basic(key).replace('Basic', 'basic') })).toBe(200);
});

test.each([
  ['a password beside the key', () => basic(key, 'secret')],
  ['a session in place of a key', () => basic(user.token)],
  ['a key in place of the password', () => basic('', key)],
  ['nothing', () => 'Basic '],
  ['no colon', () => `Basic ${Buffer.from(key).toString('base64')}`],
  ['signs that no key has', () => basic(`${key}\0`)],
  ['what is no Base64', () => `Basic ${key}:`],
  ['a name without end', () => basic(`candor_${'a'.repeat(5_000)}`)],
])('Basic with %s lets nobody in', async (_what, authorization) => {
  expect(await statusFor({ authorization: authorization() })).toBe(401);
});

test('a session in the header of keys lets nobody in', async () => {
  expect(await statusFor({ 'x-api-key': user.token })).toBe(401);
});

test('if both headers are sent, Authorization counts', async () => {
  expect(await statusFor({ authorization: basic('nobody'), 'x-api-key': key })).toBe(401);
});

test('of callers who come at the same moment each is told apart, and who has just left is refused', async () => {
  const [gone, other] = [await aUser(t.db), await aUser(t.db)];
  await t.as(gone).post('/api/auth/logout');
  const tokens = [user.token, gone.token, other.token, 'nobody', user.token];
  const me = (token: string) =>
    t.app.inject({
      method: 'GET',
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    });
  const replies = await Promise.all(tokens.map(me));
  expect(replies.map((reply) => reply.json().id ?? reply.statusCode)).toEqual([
    user.id,
    401,
    other.id,
    401,
    user.id,
  ]);
});
