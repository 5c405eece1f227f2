import type { Offer } from '@candor/domain/rules/billing';
import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../../access/allowance';
import type { PaidSubscription } from '../../ports/payments';
import { decidingSubscription, type Known, planAfter } from './plan-after';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const NOW = day(10);
const NOTHING: Known = { subscriptionId: null, ended: null };
const STARTER: Known = { ...NOTHING, subscriptionId: 'sub_1' };

const OFFERS: Record<string, Offer> = {
  'starter-month': { plan: 'starter', interval: 'month' },
  'starter-year': { plan: 'starter', interval: 'year' },
  'professional-month': { plan: 'professional', interval: 'month' },
};
const offerOf = (priceId: string) => OFFERS[priceId] ?? null;

const aRow = (wishes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  userId: 'u',
  planType: 'trial',
  status: 'trialing',
  trialEndsAt: day(7),
  periodStart: day(0),
  periodEnd: day(7),
  graceEndsAt: null,
  endsAt: null,
  contractAt: null,
  candidatesLimitOverride: null,
  apiKeyLimitOverride: null,
  maxBatchSizeOverride: null,
  candidatesUsed: 40,
  candidatesReserved: 5,
  invitationCredits: 0,
  invitationGrantUsed: 2,
  ...wishes,
});
const paying = (wishes: Partial<SubscriptionRow> = {}) =>
  aRow({
    planType: 'starter',
    status: 'active',
    trialEndsAt: null,
    periodStart: day(0),
    periodEnd: day(31),
    ...wishes,
  });

const aSubscription = (wishes: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  status: 'running',
  priceId: 'starter-month',
  createdAt: day(0),
  periodStart: day(0),
  periodEnd: day(31),
  cancelAt: null,
  next: null,
  renewedAt: null,
  unpaidSince: null,
  paymentUrl: null,
  mustConfirm: false,
  endedAt: null,
  endedUnpaid: false,
  ...wishes,
});

const USED = { candidatesUsed: 40, invitationGrantUsed: 3 };

const after = (row: SubscriptionRow, subscription: PaidSubscription, now = NOW) =>
  planAfter(row, subscription, { offerOf, used: USED, now });

test('a plan that is bought takes effect at once, with what counts as used', () => {
  const bought = aSubscription({ periodStart: day(3), periodEnd: day(34) });
  expect(after(aRow({ candidatesUsed: 3 }), bought)).toMatchObject({
    planType: 'starter',
    status: 'active',
    trialEndsAt: null,
    candidatesUsed: 40,
    periodStart: day(3),
    periodEnd: day(34),
  });
});

describe('a payment that failed', () => {
  const failed = aSubscription({ status: 'past_due', unpaidSince: day(9) });

  test('keeps the plan for seven days from the day it failed, whenever we hear of it', () => {
    for (const now of [day(9), day(15)]) {
      const change = after(paying(), failed, now);
      expect(change).toMatchObject({
        planType: 'starter',
        status: 'past_due',
        graceEndsAt: day(16),
      });
    }
  });

  test('is forgotten once it is paid', () => {
    const owing = paying({ status: 'past_due', graceEndsAt: day(16) });
    expect(after(owing, aSubscription())).toMatchObject({
      status: 'active',
      graceEndsAt: null,
    });
  });

  test('has no grace where the provider has stopped the subscription', () => {
    const stopped = aSubscription({ status: 'stopped' });
    expect(after(paying(), stopped)?.graceEndsAt).toEqual(NOW);
  });
});

describe('the end of a plan', () => {
  test('is known while a cancelled one still runs', () => {
    const cancelled = aSubscription({ cancelAt: day(31) });
    expect(after(paying(), cancelled)).toMatchObject({
      planType: 'starter',
      status: 'cancelled',
      endsAt: day(31),
    });
  });

  test('leads to a trial that is over, not to a second one', () => {
    const ended = aSubscription({ status: 'ended', endedAt: day(9) });
    expect(after(paying(), ended)).toMatchObject({
      planType: 'trial',
      trialEndsAt: day(9),
      endsAt: null,
      graceEndsAt: null,
    });
  });

  test('counts once, even if nobody heard that it had started', () => {
    const ended = aSubscription({ status: 'ended', endedAt: day(9) });
    const earlier = aSubscription({ id: 'sub_0', status: 'ended', endedAt: day(5) });
    expect(decidingSubscription([earlier, ended], NOTHING, offerOf)).toBe(ended);
    expect(decidingSubscription([earlier, ended], STARTER, offerOf)).toBe(ended);
    const known = { ...STARTER, ended: 'cancelled' };
    expect(decidingSubscription([earlier, ended], known, offerOf)).toBeNull();
  });
});

describe('what is not the provider’s to decide', () => {
  test('an enterprise contract and its limits', () => {
    const contract = paying({ planType: 'enterprise', candidatesLimitOverride: 9000 });
    expect(after(contract, aSubscription({ createdAt: day(9) }))).toBeNull();
    const ended = aSubscription({ status: 'ended', endedAt: day(9) });
    expect(after(contract, ended)).toBeNull();
  });

  test('a plan set by an operator after a subscription started, until the owner buys again', () => {
    const agreed = paying({ planType: 'professional', contractAt: day(5) });
    expect(after(agreed, aSubscription({ createdAt: day(4) }))).toBeNull();
    expect(after(agreed, aSubscription({ createdAt: day(6) }))).toMatchObject({
      planType: 'starter',
      contractAt: null,
    });
  });

  test('a price that is none of ours: nobody guesses', () => {
    expect(after(paying(), aSubscription({ priceId: 'price_unknown' }))).toBeNull();
  });
});

describe('of several subscriptions', () => {
  const starter = aSubscription();
  const owing = aSubscription({ id: 'sub_2', status: 'past_due', priceId: 'professional-month' });
  const professional = aSubscription({ id: 'sub_3', priceId: 'professional-month' });
  const waiting = aSubscription({ id: 'sub_4', status: 'waiting' });

  test('one that runs decides before one that is not paid, then the higher plan', () => {
    expect(decidingSubscription([starter, owing], NOTHING, offerOf)).toBe(starter);
    expect(decidingSubscription([starter, professional], NOTHING, offerOf)).toBe(professional);
  });

  test('one whose first payment is missing gives nothing', () => {
    expect(decidingSubscription([waiting], NOTHING, offerOf)).toBeNull();
  });

  test('an ended one is passed over while another runs', () => {
    const ended = aSubscription({ id: 'sub_1', status: 'ended', endedAt: day(9) });
    expect(decidingSubscription([ended, professional], STARTER, offerOf)).toBe(professional);
  });
});
