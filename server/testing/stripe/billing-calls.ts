import type { LightMyRequestResponse } from 'fastify';
import { loadAllowance } from '../../access/allowance';
import { aUser, type TestUser, type UserWishes } from '../factories';
import type { Customer } from './objects';
import { BACK, type PaidApp } from './paid-app';

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

/** What an account has used and may still use, as its page shows it. */
export async function quotaOf({ t }: PaidApp, user: TestUser) {
  const { candidates_used, candidates_limit, plan_type, trial_expired, invitation_credits } = (
    await t.as(user).get('/api/users/quota-status')
  ).json();
  return { candidates_used, candidates_limit, plan_type, trial_expired, invitation_credits };
}

/** Opens a checkout of ten credits and answers the address of its page. */
export async function orderCredits(p: PaidApp, user: TestUser): Promise<string> {
  const wish = { quantity: 10, ...BACK };
  const reply = await postBilling(p, user, 'purchase-invitation-credits', wish);
  return String(reply.json().checkout_url);
}

/** The customer of an account at Stripe that has one. */
export function customerOf(p: PaidApp, user: TestUser): Customer {
  const customer = findCustomer(p, user);
  if (!customer) throw new Error('no customer');
  return customer;
}

function findCustomer({ stripe }: PaidApp, { id }: TestUser): Customer | undefined {
  return [...stripe.world.customers.values()].find(({ metadata }) => metadata.user_id === id);
}

/** The subscriptions of an account at Stripe. */
export function subscriptionsOf(p: PaidApp, user: TestUser) {
  const customer = findCustomer(p, user);
  const { subscriptions } = p.stripe.world;
  return [...subscriptions.values()].filter((one) => one.customer === customer?.id);
}

/** The subscription of an account at Stripe that has one. */
export function subscriptionOf(p: PaidApp, user: TestUser) {
  const [subscription] = subscriptionsOf(p, user);
  if (!subscription) throw new Error('no subscription');
  return subscription;
}
