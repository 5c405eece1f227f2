import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../../access/allowance';
import type { PaidSubscription } from '../../ports/payments';
import { type KnownUsage, usageUnder } from './used-since';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const NOTHING: KnownUsage = { subscriptionId: null, usedSince: null };

const aTrial = (wishes: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
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
const paying = (start: number, end: number) =>
  aTrial({
    planType: 'starter',
    status: 'active',
    trialEndsAt: null,
    periodStart: day(start),
    periodEnd: day(end),
  });

const aSubscription = (wishes: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  status: 'running',
  priceId: 'starter-month',
  createdAt: day(3),
  periodStart: day(3),
  periodEnd: day(34),
  renewedAt: null,
  cancelAt: null,
  next: null,
  unpaidSince: null,
  paymentUrl: null,
  mustConfirm: false,
  endedAt: null,
  endedUnpaid: false,
  ...wishes,
});
const ended = (id: string, from: number, to: number) =>
  aSubscription({ id, status: 'ended', createdAt: day(from), endedAt: day(to) });

const usage = (
  row: SubscriptionRow,
  subscription: PaidSubscription,
  { known = NOTHING, beside = [] }: { known?: KnownUsage; beside?: PaidSubscription[] } = {},
) => usageUnder(row, known, subscription, [subscription, ...beside]);

describe('what was used before a plan was bought', () => {
  test('counts on where the trial ran then, whenever we hear of it', () => {
    const stored = { since: day(0), isStored: true };
    expect(usage(aTrial(), aSubscription())).toEqual(stored);
    const yearlySince = aSubscription({ periodStart: day(13), periodEnd: day(378) });
    expect(usage(aTrial(), yearlySince)).toEqual(stored);
  });

  test('does not where the trial was over', () => {
    const late = aSubscription({ createdAt: day(9), periodStart: day(9) });
    expect(usage(aTrial(), late)).toEqual({ since: day(9), isStored: false });
  });

  test('does not where an earlier plan had ended, though the trial would still run', () => {
    const second = aSubscription({ id: 'sub_2', createdAt: day(5), periodStart: day(5) });
    const unheard = usage(aTrial(), second, { beside: [ended('sub_1', 3, 4)] });
    expect(unheard).toEqual({ since: day(5), isStored: false });
  });

  test('continues if another subscription ran alongside', () => {
    const first = aSubscription({ renewedAt: day(34) });
    const second = aSubscription({ id: 'sub_2', createdAt: day(40), periodStart: day(40) });
    expect(usage(aTrial(), second, { beside: [first] })).toEqual({
      since: day(34),
      isStored: false,
    });
  });

  test('counts on where an operator had given a plan', () => {
    const given = { ...paying(10, 40), contractAt: day(10) };
    const bought = aSubscription({ createdAt: day(20), periodStart: day(20) });
    expect(usage(given, bought)).toEqual({ since: day(10), isStored: true });
    const later = aSubscription({ createdAt: day(45), periodStart: day(45) });
    expect(usage(given, later)).toEqual({ since: day(40), isStored: false });
  });
});

describe('a renewal', () => {
  const known = { subscriptionId: 'sub_1', usedSince: day(0) };
  const renewed = aSubscription({
    periodStart: day(34),
    periodEnd: day(62),
    renewedAt: day(34),
  });

  test('begins with nothing used', () => {
    expect(usage(paying(3, 34), renewed, { known })).toEqual({ since: day(34), isStored: false });
  });

  test('is not begun twice when our own clock began it already', () => {
    expect(usage(paying(34, 65), renewed, { known })).toEqual({ since: day(34), isStored: true });
  });

  test('is announced once: a second read counts nothing again', () => {
    const again = { ...known, usedSince: day(34) };
    expect(usage(paying(34, 62), renewed, { known: again }).isStored).toBe(true);
  });

  test('starts from its own beginning if our clock was ahead or behind', () => {
    for (const start of [33, 36]) {
      expect(usage(paying(start, start + 31), renewed, { known })).toEqual({
        since: day(34),
        isStored: false,
      });
    }
  });

  test('stays the beginning when the price changes after it', () => {
    const yearly = aSubscription({ periodStart: day(40), periodEnd: day(405), renewedAt: day(34) });
    const told = { ...known, usedSince: day(34) };
    expect(usage(paying(34, 62), yearly, { known: told })).toEqual({
      since: day(34),
      isStored: true,
    });
  });
});

test('a period that our clock began, and the provider did not, takes nothing off', () => {
  const yearly = aSubscription({ periodStart: day(13), periodEnd: day(378) });
  const known = { subscriptionId: 'sub_1', usedSince: day(0) };
  expect(usage(paying(34, 65), yearly, { known })).toEqual({ since: day(0), isStored: false });
});

test('an account read before the beginning was recorded uses its period', () => {
  const known = { subscriptionId: 'sub_1', usedSince: null };
  expect(usage(paying(3, 34), aSubscription(), { known })).toEqual({
    since: day(3),
    isStored: true,
  });
});
