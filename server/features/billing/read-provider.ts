import type { Deps } from '../../deps';
import {
  type CustomerFacts,
  CustomerGone,
  type PaidSubscription,
  type Payments,
} from '../../ports/payments';
import { applyFacts } from './apply-facts';
import {
  type BillingAccount,
  findBilling,
  isPaying,
  lockAccount,
  type PayingAccount,
  readAlone,
} from './store';
import { idsOf, markHandled, type OpenEvent, openEvents } from './store-events';

export type ReaderDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & { payments: Payments };

/**
 * Reads an account at the provider and updates what is stored. Reads of one account are serialized, so that an older
 * answer never overwrites a newer one; the events that requested it are marked in the same transaction. An account
 * that never started to pay is left alone.
 *
 * @throws PaymentsUnavailable or PaymentsRefused; then nothing is changed, and the events stay open.
 */
export async function readProvider(deps: ReaderDeps, userId: string): Promise<void> {
  const facts = await deps.db.transaction(async (tx) => {
    await readAlone(tx, userId);
    const billing = await findBilling(tx, userId);
    if (!billing) return null;
    const events = await openEvents(tx, billing.customerId);
    const { payments } = deps;
    const failed = await namedBy(events, (event) => payments.failedCheckoutOf(event));
    const refunded = await namedBy(events, (event) => payments.refundedSubscriptionOf(event));
    const read = await factsOf(deps, billing);
    const account = await lockAccount(tx, userId);
    // Erased, or given another customer, while the provider was asked: the answer no longer belongs to anybody.
    if (account?.billing.customerId !== billing.customerId) return null;
    const now = deps.clock.now();
    await applyFacts(deps, tx, { ...account, facts: read, failed, refunded, now });
    await markHandled(tx, idsOf(events), now);
    return read;
  });
  if (facts) await closeSecondCheckouts(deps.payments, facts);
}

/**
 * What a state alone does not reveal, by its id: a payment that takes days is as unpaid before it fails as after, and an
 * invoice is as paid after its refund as before.
 */
async function namedBy(
  events: readonly OpenEvent[],
  idOf: (event: OpenEvent) => Promise<string | null>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const event of events) {
    const id = await idOf(event);
    if (id !== null) named.add(id);
  }
  return named;
}

/** A customer that the provider does not know, or no longer, pays nothing: what it paid for has ended. */
async function factsOf(
  { payments, clock }: ReaderDeps,
  billing: BillingAccount,
): Promise<CustomerFacts> {
  try {
    return await payments.readCustomer(billing.customerId);
  } catch (error) {
    if (!(error instanceof CustomerGone)) throw error;
    const subscriptions = isPaying(billing) ? [endedNow(billing, clock.now())] : [];
    return {
      subscriptions,
      credits: [],
      invoices: [],
      openPlanCheckouts: [],
      unpaidCheckouts: [],
    };
  }
}

function endedNow({ subscriptionId: id, priceId }: PayingAccount, now: Date): PaidSubscription {
  return {
    id,
    status: 'ended',
    priceId: priceId ?? '',
    createdAt: now,
    cancelAt: null,
    next: null,
    periodStart: now,
    periodEnd: now,
    endedAt: now,
    endedUnpaid: false,
    unpaidSince: null,
    paymentUrl: null,
    mustConfirm: false,
    renewedAt: null,
  };
}

/** Somebody who has a plan could buy it once more in a window that stayed open. */
async function closeSecondCheckouts(
  payments: Payments,
  { subscriptions, openPlanCheckouts }: CustomerFacts,
): Promise<void> {
  if (!subscriptions.some(({ status }) => status === 'running' || status === 'past_due')) return;
  for (const checkoutId of openPlanCheckouts) await payments.closeCheckout(checkoutId);
}
