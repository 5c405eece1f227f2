import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let people = 0;
const password = 'correct horse battery';
/** Another address every time, so that no limit of one test meets another. */
const newEmail = () => `Nora.${++people}@Example.com`;
const tokenOf = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';

async function registered(email = newEmail()) {
  const reply = await t.as().post('/api/auth/register', { email, full_name: 'Nora Quill', password });
  return { email, reply, token: String(reply.json().access_token) };
}

async function mailTo(email: string, subject: string) {
  const mails = await t.mails();
  return mails.filter((mail) => mail.to === email && mail.subject === subject).at(-1);
}

describe('registering', () => {
  test('creates an unconfirmed account on a trial of seven days and signs it in', async () => {
    const { email, reply } = await registered();
    expect(reply.statusCode).toBe(201);
    const body = reply.json();
    expect(body.user).toMatchObject({
      email,
      full_name: 'Nora Quill',
      email_confirmed: false,
      is_oauth: false,
      is_integration_partner: false,
      context: null,
      role: 'user',
      plan_info: { plan_type: 'trial', trial_expires: '2026-03-09T09:00:00.000Z' },
    });
  });
});
