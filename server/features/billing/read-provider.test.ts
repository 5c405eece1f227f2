import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billingAccounts } from '../../db/schema';
import type { CustomerFacts } from '../../ports/payments';
import { anAccount, stateOf } from '../../testing/stripe/billing-calls';
import { type PaidApp, paidApp } from '../../testing/stripe/paid-app';
import { PRICES } from '../../testing/stripe/simulator';
import { readProvider } from './read-provider';

let p: PaidApp;
beforeAll(async () => {
  p = await paidApp();
});
afterAll(() => p.close());

/** Reads the account while something happens between the answer of the provider and the moment it is used. */
async function readWhile(userId: string, happens: () => Promise<unknown>): Promise<void> {
  const { payments } = p.t.deps;
  if (!payments) throw new Error('No payments are configured.');
  const readCustomer = async (customerId: string): Promise<CustomerFacts> => {
    const facts = await payments.readCustomer(customerId);
    await happens();
    return facts;
  };
  await readProvider({ ...p.t.deps, payments: { ...payments, readCustomer } }, userId);
}

test('what a customer paid is nothing to an account that was given another one while the provider was asked', async () => {
  const user = await anAccount(p);
  await p.stripe.press(await p.checkout(user, PRICES.professional.month), 'pay');
  const give = (customerId: string) =>
    p.t.db
      .update(billingAccounts)
      .set({ customerId })
      .where(eq(billingAccounts.userId, user.id))
      .returning();
  const [{ id: first = '' } = {}] = [...p.stripe.world.customers.values()].slice(-1);
  await readWhile(user.id, () => give('cus_given_meanwhile'));
  expect(await stateOf(p, user)).toMatchObject({ plan_type: 'trial' });
  await give(first);
  await readWhile(user.id, async () => undefined);
  expect(await stateOf(p, user)).toMatchObject({ plan_type: 'professional' });
});
