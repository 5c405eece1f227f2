import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ParsedCronItem,
  Logger as QueueLogger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { within } from '../within';
import { Fenced, HandBack } from './group';
import { FINISH_WITHIN_MS } from './limits';
import { JobFailed } from './safe-error';

const POLL_EVERY_MS = 1_000;
const RESTART_AFTER_MS = 1_000;

/** A runner whose connections are gone may wait forever; its work is fenced off, so nobody needs to wait for it. */
const LEFT_BEHIND_AFTER_MS = 5_000;

/** Connections that nobody releases must not delay what comes after the workers. */
const CLOSED_WITHIN_MS = 1_000;

type Options = {
  /** Connections for one crew. Whatever a lost crew keeps is never missing from the next one. */
  openPool(): Pool;
  log: Logger;
  slots: number;
  tasks: TaskList;
  cron: ParsedCronItem[];
  onWorker(workerId: string): void;
  /** The workers announced so far are dead although the process is alive. */
  onLoss(): void;
};

/** Workers that recover by themselves. */
export type Workers = {
  /** Whether workers are currently fetching jobs. */
  running(): boolean;
  /** Lets running jobs finish, tells them to hand back after two seconds, and returns the ids of those that did. */
  stop(): Promise<string[]>;
};

/** Workers started together, on connections of their own. */
type Crew = {
  pool: Pool;
  runner: Runner;
  /** One of them stopped unasked, or may hold a job without knowing. */
  broken: boolean;
  leaving: boolean;
};

/**
 * Runs workers until `stop`. A worker whose database connection fails while it reports an outcome ends for good and
 * keeps its lock, while the process seems healthy. One whose connection fails while it asks for a job may have been
 * given one that it never hears of, and keeps that lock as well. So after either, all are replaced under new names,
 * and whatever the old names hold is freed. The same may happen to the replacements at any moment.
 */
export async function startWorkers(options: Options): Promise<Workers> {
  const { log } = options;
  let stopping = false;
  let mending: Promise<void> | null = null;
  const handedBack = new Set<string>();

  const start = () =>
    startCrew(options, {
      onJobError: (jobId) => {
        if (stopping) handedBack.add(jobId);
      },
      onBroken: () => mend(),
    });
  let crew = await start();

  const mend = () => {
    if (stopping || !crew.broken) return;
    mending ??= replace().finally(() => {
      mending = null;
      mend();
    });
  };
  const replace = async () => {
    options.onLoss();
    log.warn('workers lost their connections; starting new ones');
    await within(LEFT_BEHIND_AFTER_MS, dismiss(crew, log));
    let next: Crew | null = null;
    while (!stopping && next === null) {
      next = await start().catch(async (error) => {
        log.warn({ err: new JobFailed(error) }, 'the workers could not be started');
        await pause(RESTART_AFTER_MS);
        return null;
      });
    }
    if (next) crew = next;
  };
  mend();

  return {
    running: () => !crew.broken,
    async stop() {
      stopping = true;
      await mending;
      if (!crew.leaving) await dismiss(crew, log);
      return [...handedBack];
    },
  };
}

async function startCrew(
  options: Options,
  { onJobError, onBroken }: { onJobError(jobId: string): void; onBroken(): void },
): Promise<Crew> {
  const { log } = options;
  const pool = options.openPool();
  let crew: Crew | null = null;
  let broken = false;
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => options.onWorker(worker.workerId));
  events.on('job:error', ({ job }) => onJobError(job.id));
  const onTrouble = () => {
    broken = true;
    if (!crew) return;
    crew.broken = true;
    onBroken();
  };
  events.on('worker:stop', onTrouble);
  events.on('worker:getJob:error', onTrouble);
  try {
    const runner = await run({
      pgPool: pool,
      concurrency: options.slots,
      pollInterval: POLL_EVERY_MS,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
      taskList: options.tasks,
      parsedCronItems: options.cron,
      events,
      logger: quietLogger(log),
    });
    runner.promise.catch((error) =>
      log.warn({ err: new JobFailed(error) }, 'the queue runner ended'),
    );
    crew = { pool, runner, broken, leaving: false };
    return crew;
  } catch (error) {
    await close(pool);
    throw error;
  }
}

/** Ends a crew's work, then its connections. */
async function dismiss(crew: Crew, log: Logger): Promise<void> {
  crew.leaving = true;
  await endQuietly(crew.runner, log);
  await close(crew.pool);
}

const close = (pool: Pool) => within(CLOSED_WITHIN_MS, pool.end());

/** A runner that has already stopped by itself says so by throwing. */
async function endQuietly(runner: Runner, log: Logger): Promise<void> {
  await runner
    .stop()
    .catch((error) => log.debug({ err: new JobFailed(error) }, 'the runner had stopped'));
}

/**
 * The queue's messages go to our log without their attachments, which may contain errors with people's texts. Only
 * the queue considers it a failure that a group was cancelled, taken over or handed back.
 */
function quietLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new QueueLogger(() => (level, message, meta) => {
    const error: unknown = meta?.error;
    if (error instanceof Fenced || error instanceof HandBack) log.info(error.message);
    else log[levels[level]](message);
  });
}
