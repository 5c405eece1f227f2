import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingAccounts, users } from '../../db/schema';
import type { TestUser } from '../../testing/factories';
import { anAccount, customerOf } from '../../testing/stripe/billing-calls';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

async function aCustomer(): Promise<TestUser> {
  const user = await anAccount(p);
  await p.checkout(user, PRICES.starter.month);
  return user;
}

/** Gives the account a new address, and answers it. */
async function move(user: TestUser): Promise<string> {
  const email = `New.${randomUUID()}@example.com`;
  const emailKey = email.toLowerCase();
  await p.t.db.update(users).set({ email, emailKey }).where(eq(users.id, user.id));
  return email;
}

const noteLast = (user: TestUser, customerEmail: string | null) =>
  p.t.db.update(billingAccounts).set({ customerEmail }).where(eq(billingAccounts.userId, user.id));

function changesOf(user: TestUser): number {
  const path = `/v1/customers/${customerOf(p, user).id}`;
  return p.stripe.requests.filter((one) => one.method === 'POST' && one.path === path).length;
}

test('a new address of an account is given to its customer, again after a failure, and once', async () => {
  const user = await aCustomer();
  const moved = await move(user);
  p.stripe.failNext(500, new RegExp(customerOf(p, user).id), 2);
  await expect(p.tellAddresses()).rejects.toThrow('does not answer');
  expect(customerOf(p, user).email).toBe(user.email);
  await p.tellAddresses();
  expect(customerOf(p, user).email).toBe(moved);
  await p.tellAddresses();
  expect(changesOf(user)).toBe(1);
});

test('an account that fails keeps none of the others from it', async () => {
  const failing = await aCustomer();
  const others = [await aCustomer(), await aCustomer()];
  const moved = await move(failing);
  const wanted = [];
  for (const other of others) wanted.push(await move(other));
  p.stripe.failNext(500, new RegExp(customerOf(p, failing).id), 2);
  await expect(p.tellAddresses()).rejects.toThrow('does not answer');
  expect(others.map((other) => customerOf(p, other).email)).toEqual(wanted);
  await p.tellAddresses();
  expect(customerOf(p, failing).email).toBe(moved);
});

test('what broke off before it was noted is not done twice', async () => {
  const user = await aCustomer();
  await move(user);
  await p.tellAddresses();
  await noteLast(user, user.email);
  await p.tellAddresses();
  expect(changesOf(user)).toBe(1);
});

test('an address that somebody chose for the invoices stays', async () => {
  const user = await aCustomer();
  customerOf(p, user).email = 'books@example.com';
  await move(user);
  await p.tellAddresses();
  expect(customerOf(p, user).email).toBe('books@example.com');
});

test('a customer from before addresses were noted is given the one of now', async () => {
  const user = await aCustomer();
  const moved = await move(user);
  await noteLast(user, null);
  await p.tellAddresses();
  expect(customerOf(p, user).email).toBe(moved);
});

test('a deleted customer blocks nobody else, and is not requested again', async () => {
  const [gone, other] = [await aCustomer(), await aCustomer()];
  p.stripe.world.eraseCustomer(customerOf(p, gone));
  await move(gone);
  const moved = await move(other);
  await p.tellAddresses();
  expect(customerOf(p, other).email).toBe(moved);
  const asked = p.stripe.requests.length;
  await p.tellAddresses();
  expect(p.stripe.requests).toHaveLength(asked);
});
