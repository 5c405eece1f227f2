import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { parseCronItems, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../deps';
import { within } from '../within';
import { Fenced, type Group, HandBack } from './group';
import { type QueueHealth, queueHealth } from './health';
import { startHeartbeat } from './heartbeat';
import { BACKSTOP_EVERY_MS, REAP_EVERY_MS, STOP_WITHIN_MS } from './limits';
import { outlastFullDisk } from './outlast';
import { openQueuePool } from './queue-pool';
import { putInFront, reap, restoreLost } from './reap';
import { repeat } from './repeat';
import { startWorkers } from './runner';
import { JobFailed } from './safe-error';
import { claim, returnClaim, WORK_ON_GROUP } from './store';

/** Something done on a schedule, by one worker at a time. */
export type Chore = {
  name: string;
  /** Cron pattern in UTC. */
  match: string;
  /** false: runs missed while no worker was alive are not made up for. */
  madeUp?: false;
  run(): Promise<void>;
};

export type JobsOptions = {
  /** Works on a claimed group and settles it in one transaction. Throws `HandBack` soon after the signal. */
  work(group: Group, signal: AbortSignal): Promise<void>;
  chores: readonly Chore[];
  /** How many groups are processed at once. */
  slots: number;
};

export type Jobs = {
  /** Stops within 10 seconds: running work is finished or handed back to the queue. */
  stop(): Promise<void>;
  health(): Promise<QueueHealth>;
};

const Reference = z.object({ batch: z.string(), no: z.number().int() });

/** A missed night is made up for if the workers are back within a day. */
const CHORE_BACKFILL_MS = 24 * 3_600_000;

/** In addition to slots: one connection each for listening, heartbeats and reaping. */
const EXTRA_CONNECTIONS = 3;

/** Starts this process's workers, its heartbeat and its watch over other processes' work. */
export async function startJobs(deps: Deps, options: JobsOptions): Promise<Jobs> {
  const { db, log } = deps;
  const slots = options.slots;
  const heartbeat = startHeartbeat(db, log, randomUUID());
  const workers = await startWorkers({
    openPool: () => openQueuePool({ ...deps.pool.options, max: slots + EXTRA_CONNECTIONS }, log),
    log,
    slots,
    tasks: tasksOf(deps, options),
    cron: parseCronItems(
      options.chores.map(({ name, match, madeUp }) => ({
        task: name,
        match,
        identifier: name,
        options: { jobKey: name, backfillPeriod: madeUp === false ? 0 : CHORE_BACKFILL_MS },
      })),
    ),
    onWorker: heartbeat.add,
    onLoss: heartbeat.disown,
  });
  const reaper = repeat(REAP_EVERY_MS, log, 'reaping', async () => {
    if (heartbeat.steady()) await reap(db);
  });
  const backstop = repeat(BACKSTOP_EVERY_MS, log, 'looking for lost groups', async () => {
    const lost = await restoreLost(db);
    if (lost > 0) log.warn({ lost }, 'groups had fallen out of the queue');
  });

  let stopped: Promise<void> | null = null;
  const stop = async () => {
    await Promise.all([reaper.stop(), backstop.stop()]);
    const handedBack = await workers.stop();
    try {
      await putInFront(db, handedBack);
      await heartbeat.stop();
    } catch (error) {
      log.warn({ err: new JobFailed(error) }, 'work was not handed back; others will find it');
    }
  };
  return {
    // A group that ignores its signal must not keep the process alive.
    stop: () => (stopped ??= within(STOP_WITHIN_MS, stop())),
    health: async () => (workers.running() ? queueHealth(deps) : 'degraded'),
  };
}

/** What the queue calls: the work on groups, which claims them first, and the chores. */
export function tasksOf(
  deps: Deps,
  { work, chores }: Pick<JobsOptions, 'work' | 'chores'>,
): TaskList {
  const { db, log } = deps;
  const tasks: TaskList = {
    [WORK_ON_GROUP]: async (payload, helpers) => {
      const { batch, no } = Reference.parse(payload);
      // Without a signal the library has nothing to tell us; ours then never fires.
      const signal = helpers.abortSignal ?? new AbortController().signal;
      // All groups share it, and each listens once for every document that it reads at the same time.
      setMaxListeners(0, signal);
      try {
        const group = await claim(db, batch, no);
        if (group) await workOn(deps, group, signal, work);
      } catch (error) {
        if (error instanceof Fenced || error instanceof HandBack) throw error;
        const failed = new JobFailed(error);
        log.error({ err: failed, batch, group: no }, 'work on a group failed');
        throw failed;
      }
    },
  };
  for (const chore of chores) {
    tasks[chore.name] = async () => {
      await chore.run().catch((error) => {
        throw new JobFailed(error);
      });
    };
  }
  return tasks;
}

/**
 * A claim that is handed back was not an attempt: a worker that is stopped often must not make its groups suspicious.
 */
async function workOn(
  deps: Deps,
  group: Group,
  signal: AbortSignal,
  work: JobsOptions['work'],
): Promise<void> {
  const trying = () => traced(deps, group, () => work(group, signal));
  try {
    await outlastFullDisk(deps.log, group, signal, trying);
  } catch (error) {
    if (error instanceof HandBack) await returnClaim(deps.db, group);
    throw error;
  }
}

/** A group that goes back or elsewhere has not failed. */
async function traced({ tracer }: Deps, group: Group, work: () => Promise<void>): Promise<void> {
  const facts = { 'candor.group': group.kind, 'candor.try': group.epoch };
  const span = tracer.begin('work on group', facts, { origin: 'job', parent: group.trace });
  try {
    await span.within(work);
    span.end({ 'candor.ending': 'settled' }, false);
  } catch (error) {
    const left = error instanceof Fenced || error instanceof HandBack;
    span.end({ 'candor.ending': left ? 'left' : 'failed' }, !left);
    throw error;
  }
}
