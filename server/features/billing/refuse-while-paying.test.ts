import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema';
import { aSession, type TestUser } from '../../testing/factories';
import { anAccount, customerOf, orderCredits, stateOf } from '../../testing/stripe/billing-calls';
import type { CheckoutSession } from '../../testing/stripe/objects';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

/** Deleting an account of which something could still be paid. */
let p: PaidApp;
const logged: string[] = [];
beforeAll(async () => {
  p = await paidApp({ onLog: (line) => logged.push(line) });
});
afterAll(() => p.close());

const DAY_MS = 86_400_000;

const isThere = async (user: TestUser) => (await p.t.db.$count(users, eq(users.id, user.id))) === 1;

function erase({ token }: TestUser, wishes: object = {}) {
  return p.t.app.inject({
    method: 'DELETE',
    url: '/api/users/account',
    payload: { confirm: true, ...wishes },
    headers: { authorization: `Bearer ${token}` },
  });
}

function sessionAt(page: string): CheckoutSession {
  const found = [...p.stripe.world.checkouts.values()].find(({ id }) => page.endsWith(id));
  if (!found) throw new Error('There is no such page');
  return found;
}

async function debit(page: string): Promise<CheckoutSession> {
  const session = sessionAt(page);
  await p.stripe.press(page, 'debit');
  await p.settle();
  return session;
}

test.each<[string, (user: TestUser) => Promise<string>]>([
  ['a plan', (user) => p.checkout(user, PRICES.starter.month)],
  ['credits', (user) => orderCredits(p, user)],
])('the open page of %s is named, and closed if that is wished', async (_of, open) => {
  const user = await anAccount(p);
  const session = sessionAt(await open(user));
  const refused = await erase(user);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'conflict',
    reason: 'checkout_open',
    detail:
      'A payment page that you opened can still be paid. Cancel that payment to delete the account.',
  });
  expect([session.status, await isThere(user)]).toEqual(['open', true]);

  expect((await erase(user, { cancel_open_checkout: true })).statusCode).toBe(200);
  expect([session.status, await isThere(user)]).toEqual(['expired', false]);
});

test('a page that has run out keeps nobody', async () => {
  const user = await anAccount(p);
  p.stripe.world.expireCheckout(sessionAt(await p.checkout(user, PRICES.starter.month)));
  expect((await erase(user)).statusCode).toBe(200);
});

test('a debit on its way keeps the account, whatever is to be cancelled, until it is decided', async () => {
  const user = await anAccount(p);
  const waiting = await debit(await orderCredits(p, user));
  const failing = await debit(await orderCredits(p, user));
  const page = sessionAt(await orderCredits(p, user));
  p.stripe.world.settleLater(failing, 'refused');
  await p.settle();
  for (const wishes of [{}, { cancel_open_checkout: true }]) {
    const refused = await erase(user, wishes);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'conflict',
      reason: 'payment_processing',
      detail:
        'A payment of yours is being processed. By debit that takes some days; the account can be deleted once it is through.',
    });
  }
  expect([page.status, await isThere(user)]).toEqual(['open', true]);

  p.stripe.world.settleLater(waiting, 'refused');
  const open = await erase(user);
  expect([open.statusCode, open.json().reason]).toEqual([409, 'checkout_open']);
  expect((await erase(user, { cancel_open_checkout: true })).statusCode).toBe(200);
});

test('a debit that arrived keeps nobody, and one whose end nobody reported keeps them for a month', async () => {
  const [lucky, forgotten] = [await anAccount(p), await anAccount(p)];
  const session = await debit(await orderCredits(p, lucky));
  await debit(await orderCredits(p, forgotten));
  p.stripe.world.settleLater(session, 'paid');
  expect((await erase(lucky)).statusCode).toBe(200);
  expect((await erase(forgotten)).statusCode).toBe(409);
  p.t.clock.advance(31 * DAY_MS);
  const again = await aSession(p.t.db, forgotten.id, p.t.clock.now());
  expect((await erase({ ...forgotten, ...again })).statusCode).toBe(200);
});

test('an invoice that is not paid keeps nobody', async () => {
  const user = await anAccount(p);
  await p.subscribe(user, PRICES.starter.month);
  p.stripe.world.declining.add(customerOf(p, user).id);
  p.t.clock.advance(32 * DAY_MS);
  const { token } = await aSession(p.t.db, user.id, p.t.clock.now());
  await p.reconcile();
  expect((await stateOf(p, { ...user, token })).status).toBe('past_due');
  expect((await erase({ ...user, token })).statusCode).toBe(200);
});

test('an account whose payments cannot be asked about is deleted, and the log says so', async () => {
  const user = await anAccount(p);
  await p.checkout(user, PRICES.starter.month);
  p.stripe.setDown(true);
  const gone = await erase(user);
  p.stripe.setDown(false);
  expect(gone.statusCode).toBe(200);
  expect(logged.filter((line) => line.includes('unknown at its end'))).toEqual([
    expect.stringContaining(user.id),
  ]);
});
