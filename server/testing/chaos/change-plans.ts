import { setTimeout as sleep } from 'node:timers/promises';
import { Checkout } from '@candor/domain/model/billing';
import { QuotaStatus } from '@candor/domain/model/plan';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { aUser, type TestUser } from '../factories';
import type { PaidApp } from '../stripe/paid-app';
import { PRICES } from '../stripe/simulator';
import { between } from './between';
import { batchesOf, caller, keyOf, match, type Send, type Shot, shotOf, submit } from './shots';

const DAY_MS = 86_400_000;
const LATEST_MS = 60;
const MOST = 6;
/** The size of a volley: about what it asks for, so that it ends on either side of the limit. */
const LEFT = 8;
/** Calls about plans are limited by themselves; everything else is as when an account spends. */
const EXPECTED = [200, 202, 204, 402, 404, 409, 410, 429];
const BACK = { success_url: '/billing?success=true', cancel_url: '/billing?cancelled=true' };

/** The limits of the plans once more, so that a wrong catalogue does not agree with itself. */
const LIMITS = { starter: 500, professional: 2_500 } as const;

type Account = { user: TestUser; call: Send; byKey: Send };

/**
 * Makes a database record the effect of every change to a subscription: how much was charged, and whether more was
 * taken than the plan of that moment allows. If usage decreases, a new period started: late charges of the earlier
 * one are counted again then, and are not charges of this change.
 */
export async function watchPlans(db: Db): Promise<void> {
  await db.execute(
    sql`create table taken (user_id uuid not null, charged integer not null, broken text)`,
  );
  await db.execute(sql`create index taken_of on taken (user_id)`);
  await db.execute(sql`
    create function note_taken() returns trigger language plpgsql security definer as $$
    declare
      most integer := case new.plan_type when 'starter' then ${sql.raw(String(LIMITS.starter))}
        when 'professional' then ${sql.raw(String(LIMITS.professional))} else 0 end;
      before integer := case when new.candidates_used >= old.candidates_used then old.candidates_used
        else (select count(*) from charges where user_id = new.user_id and charged_at >= new.period_start
          and xmin <> pg_current_xact_id()::xid) end;
      more integer := new.candidates_used + new.candidates_reserved - before - old.candidates_reserved;
    begin
      if current_setting('candor.others', true) = 'on' then return new; end if;
      insert into taken values (new.user_id, new.candidates_used - before,
        case when more > 0 and new.candidates_used + new.candidates_reserved > most
          then new.plan_type || ' had taken ' || (new.candidates_used + new.candidates_reserved) end);
      return new;
    end $$`);
  await db.execute(sql`
    create trigger watch_plans after update on subscriptions
    for each row execute function note_taken()`);
}

/**
 * Accounts that spend side by side while their plans change at Stripe and a month passes under their hands. Answers what does
 * not hold.
 */
export async function changePlansAtOnce(
  p: PaidApp,
  randoms: readonly Random[],
  tell: (statuses: readonly number[]) => void,
): Promise<string[]> {
  const accounts = await Promise.all(randoms.map(() => anAccount(p)));
  const broken: string[] = [];
  for (let volley = 0; volley < 3; volley += 1) {
    for (const { user } of accounts) await nearlySpent(p.t.db, user, LEFT);
    const turned = volley === 1 ? passMonth(p) : Promise.resolve();
    const replies = await Promise.all(
      accounts.map((account, at) => shoot(p, account, randoms[at] ?? Math.random)),
    );
    await turned;
    for (const { status, url } of replies.flat()) {
      if (!EXPECTED.includes(status)) broken.push(`${new URL(url).pathname} answered ${status}`);
    }
    tell(replies.flat().map(({ status }) => status));
  }
  await p.stripe.delivered();
  await p.readNews();
  const found = await Promise.all(accounts.map((account) => unfair(p, account)));
  // Their renewals would come with every later month, and nobody looks at them any more.
  p.stripe.world.subscriptions.clear();
  return [...broken, ...found.flat()];
}

async function anAccount(p: PaidApp): Promise<Account> {
  const user = await aUser(p.t.db, { now: p.t.clock.now() });
  const call = caller(p.origin, user.token);
  await p.stripe.press(await p.checkout(user, PRICES.starter.month), 'pay');
  await call('POST', '/api/billing/refresh');
  return { user, call, byKey: await keyOf(p.origin, call) };
}

