import { BillingInterval, type Offer, PaidPlan } from '@candor/domain/rules/billing';
import { z } from 'zod';
import type { SubscriptionRow } from '../../access/allowance';
import { type AuditEntry, audit } from '../../access/audit';
import { countGranted } from '../../access/credits';
import { countCharges } from '../../access/ledger';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { markMailed } from '../../mail/mark-mailed';
import { oweMail } from '../../mail/owe-mail';
import type { CustomerFacts, PaidSubscription } from '../../ports/payments';
import { offerOfPrice } from '../../settings/payments';
import {
  decidingSubscription,
  isUnderContract,
  type PlanChange,
  planAfter,
  type Used,
} from './plan-after';
import { type BillingAccount, writeBilling, writePlan } from './store';
import { isLapseTold } from './store-lapses';
import { keepInvoices, settleCredits } from './store-purchases';
import { usageUnder } from './used-since';

/** A plan as it was written when it was bought. */
const SoldOffer = z.object({ plan: PaidPlan, interval: BillingInterval });

type Account = { email: string; plan: SubscriptionRow; billing: BillingAccount };
type Reading = Account & {
  facts: CustomerFacts;
  /** Checkouts whose payment was pending for days and failed. */
  failed: ReadonlySet<string>;
  /** Subscriptions of which a payment was refunded since the last reading. */
  refunded: ReadonlySet<string>;
  now: Date;
};
type Needs = Pick<Deps, 'config' | 'log'>;

/** Makes an account agree with what the provider says: plan and period, credits that are paid for, invoices. */
export async function applyFacts(deps: Needs, tx: Tx, reading: Reading): Promise<void> {
  const { facts, now, billing } = reading;
  const { userId } = billing;
  await applyPlan(deps, tx, reading);
  warnOfRefunded(deps, reading);
  for (const paid of facts.credits) {
    const change = await settleCredits(tx, userId, paid, now);
    if (change === 0) continue;
    const action = change > 0 ? 'credits.bought' : 'credits.taken_back';
    await note(tx, reading, action, { quantity: Math.abs(change) });
  }
  await keepInvoices(tx, userId, facts.invoices);
  await tellFailed(tx, reading);
}

/** A refund ends no plan. Whoever made it may have forgotten the subscription, which goes on being charged. */
function warnOfRefunded({ log }: Needs, { facts, refunded, billing }: Reading): void {
  const goesOn = facts.subscriptions.some(
    ({ id, status, cancelAt }) => refunded.has(id) && status !== 'ended' && cancelAt === null,
  );
  if (goesOn) log.warn({ user: billing.userId }, 'a plan goes on after its payment was refunded');
}

/** One mail for each checkout: who ordered goes on waiting otherwise. A plan that its debt keeps back has its own mail. */
async function tellFailed(tx: Tx, { billing, email, facts, failed, now }: Reading): Promise<void> {
  const { userId } = billing;
  const isOwing = facts.subscriptions.some(({ status }) => status === 'past_due');
  for (const { checkoutId, sold } of facts.unpaidCheckouts) {
    if (!failed.has(checkoutId) || (sold === 'plan' && isOwing)) continue;
    const noticeId = `payment ${checkoutId}`;
    if (!(await markMailed(tx, { userId, noticeId, mailedAt: now }))) continue;
    const data = { userId, sold };
    await oweMail(tx, { kind: 'late_payment_failed', recipient: email, data, now });
  }
}

