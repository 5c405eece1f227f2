import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../db/schema';
import { aUser } from '../testing/factories';
import { type TestApp, testApp } from '../testing/test-app';
import { loadAllowance } from './allowance';
import { chargeOne, reserve, settle } from './quota';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const DAY = 86_400_000;
const START = new Date('2026-03-02T09:00:00.000Z').getTime();
/** The limits of the plans once more, so that a wrong catalogue does not agree with itself. */
const LIMITS = { starter: 500, professional: 2500 } as const;
type Paid = keyof typeof LIMITS;

async function rowOf(userId: string) {
  const [row] = await t.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  if (!row) throw new Error('no subscription');
  return row;
}

/** A different plan, and whether its payment is overdue since now, as reading the payment provider records it. */
const changing = (id: string, plan: Paid, graceEndsAt: Date | null = null) =>
  t.db.transaction((tx) =>
    tx
      .update(subscriptions)
      .set({ planType: plan, status: graceEndsAt ? 'past_due' : 'active', graceEndsAt })
      .where(eq(subscriptions.userId, id)),
  );

const plan = fc.constantFrom<Paid>('starter', 'professional');
const step = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), n: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('charge' as const) }),
  fc.record({ kind: fc.constant('settle' as const), share: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('plan' as const), plan }),
  fc.record({ kind: fc.constant('owing' as const), plan }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 35 }) }),
);

test('through every change of plan, grace and period, the ledger follows its rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { id } = await aUser(t.db, { plan: 'starter' });
      /** The rules once more, in the simplest form. */
      const model = {
        limit: 500,
        used: 0,
        reserved: 0,
        periodEnd: START + 30 * DAY,
        openUntil: Number.POSITIVE_INFINITY,
      };
      let at = START;
      const isOpen = () => at < model.openUntil;
      const spend = (n: number) => isOpen() && model.used + model.reserved + n <= model.limit;
      for (const one of steps) {
        const now = new Date(at);
        if (one.kind === 'reserve') {
          const allowed = spend(one.n);
          expect(await t.db.transaction((tx) => reserve(tx, id, one.n, now))).toBe(allowed);
          if (allowed) model.reserved += one.n;
        } else if (one.kind === 'charge') {
          const allowed = spend(1);
          expect(await t.db.transaction((tx) => chargeOne(tx, id, now))).toBe(allowed);
          if (allowed) model.used += 1;
        } else if (one.kind === 'settle') {
          // What was promised before a lapse or a downgrade is still charged.
          const charge = Math.floor((model.reserved * one.share) / 100);
          const release = model.reserved - charge;
          await t.db.transaction((tx) => settle(tx, id, { charge, release, now }));
          model.used += charge;
          model.reserved = 0;
        } else if (one.kind === 'plan') {
          await changing(id, one.plan);
          Object.assign(model, { limit: LIMITS[one.plan], openUntil: Number.POSITIVE_INFINITY });
          catchUp();
        } else if (one.kind === 'owing') {
          await changing(id, one.plan, new Date(at + 7 * DAY));
          Object.assign(model, { limit: LIMITS[one.plan], openUntil: at + 7 * DAY });
          catchUp();
        } else {
          at += one.days * DAY;
          catchUp();
        }
        const allowance = await loadAllowance(t.db, id, new Date(at));
        expect(allowance).toMatchObject({
          candidatesUsed: model.used,
          candidatesReserved: model.reserved,
          trialExpired: !isOpen(),
          plan: isOpen() ? planOf(model.limit) : 'trial',
        });
      }

      /** An open plan starts its next period by the clock; a lapsed one stands still. */
      function catchUp() {
        while (at >= model.periodEnd && model.periodEnd < model.openUntil) {
          model.periodEnd += 30 * DAY;
          model.used = 0;
        }
      }
    }),
    { numRuns: 60 },
  );
});

const planOf = (limit: number) => (limit === LIMITS.starter ? 'starter' : 'professional');

test('of twenty concurrent calls with a downgrade, none gets more than the plan it met', async () => {
  await t.db.execute(sql`create table overspent (user_id uuid, taken integer, plan text)`);
  await t.db.execute(sql`
    create function note_overspending() returns trigger language plpgsql as $$
    begin
      -- A call that takes more than the plan allows at that moment; a lower plan alone takes nothing.
      if new.candidates_used + new.candidates_reserved > old.candidates_used + old.candidates_reserved
        and new.candidates_used + new.candidates_reserved > (case new.plan_type
          when 'starter' then ${sql.raw(String(LIMITS.starter))} else ${sql.raw(String(LIMITS.professional))} end)
      then
        insert into overspent values (new.user_id, new.candidates_used + new.candidates_reserved, new.plan_type);
      end if;
      return new;
    end $$`);
  await t.db.execute(sql`create trigger overspending after update on subscriptions
    for each row execute function note_overspending()`);
  for (const size of [20, 60, 130]) {
    const { id } = await aUser(t.db, { plan: 'professional', used: 400 });
    const now = new Date(START);
    const calls = Array.from({ length: 20 }, (_, at) =>
      at === 9
        ? changing(id, 'starter').then(() => false)
        : t.db.transaction((tx) => reserve(tx, id, size, now)),
    );
    const wins = (await Promise.all(calls)).filter(Boolean).length;
    expect((await rowOf(id)).candidatesReserved).toBe(wins * size);
  }
  const { rows } = await t.db.execute(sql`select * from overspent`);
  expect(rows).toEqual([]);
});