/** As if the account had done other work before: so few candidates are left that every call matters. */
async function nearlySpent(db: Db, { id }: TestUser, left: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local candor.others = 'on'`);
    await tx.execute(sql`
      update subscriptions set candidates_used = greatest(candidates_used, case plan_type
        when 'starter' then ${LIMITS.starter}::integer when 'professional' then ${LIMITS.professional}::integer
        else 0 end - candidates_reserved - ${left}::integer) where user_id = ${id}`);
  });
}

/** Whoever's plan has ended may not look at their batches. */
async function workIsDone(db: Db, { id }: TestUser): Promise<void> {
  const open = sql`
    select from batches
    where user_id = ${id} and status not in ('completed', 'failed', 'cancelled')`;
  while ((await db.execute(open)).rows.length > 0) await sleep(25);
}

/** The next period begins at Stripe and for the product's own clock, in this order or the other. */
async function passMonth({ t, stripe }: PaidApp): Promise<void> {
  await sleep(LATEST_MS / 2);
  t.clock.advance(31 * DAY_MS);
  stripe.world.catchUp();
}

function shoot(p: PaidApp, account: Account, random: Random): Promise<Response[]> {
  return batchesOf(account.call).then((known) => {
    const spending = Array.from({ length: between(random, 3, 6) }, () =>
      shotOf(random, between(random, 0, 1) ? account.call : account.byKey, known, MOST),
    );
    const moves = Array.from({ length: between(random, 1, 3) }, () => moveOf(p, account, random));
    return Promise.all(
      [...spending, ...moves].map(async (one) => {
        await sleep(between(random, 0, LATEST_MS));
        return one();
      }),
    );
  });
}

/** What a person may do about their plan. */
function moveOf(p: PaidApp, { call }: Account, random: Random): Shot {
  const die = between(random, 1, 6);
  const post = (path: string, body?: object) => call('POST', `/api/billing/${path}`, body);
  if (die <= 2) return () => upgrade(p, call);
  if (die === 3) return () => post('change', { price_id: PRICES.starter.month });
  if (die === 4) return () => post('cancel');
  if (die === 5) return () => post('resume');
  return () => post('refresh');
}

async function upgrade({ stripe }: PaidApp, call: Send): Promise<Response> {
  const wish = { price_id: PRICES.professional.month, ...BACK };
  const reply = await call('POST', '/api/billing/checkout', wish);
  if (!reply.ok) return reply;
  const { checkout_url: page } = Checkout.parse(await reply.json());
  // A checkout where nothing is paid any more, the page that confirms a higher plan where something is.
  await stripe.press(page, page.includes('/c/pay/') ? 'pay' : 'confirm');
  return call('POST', '/api/billing/refresh');
}

/** Once everything has ended: nothing is held back, every charge was counted once, and what is left is all that is left. */
async function unfair(p: PaidApp, { user, call }: Account): Promise<string[]> {
  await workIsDone(p.t.db, user);
  const found: string[] = [];
  await nearlySpent(p.t.db, user, 2);
  const quota = async () =>
    QuotaStatus.parse(await (await call('GET', '/api/users/quota-status')).json());
  const { candidates_remaining: left, trial_expired: isOver, plan_type: plan } = await quota();
  const isLow = left !== null && left <= MOST;
  if (!isOver && left && isLow) {
    const last = await submit(call, left, 2_000);
    if (last.status !== 202) found.push(`the last ${left} could not be spent: ${last.status}`);
    await workIsDone(p.t.db, user);
    if ((await quota()).candidates_remaining !== 0) found.push('the last ones were not charged');
  }
  const beyond = isOver || isLow ? [402] : [200, 201];
  const more = await match(call, 1);
  if (!beyond.includes(more.status)) found.push(`one more on ${plan} answered ${more.status}`);
  const { rows } = await p.t.db.execute<{ problem: string }>(sql`
    select broken as problem from taken where user_id = ${user.id} and broken is not null
    union all
    select candidates_reserved || ' stay reserved' from subscriptions
      where user_id = ${user.id} and candidates_reserved <> 0
    union all
    select charged || ' were counted, ' || charges || ' charged' from (select
      (select coalesce(sum(charged), 0) from taken where user_id = ${user.id}) as charged,
      (select count(*) from charges where user_id = ${user.id}) as charges) as counts
      where charged <> charges
    union all
    select 'charged twice in ' || batch_id from candidates c join batches b on b.id = c.batch_id
      where c.charged and b.user_id = ${user.id} group by batch_id, text_hash having count(*) > 1`);
  return [...found, ...rows.map(({ problem }) => problem)];
}
