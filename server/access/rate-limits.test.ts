import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../db/schema';
import { type TestApp, testApp } from '../testing/test-app';

const PASSWORD = 'correct horse battery';
const GUESSES = 10;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

let people = 0;
async function anAccount(at: TestApp = t): Promise<string> {
  const email = `nora.${++people}@example.com`;
  const body = { email, full_name: 'Nora Quill', password: PASSWORD };
  expect((await at.as().post('/api/auth/register', body)).statusCode).toBe(201);
  return email;
}

/** Tries to sign in as a caller who claims to call on behalf of another address. */
async function signIn(
  email: string,
  { password = PASSWORD, forwardedFor = '', at = t } = {},
): Promise<number> {
  const { statusCode } = await at.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
    headers: { ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
  });
  return statusCode;
}

describe('while attempts cannot be counted', () => {
  const breakages = {
    'because the table is gone': {
      damage: 'alter table rate_limits rename to gone_limits',
      repair: 'alter table gone_limits rename to rate_limits',
    },
    'because nothing can be written': {
      damage: `create function refuse_count() returns trigger language plpgsql as
        $$ begin raise exception 'no count is kept'; end $$;
        create trigger refuse_count before insert or update on rate_limits execute function refuse_count()`,
      repair: 'drop trigger refuse_count on rate_limits; drop function refuse_count()',
    },
  };

  test.each(Object.entries(breakages))('%s, nobody signs in', async (_why, { damage, repair }) => {
    const email = await anAccount();
    // Not even from a known place, whose attempts pass one counter fewer.
    expect(await signIn(email)).toBe(200);
    await t.db.execute(sql.raw(damage));
    try {
      expect(await signIn(email)).toBe(500);
      expect(await signIn(email, { password: 'incorrect horse' })).toBe(500);
      expect(await signIn('nobody@example.com')).toBe(500);
    } finally {
      await t.db.execute(sql.raw(repair));
    }
    expect(await signIn(email)).toBe(200);
  });
});

describe('the address that a caller claims to call for', () => {
  /** Guesses until it is rejected, each time claiming a different address. */
  async function guess(email: string, at: TestApp): Promise<void> {
    for (let n = 1; n <= GUESSES; n++) {
      const forwardedFor = `203.0.113.${n}`;
      expect(await signIn(email, { password: `guess ${n}`, forwardedFor, at })).toBe(401);
    }
  }

  test('is ignored if no proxy is trusted', async () => {
    const email = await anAccount();
    await guess(email, t);
    expect(await signIn(email, { forwardedFor: '203.0.113.99' })).toBe(429);
  });

  test('counts if it comes from a trusted proxy', async () => {
    const behind = await testApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const email = await anAccount(behind);
    await guess(email, behind);
    expect(await signIn(email, { forwardedFor: '203.0.113.99', at: behind })).toBe(200);
    await behind.close();
  });
});
