import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys } from '../../db/schema';
import type { TestUser } from '../../testing/factories';
import { anAccount } from '../../testing/stripe/billing-calls';
import { BACK, type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

/** Calls that open a page at the provider and die before anybody hears of it. */
let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterEach(() => p.stripe.mend());
afterAll(() => p.close());

const CHECKOUTS = /^\/v1\/checkout\/sessions$/;
/** The client library asks once more by itself, under the same key. */
const EVERY_TRY = 2;
/** No call runs longer than this. */
const OVER_MS = 151_000;
const CREDITS = { path: 'purchase-invitation-credits', body: { quantity: 10, ...BACK } };
const PLAN = { path: 'checkout', body: { price_id: PRICES.starter.month, ...BACK } };

const open = (user: TestUser, { path, body }: typeof CREDITS | typeof PLAN, key: string) =>
  p.t.as(user).post(`/api/billing/${path}`, body, { 'idempotency-key': key });

/** The pages of an account that can be paid. */
const payable = ({ id }: TestUser) =>
  [...p.stripe.world.checkouts.values()].filter(
    ({ client_reference_id: of, status }) => of === id && status === 'open',
  );

/** As if the process had died before it could store its response. */
const forgetResponse = (key: string) =>
  p.t.db
    .update(idempotencyKeys)
    .set({ status: null, headers: null, body: null })
    .where(eq(idempotencyKeys.key, key));

test.each([
  ['credits', CREDITS],
  ['a plan', PLAN],
] as const)('repeated after the answer was lost, one page of %s can be paid', async (_of, wish) => {
  const [user, key] = [await anAccount(p), randomUUID()];
  p.stripe.loseNext(CHECKOUTS, EVERY_TRY);
  expect((await open(user, wish, key)).statusCode).toBe(503);
  const again = await open(user, wish, key);
  expect(again.statusCode, again.body).toBe(200);
  expect(payable(user).map(({ url }) => url)).toEqual([again.json().checkout_url]);
});

test.each([
  ['credits', CREDITS],
  ['a plan', PLAN],
] as const)(
  'repeated after the process died, the first page of %s is not left open beside another',
  async (_of, wish) => {
    const [user, key] = [await anAccount(p), randomUUID()];
    expect((await open(user, wish, key)).statusCode).toBe(200);
    await forgetResponse(key);
    p.t.clock.advance(OVER_MS);
    const again = await open(user, wish, key);
    expect(again.statusCode, again.body).toBe(200);
    expect(payable(user).map(({ url }) => url)).toEqual([again.json().checkout_url]);
  },
);

test('the same pack under another key is another page', async () => {
  const user = await anAccount(p);
  await open(user, CREDITS, randomUUID());
  await open(user, CREDITS, randomUUID());
  expect(payable(user)).toHaveLength(2);
});

test('a key that two accounts chose opens a page for each', async () => {
  const [one, other, key] = [await anAccount(p), await anAccount(p), randomUUID()];
  await open(one, CREDITS, key);
  await open(other, CREDITS, key);
  expect([payable(one), payable(other)].map(({ length }) => length)).toEqual([1, 1]);
});
