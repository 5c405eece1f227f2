import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { SCORE_CHORE } from '../../features/ats/sync/chore-name';
import { MORNINGS_CHORE } from '../../features/batches/chores';
import { NEWS_CHORE } from '../../features/billing/chores';
import { lookingAgain, telling, untold } from './billing';
import type { Call } from './caller';
import type { Cast, Scene } from './cast';
import { dawn } from './dawn';
import { open } from './mornings';

/** Longer than it takes to notice that somebody is dead. */
const STEP_MS = 7_000;
/** Longer than any call runs: after it a key tells that nobody knows what became of its first call. */
const FIRST_CALL_IS_OVER_MS = 160_000;
/** How likely somebody who stands still goes on, each step. */
const THAWS = 0.5;
const MOST_ROUNDS = 300;
const MOST_REPEATS = 8;
const LAST_MORNINGS = 2;

/** Lets everything end undisturbed, repeating calls whose response was lost. Returns what does not end, in words. */
export async function comeToRest(cast: Cast, scene: Scene): Promise<string[]> {
  const unended = await workEnds(cast, scene);
  if (unended.length > 0) return unended;
  const late = cast.workers.filter(({ actor }) => actor.frozen);
  const { mayBuy } = scene.plot;
  const isAllDone = late.length === 0 && openCalls(scene).length === 0 && !mayBuy;
  if (isAllDone) return cast.troubles.splice(0);
  // Whoever stood still until all was done goes on with what others have done meanwhile.
  for (const { actor } of late) actor.frozen = false;
  if (scene.inbox) open(scene.inbox);
  const unanswered = await repeatCalls(cast, scene);
  if (mayBuy) await lookAgain(cast, scene);
  return [...unanswered, ...(await workEnds(cast, scene)), ...cast.troubles.splice(0)];
}

/** The database ends a session that stands still within a transaction, and with it the locks that all wait for. */
async function endIdleTransactions({ stage, workers }: Cast): Promise<void> {
  for (const { actor } of workers.filter((one) => one.actor.frozen)) {
    const { rows } = await stage.backstage.db.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity
      where state like 'idle in transaction%' and pid = any(${sql.param([...actor.backends])}::int[])`);
    await actor.cut(rows.map(({ pid }) => pid));
  }
  await stage.settle();
}

/**
 * Two mornings on which all of the folder can be had: what could not be had on the last one waits for the first of them. Returns what
 * does not end, in words.
 */
export async function lastMornings(cast: Cast, scene: Scene): Promise<string[]> {
  const unended: string[] = [];
  for (let morning = 0; morning < LAST_MORNINGS && scene.inbox; morning += 1) {
    open(scene.inbox);
    await dawn(scene.random, cast);
    unended.push(...(await comeToRest(cast, scene)));
  }
  return unended;
}

async function workEnds(cast: Cast, { random }: Scene): Promise<string[]> {
  const { stage, workers, keeper } = cast;
  const { db } = stage.backstage;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await everybodyEnds(cast);
    const now = cast.clock.now();
    const { left, ready, waits } = await openWork(db, now);
    if (left === 0) return [];
    // What is ready may be in the hands of somebody who stands still.
    if (!ready || round % 4 === 3) {
      await cast.pass(Math.max(STEP_MS, waits));
      const frozen = workers.find(({ actor }) => actor.frozen);
      if (frozen && random() < THAWS) frozen.actor.frozen = false;
      if (!keeper.busy) cast.keep();
      await clockComesRound(db, cast.clock.now());
    }
    if (ready) workers.find(({ actor }) => !actor.busy)?.begin();
    await stage.settle();
  }
  const { left } = await openWork(db, cast.clock.now());
  return [`work does not end: ${left} jobs or batches are open`];
}

async function everybodyEnds(cast: Cast): Promise<void> {
  const { stage } = cast;
  while (cast.actors().some(({ busy, frozen }) => busy && !frozen)) {
    const [actor] = cast.ready();
    const wish = actor?.wishes[0];
    if (actor && wish) await stage.move(actor, wish, 'answered');
    else await endIdleTransactions(cast);
  }
  await cast.replaceStopped();
}

/** Accounts that Stripe has told of and nobody has read since. */
const NEWS = sql`
  select from billing_events e join billing_accounts a on a.customer_id = e.customer_id where e.handled_at is null`;

/** Schedules whose morning has come and has not begun. */
const due = (now: Date) =>
  sql`select from source_schedules where enabled and due_at <= ${now}::timestamptz`;

/** A chore whose worker died is left to the clock, which asks for it again as long as somebody waits. */
async function clockComesRound(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    select ask_for(${SCORE_CHORE}) where exists (select from ats_applications where state = 'waiting')
    union all select ask_for(${NEWS_CHORE}) where exists (${NEWS})
    union all select ask_for(${MORNINGS_CHORE}) where exists (${due(now)})`);
}

type OpenWork = {
  /** How much has not ended. */
  left: number;
  /** Whether a worker that looks now finds something to do. */
  ready: boolean;
  /** For how many milliseconds nothing more comes up by itself, unless somebody has died. */
  waits: number;
};

async function openWork(db: Db, now: Date): Promise<OpenWork> {
  const { rows } = await db.execute<OpenWork>(sql`
    with jobs as (
      select is_available, locked_at, run_at - now() as wait
      from graphile_worker._private_jobs where attempts < max_attempts
    ), waiting as (select claimed_until - ${now}::timestamptz as wait from ats_applications where state = 'waiting')
    select (select count(*) from (${NEWS}) as news)::int + (select count(*) from (${due(now)}) as due)::int
      + (select count(*) from batches where status not in ('completed', 'failed', 'cancelled'))::int
      + (select count(*) from waiting)::int + (select count(*) from jobs)::int as left,
      exists (select from jobs where is_available and wait <= interval '0') as ready,
      case when exists (select from jobs where locked_at is not null) then 0
        else (select extract(epoch from coalesce(min(wait), interval '0')) * 1000
          from (select wait from jobs union all select wait from waiting) as all_waits) end::int as waits`);
  return rows[0] ?? { left: 0, ready: false, waits: 0 };
}

/** A call with a key is sent until it is answered, as a program does that heard nothing, and so does Stripe with its events. */
async function repeatCalls(cast: Cast, scene: Scene): Promise<string[]> {
  const { calls, user } = scene;
  const open = () => openCalls(scene);
  const [caller] = cast.callers;
  for (let repeat = 0; repeat < MOST_REPEATS; repeat += 1) {
    for (const call of open()) {
      caller?.begin(call, user.token);
      await everybodyEnds(cast);
      if (call.event !== undefined) calls.push(call);
    }
    if (open().length === 0) return [];
    await cast.pass(FIRST_CALL_IS_OVER_MS);
  }
  return open().map(({ url, answer }) => `${url} stays without an answer: ${answer?.body}`);
}

/** What was told already must change nothing when it is read once more. */
async function lookAgain(cast: Cast, { calls, user }: Scene): Promise<void> {
  const call = lookingAgain();
  calls.push(call);
  cast.callers[0]?.begin(call, user.token);
  await everybodyEnds(cast);
}

function openCalls({ calls, stripe }: Scene): Call[] {
  return [
    ...calls.filter((call) => call.key !== undefined && !isAnswered(call)),
    ...untold(stripe, calls).map((event) => telling(stripe, event)),
  ];
}

function isAnswered({ answer }: Call): boolean {
  if (answer === null || answer.status === 503) return false;
  return !answer.body.includes('idempotency_in_progress');
}
