import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Tx } from '../db/database';
import { workOnGroup } from '../features/batches/work-on-group';
import { createLog } from '../log';
import {
  BATCHES,
  batchOf,
  ended,
  resultsOf,
  statusOf,
  submitCsv,
  until,
} from '../testing/batch-calls';
import { resumes } from '../testing/documents/make-csv';
import { aUser, type TestUser } from '../testing/factories';
import { brokenInvariants } from '../testing/invariants';
import { type TestApp, testApp } from '../testing/test-app';
import { startWorker } from '../worker';
import { Fenced, type Group, HandBack } from './group';
import { queueHealth } from './health';
import { DEAD_AFTER_SECONDS, WINDOW } from './limits';
import { reap, restoreLost } from './reap';
import { type Jobs, startJobs } from './start-jobs';
import { arm, claim, settleGroup } from './store';

let server: TestApp;
let running: Jobs[] = [];
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
});
afterAll(() => server.close());

const nobodyStops = new AbortController().signal;

async function work(slots = 4): Promise<Jobs> {
  const jobs = await startWorker(server.deps, { slots });
  running.push(jobs);
  return jobs;
}

/** Workers that do something else with each group. */
async function workBy(doing: (group: Group, signal: AbortSignal) => Promise<void>, slots = 1) {
  const jobs = await startJobs(server.deps, { work: doing, chores: [], slots });
  running.push(jobs);
  return jobs;
}

/** A waiting batch: no worker runs yet. */
async function waiting(count: number, user?: TestUser) {
  const owner = user ?? (await aUser(server.db, { plan: 'enterprise' }));
  const as = server.as(owner);
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(count)));
  return { as, id, owner };
}

