import { PLANS } from '@candor/domain/rules/plans';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../db/schema';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { loadAllowance } from './allowance';
import { type CreditSource, returnCredit, spendCredit } from './credits';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DAY = 86_400_000;
const START = new Date('2026-03-02T09:00:00.000Z').getTime();
const at = (days: number) => new Date(START + days * DAY);

const spend = (userId: string, now: Date) => t.db.transaction((tx) => spendCredit(tx, userId, now));
const giveBack = (userId: string, source: CreditSource, spentAt: Date, now: Date) =>
  t.db.transaction((tx) => returnCredit(tx, userId, { source, spentAt }, now));
const left = async (userId: string, now: Date) =>
  (await loadAllowance(t.db, userId, now)).invitationCredits;
const buy = (userId: string, quantity: number) =>
  t.db
    .update(subscriptions)
    .set({ invitationCredits: quantity })
    .where(eq(subscriptions.userId, userId));

describe('invitation credits', () => {
  test.each([
    ['trial', 5],
    ['starter', 50],
    ['professional', 250],
    ['enterprise', 0],
  ] as const)('of the %s plan begin at %d', async (plan, given) => {
    const { id } = await aUser(t.db, { plan });
    expect(await left(id, at(0))).toBe(given);
  });

  test('of a plan billed yearly are those of twelve months', async () => {
    const { id } = await aUser(t.db, { plan: 'starter', periodEnd: at(365) });
    expect(await left(id, at(0))).toBe(600);
  });

  test('start over with each period, except purchased ones', async () => {
    const { id } = await aUser(t.db, { plan: 'starter' });
    await buy(id, 7);
    await spend(id, at(1));
    expect(await left(id, at(1))).toBe(56);
    expect(await left(id, at(PLANS.starter.billingDays))).toBe(57);
  });

  test('of a period that is over come back for good, and leave those of this one as they are', async () => {
    const { id } = await aUser(t.db, { plan: 'starter' });
    await spend(id, at(1));
    await spend(id, at(31));
    await giveBack(id, 'grant', at(1), at(31));
    expect([await left(id, at(31)), await left(id, at(61))]).toEqual([50, 51]);
  });

  test('end with a trial, except purchased ones', async () => {
    const { id } = await aUser(t.db, { plan: 'trial' });
    await buy(id, 2);
    expect([await left(id, at(6)), await left(id, at(7))]).toEqual([7, 2]);
  });

  test('are spent once when twenty callers want the last two', async () => {
    const { id } = await aUser(t.db, { plan: 'enterprise' });
    await buy(id, 2);
    const spent = await Promise.all(Array.from({ length: 20 }, () => spend(id, at(0))));
    expect(spent.filter((source) => source !== null)).toEqual(['bought', 'bought']);
    expect(await left(id, at(0))).toBe(0);
  });

  test('of a period that is over are returned as permanent ones', async () => {
    const { id } = await aUser(t.db, { plan: 'starter' });
    await spend(id, at(1));
    await giveBack(id, 'grant', at(1), at(31));
    expect([await left(id, at(31)), await left(id, at(61))]).toEqual([51, 51]);
  });

  test('always add up, whatever is spent, returned and waited for', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('spend' as const) }),
      fc.record({ kind: fc.constant('return' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { id } = await aUser(t.db, {
          plan: 'trial',
          periodEnd: at(10),
          trialEndsAt: at(400),
        });
        await buy(id, 3);
        let day = 0;
        /** The rules once more: five from the trial and three purchased. */
        let model = 8;
        const spent: { source: CreditSource; spentAt: Date }[] = [];
        for (const one of steps) {
          if (one.kind === 'wait') day += one.days;
          if (one.kind === 'spend') {
            const source = await spend(id, at(day));
            expect(source !== null).toBe(model > 0);
            if (source !== null) spent.push({ source, spentAt: at(day) });
            model = Math.max(0, model - 1);
          }
          if (one.kind === 'return' && spent.length > 0) {
            const [back] = spent.splice(one.which % spent.length, 1);
            if (back) await giveBack(id, back.source, back.spentAt, at(day));
            model += 1;
          }
          expect(await left(id, at(day))).toBe(model);
        }
      }),
      { numRuns: 25 },
    );
  });
});
