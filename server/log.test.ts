import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeError } from './log';
import { aUser } from './testing/factories';
import { type TestApp, testApp } from './testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a failed statement is logged without what it was about', async () => {
  const email = 'canary-person@example.com';
  await aUser(t.db, { email });
  const twice = await errorOf(aUser(t.db, { email }));
  const wrong = await errorOf(t.db.execute(sql`select ${'canary-text'}::uuid`));
  for (const error of [twice, wrong]) {
    const logged = JSON.stringify(describeError(error));
    expect(logged).toContain('Failed query');
    expect(logged).not.toContain('canary');
  }
});

test('an error keeps its kind, its code and its place', () => {
  const cause = Object.assign(new Error('inner'), { code: 'ECONNREFUSED' });
  const logged = describeError(new TypeError('outer', { cause }));
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'inner' },
  });
  expect(logged.stack).toContain('log.test.ts');
});