/** The same after its source was read by hand: `count` groups of fifty wait to be scored, and one of what is left over. */
async function planned(count: number, leftOver = 0) {
  const batch = await waiting(count * 50 + leftOver);
  const plan = await claimed(batch.id, 0);
  await workOnGroup(server.deps)(plan, nobodyStops);
  // The queue's job for it, which nobody ran.
  await server.db.execute(sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where key = ${`${batch.id}:0`}`);
  return batch;
}

async function claimed(id: string, no: number): Promise<Group> {
  const group = await claim(server.db, id, no);
  if (!group) throw new Error('The group is gone');
  return group;
}

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await server.db.execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}

const jobsOf = (userId: string) =>
  count(sql`
    select count(*)::int as n from graphile_worker.jobs j
    join batch_groups g on j.key = g.batch_id || ':' || g.no where g.user_id = ${userId}`);

/** The jobs of these batches in the order in which the queue will hand them out. */
async function lineOf(...ids: string[]): Promise<string[]> {
  const { rows } = await server.db.execute<{ key: string }>(sql`
    select key from graphile_worker.jobs where split_part(key, ':', 1) = any(${sql.param(ids)}::text[])
    order by priority, run_at, id`);
  return rows.map((row) => row.key);
}

describe('the fence', () => {
  test('keeps out a worker whose group was claimed again', async () => {
    const { id, as } = await planned(1);
    const late = await claimed(id, 1);
    const current = await claimed(id, 1);
    const doWork = workOnGroup(server.deps);
    await doWork(current, nobodyStops);
    const before = await statusOf(as, id);
    await expect(doWork(late, nobodyStops)).rejects.toThrow(Fenced);
    expect(await statusOf(as, id)).toEqual(before);
    expect(before).toMatchObject({ status: 'completed', candidates_charged: 50 });
  });

  test('keeps out a worker that was passed over, although nobody has settled its group yet', async () => {
    const { id, as } = await planned(1);
    const late = await claimed(id, 1);
    const current = await claimed(id, 1);
    const doWork = workOnGroup(server.deps);
    const before = await statusOf(as, id);
    await expect(doWork(late, nobodyStops)).rejects.toThrow(Fenced);
    expect(await statusOf(as, id)).toEqual(before);
    await doWork(current, nobodyStops);
    expect(await statusOf(as, id)).toMatchObject({ status: 'completed', candidates_charged: 50 });
  });

  test('gives nobody a group that is settled', async () => {
    const { id } = await planned(2);
    await workOnGroup(server.deps)(await claimed(id, 1), nobodyStops);
    expect(await claim(server.db, id, 1)).toBeNull();
    expect(await claim(server.db, id, 2)).not.toBeNull();
  });

  test('lets only one of two workers settle that finish at the same time', async () => {
    const { id, as } = await planned(1);
    const late = await claimed(id, 1);
    const current = await claimed(id, 1);
    const doWork = workOnGroup(server.deps);
    const ends = await Promise.allSettled([
      doWork(late, nobodyStops),
      doWork(current, nobodyStops),
    ]);
    expect(ends.map((end) => end.status)).toEqual(['rejected', 'fulfilled']);
    expect(await statusOf(as, id)).toMatchObject({ candidates_charged: 50 });
    await work();
    await ended(as, id);
  });
});

describe('the window', () => {
  test('puts at most its size of one account into the queue', async () => {
    const { owner } = await planned(20);
    expect(await jobsOf(owner.id)).toBe(WINDOW);
  });

  test('puts small work behind one group of another account, however many that has', async () => {
    const large = await planned(20);
    const small = await waiting(10);
    const line = await lineOf(large.id, small.id);
    expect(line.indexOf(`${small.id}:0`)).toBe(1);
    expect(line).toHaveLength(WINDOW + 1);
  });

  test('puts a new batch behind an older one of the same account', async () => {
    const first = await planned(3);
    const second = await waiting(10, first.owner);
    expect((await lineOf(first.id, second.id)).at(-1)).toBe(`${second.id}:0`);
  });

  test('gives the rest of an older batch its turns before a newer one of the same account', async () => {
    const first = await planned(WINDOW + 2);
    const second = await waiting(10, first.owner);
    await arm(server.db, first.owner.id, 2);
    const last = (await lineOf(first.id, second.id)).slice(WINDOW);
    expect(last).toEqual([`${first.id}:${WINDOW + 1}`, `${first.id}:${WINDOW + 2}`]);
  });

  test('gives nobody a turn early', async () => {
    const { owner } = await planned(20);
    await arm(server.db, owner.id, 5);
    const late = sql`select count(*)::int as n from batch_groups where turn > now()`;
    expect(await count(late)).toBe(0);
  });

  test('lets a small batch pass another account’s large one', async () => {
    const large = await planned(2 * WINDOW);
    const small = await waiting(10);
    await work(2);
    await ended(small.as, small.id);
    const { processed_candidates: done } = await statusOf(large.as, large.id);
    expect(done).toBeLessThan(2 * WINDOW * 50);
    await ended(large.as, large.id);
  });

  test('processes the batches of one account in order', async () => {
    const first = await waiting(120);
    const second = await waiting(120, first.owner);
    expect((await statusOf(second.as, second.id)).queuePosition).toBe(2);
    await work(1);
    await ended(second.as, second.id);
    expect((await statusOf(first.as, first.id)).status).toBe('completed');
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});

describe('lost work', () => {
  test('comes back if the queue lost its job', async () => {
    const { id, as, owner } = await planned(2);
    await server.db.execute(
      sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
    );
    expect(await jobsOf(owner.id)).toBe(0);
    expect(await restoreLost(server.db)).toBe(2);
    await work();
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 100 });
  });

  test('comes back if the queue gave its job up', async () => {
    const { id, as } = await planned(1);
    await server.db.execute(sql`
      select graphile_worker.reschedule_jobs(array_agg(id), attempts => 25, max_attempts => 25)
      from graphile_worker.jobs`);
    expect(await restoreLost(server.db)).toBe(1);
    await work();
    await ended(as, id);
  });

  test('is freed when its holder goes silent, and is the next to run', async () => {
    const { id, as } = await planned(2);
    const hold = (age: string) =>
      server.db.execute(sql`
        update graphile_worker._private_jobs set locked_by = 'dead-worker',
          locked_at = now() - ${age}::interval, attempts = 3 where key like ${`${id}:%`}`);
    await hold('5 seconds');
    expect(await reap(server.db)).toBe(0);
    await hold('7 seconds');
    expect(await reap(server.db)).toBe(2);
    const { rows } = await server.db.execute(
      sql`select priority, attempts, locked_by from graphile_worker.jobs where key like ${`${id}:%`}`,
    );
    expect(rows).toEqual(Array(2).fill({ priority: -100, attempts: 0, locked_by: null }));
    await work();
    await ended(as, id);
  });

  test('is not blocked by a holder that goes silent while checking or settling for longer than counts as dead', async () => {
    const { id, as } = await planned(1);
    const bounds: string[] = [];
    const note = async (tx: Tx) => {
      const { rows } = await tx.execute<{ bound: string }>(
        sql`select current_setting('idle_in_transaction_session_timeout') as bound`,
      );
      bounds.push(rows[0]?.bound ?? '');
    };
    const noting: Db = Object.create(server.db);
    noting.transaction = (inside, config) =>
      server.db.transaction(async (tx) => {
        const result = await inside(tx);
        await note(tx);
        return result;
      }, config);
    await reap(noting);
    await restoreLost(noting);
    const group = await claim(server.db, id, 1);
    if (!group) throw new Error('The group was not there');
    const settling = server.db.transaction(async (tx) => {
      await settleGroup(tx, group);
      await note(tx);
      throw new Error('Not settled');
    });
    await expect(settling).rejects.toThrow('Not settled');
    expect(bounds).toEqual(Array(3).fill(`${DEAD_AFTER_SECONDS}s`));
    await work();
    await ended(as, id);
  });

  test('stays with a holder whose heartbeat continues', async () => {
    const { id, as } = await planned(1);
    await server.db.execute(sql`
      insert into worker_beats values ('00000000-0000-4000-8000-000000000001', array['living-worker'], now())`);
    await server.db.execute(sql`
      update graphile_worker._private_jobs set locked_by = 'living-worker', locked_at = now() - interval '1 hour'
      where key like ${`${id}:%`}`);
    expect(await reap(server.db)).toBe(0);
    await server.db.execute(sql`update worker_beats set beat_at = now() - interval '7 seconds'`);
    expect(await reap(server.db)).toBe(1);
    await work();
    await ended(as, id);
  });
});

describe('a group that keeps killing its worker', () => {
  test('is split up and its candidates are scored alone', async () => {
    const { id, as } = await planned(1);
    await claimed(id, 1);
    await claimed(id, 1);
    await work();
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 50 });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('fails the one candidate responsible, uncharged, with a plain reason', async () => {
    const { id, as } = await planned(1);
    for (const no of [1, 1]) await claimed(id, no);
    await workOnGroup(server.deps)(await claimed(id, 1), nobodyStops);
    for (const no of [4, 4, 4]) await claimed(id, no);
    await work();
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 49 });
    const last = (await resultsOf(as, id)).processed_items.at(-1);
    expect(last).toMatchObject({ ordinal: 3, match_score: null, charged_to_quota: false });
    expect(last?.error).toBe('This candidate could not be processed. Please check the document.');
  });

  test('by nothing but its bad luck is scored though it has one candidate', async () => {
    const { id, as } = await planned(1, 1);
    for (const no of [2, 2]) await claimed(id, no);
    await work();
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 51 });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('that was to read the source fails its batch in the end', async () => {
    const { id, as } = await waiting(3);
    for (let tries = 0; tries < 6; tries += 1) await claimed(id, 0);
    await work();
    expect(await ended(as, id)).toMatchObject({ status: 'failed', candidates_charged: 0 });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});

describe('a full disk', () => {
  test('makes the work that found it wait, which counts as one attempt and fails nobody', async () => {
    const { id, as } = await planned(1);
    const tries: number[] = [];
    const doWork = workOnGroup(server.deps);
    await workBy(async (group, signal) => {
      tries.push(group.epoch);
      // PostgreSQL's error, inside the query builder's.
      const full = Object.assign(new Error('could not extend file'), { code: '53100' });
      if (tries.length === 1) throw new Error('Failed query', { cause: full });
      await doWork(group, signal);
    });
    expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 50 });
    expect(tries).toEqual([1, 1]);
  });

  test('does not delay a process that is stopping', async () => {
    const { id, as } = await planned(1);
    let begin = () => {};
    const started = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const jobs = await workBy(async () => {
      begin();
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    await started;
    await jobs.stop();
    const { rows } = await server.db.execute(
      sql`select epoch from batch_groups where batch_id = ${id} and no = 1`,
    );
    expect(rows).toEqual([{ epoch: 0 }]);
    await work();
    await ended(as, id);
  });
});

describe('stopping', () => {
  test('hands running groups back, and another worker takes them at once', async () => {
    const { id, as } = await planned(1);
    let begin = () => {};
    const started = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const jobs = await workBy(async (_, signal) => {
      begin();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw new HandBack();
    });
    await started;
    await jobs.stop();
    const { rows } = await server.db.execute(sql`
      select attempts, locked_by, run_at <= now() as due from graphile_worker.jobs
      where key like ${`${id}:%`}`);
    expect(rows).toEqual([{ attempts: 0, locked_by: null, due: true }]);
    expect(
      await count(
        sql`select count(*)::int as n from worker_beats where cardinality(worker_ids) > 0 and beat_at > now() - interval '6 s'`,
      ),
    ).toBe(0);
    await work();
    await ended(as, id);
  });

  test('finishes a group that is nearly done', async () => {
    const { id, as } = await planned(1);
    const jobs = await work();
    await until(
      () =>
        count(sql`select count(*)::int as n from batch_groups where epoch > 0 or state = 'done'`),
      (n) => n > 0,
    );
    await jobs.stop();
    await work();
    expect(await ended(as, id)).toMatchObject({ candidates_charged: 50 });
    expect(await brokenInvariants(server.db)).toEqual([]);
  });
});

test('a group that was taken over or handed back is not logged as a failure', async () => {
  const { id, as } = await planned(2);
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const jobs = await startJobs(
    { ...server.deps, log },
    {
      work: async (group) => {
        throw group.no === 1 ? new Fenced(group) : new HandBack();
      },
      chores: [],
      slots: 1,
    },
  );
  running.push(jobs);
  await until(
    async () => lines.length,
    (count) => count === 2,
  );
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: `Group ${id}/1 belongs to another worker now` },
    { level: 30, msg: 'The worker is stopping and hands its group back' },
  ]);
  await as.post(`${BATCHES}/${id}/cancel`);
});

test('workers come back after the database dropped their connections, even if it happens again while they do', async () => {
  const { id, as } = await planned(10);
  await work();
  // Calls fail, too, while their own connections are gone.
  const status = () => statusOf(as, id).catch(() => null);
  for (let round = 0; round < 12; round += 1) {
    await server.db.execute(sql`
      select count(pg_terminate_backend(pid)) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await until(status, (batch) => batch !== null);
  }
  const batch = await until(status, (one) => one?.completed_at != null);
  expect(batch).toMatchObject({ status: 'completed', candidates_charged: 500 });
  expect(await brokenInvariants(server.db)).toEqual([]);
}, 120_000);

test('the queue is degraded if work waits and nobody is there', async () => {
  const { as, id } = await waiting(1);
  await server.db.execute(sql`delete from worker_beats`);
  expect(await queueHealth(server.deps)).toBe('degraded');
  const jobs = await work();
  await ended(as, id);
  expect(await jobs.health()).toBe('healthy');
});
