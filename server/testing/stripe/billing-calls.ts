import type { LightMyRequestResponse } from 'fastify';
import { loadAllowance } from '../../access/allowance';
import { aUser, type TestUser, type UserWishes } from '../factories';
import type { PaidApp } from './paid-app';

/** An account that is made now, by the clock that the product shares with Stripe. */
export const anAccount = ({ t }: PaidApp, wishes: UserWishes = {}): Promise<TestUser> =>
  aUser(t.db, { now: t.clock.now(), ...wishes });

/** Makes a call about billing. */
export const postBilling = (
  { t }: PaidApp,
  user: TestUser,
  call: string,
  body: object = {},
): Promise<LightMyRequestResponse> => t.as(user).post(`/api/billing/${call}`, body);

/** The plan that the product lets an account use now. */
export async function planOf({ t }: PaidApp, { id }: TestUser) {
  const allowance = await loadAllowance(t.db, id, t.clock.now());
  const { plan, status, candidatesLimit, candidatesUsed } = allowance;
  return { plan, status, limit: candidatesLimit, used: candidatesUsed };
}

/** What the billing page shows. */
export const stateOf = async ({ t }: PaidApp, user: TestUser) =>
  (await t.as(user).get('/api/billing/state')).json();

/** The subscriptions of an account at Stripe. */
export function subscriptionsOf({ stripe }: PaidApp, { id }: TestUser) {
  const { customers, subscriptions } = stripe.world;
  const customer = [...customers.values()].find(({ metadata }) => metadata.user_id === id);
  return [...subscriptions.values()].filter((one) => one.customer === customer?.id);
}

/** The subscription of an account at Stripe that has one. */
export function subscriptionOf(p: PaidApp, user: TestUser) {
  const [subscription] = subscriptionsOf(p, user);
  if (!subscription) throw new Error('no subscription');
  return subscription;
}