async function applyPlan(deps: Needs, tx: Tx, reading: Reading): Promise<void> {
  const { plan, billing, facts, now } = reading;
  const offerOf = (priceId: string) =>
    offerOfPrice(deps.config.payments, priceId) ?? offerBoughtAt(priceId, plan, billing);
  const running = facts.subscriptions.filter(({ status }) => status === 'running');
  if (running.length > 1) {
    deps.log.warn({ user: billing.userId }, 'an account pays for more than one subscription');
  }
  const deciding = decidingSubscription(facts.subscriptions, billing, offerOf);
  if (!deciding) return writeBilling(tx, billing.userId, { readAt: now });
  const { since, isStored } = usageUnder(plan, billing, deciding, facts.subscriptions);
  const used = isStored ? storedUse(plan) : await usedSince(tx, billing.userId, since);
  const change = planAfter(plan, deciding, { offerOf, used, now });
  if (!change && !isUnderContract(plan, deciding)) {
    deps.log.error(
      { user: billing.userId, price: deciding.priceId },
      'an account pays a price that belongs to no plan',
    );
  }
  if (!change) return writeBilling(tx, billing.userId, { readAt: now });
  await writePlan(tx, billing.userId, change);
  await writeBilling(tx, billing.userId, {
    ...billingAfter(deciding, offerOf),
    usedSince: since,
    readAt: now,
  });
  await tell(tx, reading, change, deciding);
}

/** A price that is sold no longer goes on for those who pay it: they have what they bought. null for any other price. */
function offerBoughtAt(
  priceId: string,
  { planType, contractAt }: SubscriptionRow,
  billing: BillingAccount,
): Offer | null {
  if (priceId !== billing.priceId || contractAt !== null) return null;
  const { interval } = billing;
  return SoldOffer.safeParse({ plan: planType, interval }).data ?? null;
}

function storedUse({ candidatesUsed, invitationGrantUsed }: SubscriptionRow): Used {
  return { candidatesUsed, invitationGrantUsed };
}

async function usedSince(tx: Tx, userId: string, since: Date): Promise<Used> {
  return {
    candidatesUsed: await countCharges(tx, userId, since),
    invitationGrantUsed: await countGranted(tx, userId, since),
  };
}

/** What is kept of the subscription itself; nothing of one that has ended but why it did. */
function billingAfter(
  subscription: PaidSubscription,
  offerOf: (priceId: string) => Offer | null,
): Partial<BillingAccount> {
  const { id, status, priceId, next, paymentUrl, endedUnpaid } = subscription;
  if (status === 'ended') {
    return { ...NOTHING_PAID, subscriptionId: id, ended: endedUnpaid ? 'unpaid' : 'cancelled' };
  }
  const offer = next && offerOf(next.priceId);
  return {
    subscriptionId: id,
    priceId,
    interval: offerOf(priceId)?.interval ?? null,
    nextPlan: offer?.plan ?? null,
    nextInterval: offer?.interval ?? null,
    nextAt: offer ? (next?.at ?? null) : null,
    paymentUrl: status === 'running' ? null : paymentUrl,
    ended: null,
  };
}

const NOTHING_PAID = {
  priceId: null,
  interval: null,
  paymentUrl: null,
  nextPlan: null,
  nextInterval: null,
  nextAt: null,
};

/** An entry for every change that somebody would ask about, a mail for the two that need a reaction. */
async function tell(
  tx: Tx,
  reading: Reading,
  change: PlanChange,
  { mustConfirm }: PaidSubscription,
): Promise<void> {
  const { plan: before, billing, email, now } = reading;
  if (before.planType === change.planType && before.status === change.status) return;
  const isTold = await isLapseTold(tx, billing.userId);
  await note(tx, reading, 'plan.changed', {
    plan: change.planType,
    status: change.status,
    'before.plan': before.planType,
    'before.status': before.status,
  });
  const letter = { recipient: email, data: { userId: billing.userId }, now };
  if (change.status === 'past_due') {
    const data = { userId: billing.userId, confirm: mustConfirm };
    await oweMail(tx, { kind: 'payment_failed', ...letter, data });
  }
  if (change.status === 'expired' && !isTold) await oweMail(tx, { kind: 'plan_ended', ...letter });
}

async function note(
  tx: Tx,
  { billing: { userId }, now }: Reading,
  action: AuditEntry['action'],
  details: AuditEntry['details'],
): Promise<void> {
  await audit(
    tx,
    {
      userId,
      action,
      details,
      requestId: null,
      actor: { kind: 'system', id: null },
      entity: { type: 'user', id: userId },
    },
    now,
  );
}
