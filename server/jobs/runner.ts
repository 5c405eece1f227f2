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
import { FINISH_WITHIN_MS } from './limits';
import { JobFailed } from './safe-error';

const POLL_EVERY_MS = 1_000;
const RESTART_AFTER_MS = 1_000;

/** A runner whose connections are gone may wait for ever; its work is fenced off, so nobody needs to wait for it. */
const LEFT_BEHIND_AFTER_MS = 5_000;

type Options = {
  pool: Pool;
  log: Logger;
  slots: number;
  tasks: TaskList;
  cron: ParsedCronItem[];
  onWorker(workerId: string): void;
  /** The workers announced so far are dead although the process lives. */
  onLoss(): void;
};

/** Workers that come back by themselves. */
export type Workers = {
  /** Whether workers are fetching jobs right now. */
  running(): boolean;
  /** Lets running jobs finish, tells them to hand back after two seconds, and answers the ids of those that did. */
  stop(): Promise<string[]>;
};

/**
 * Runs workers until `stop`. A worker whose database connection fails while it reports an outcome ends for good and
 * keeps its lock, while the process seems healthy: so whenever one stops unasked, all are replaced.
 */
export async function startWorkers(options: Options): Promise<Workers> {
  const { log } = options;
  let stopping = false;
  let current: Runner | null = null;
  let returning: Promise<void> | null = null;
  const handedBack = new Set<string>();

  const start = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => options.onWorker(worker.workerId));
    events.on('job:error', ({ job }) => {
      if (stopping) handedBack.add(job.id);
    });
    events.on('worker:stop', () => {
      if (!stopping) returning ??= replace().finally(() => (returning = null));
    });
    current = await run({
      pgPool: options.pool,
      concurrency: options.slots,
      pollInterval: POLL_EVERY_MS,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: FINISH_WITHIN_MS,
      taskList: options.tasks,
      parsedCronItems: options.cron,
      events,
      logger: quietLogger(log),
    });
    current.promise.catch((error) =>
      log.warn({ err: new JobFailed(error) }, 'the queue runner ended'),
    );
  };

  const replace = async () => {
    const lost = current;
    current = null;
    options.onLoss();
    log.warn('a worker stopped unasked; starting new ones');
    if (lost) await Promise.race([endQuietly(lost, log), pause(LEFT_BEHIND_AFTER_MS)]);
    while (!stopping && current === null) {
      await start().catch((error) => {
        log.warn({ err: new JobFailed(error) }, 'the workers could not be started');
        return new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS));
      });
    }
  };

  await start();
  return {
    running: () => current !== null,
    async stop() {
      stopping = true;
      await returning;
      if (current) await endQuietly(current, log);
      return [...handedBack];
    },
  };
}

/** A runner that has already stopped itself says so by throwing. */
async function endQuietly(runner: Runner, log: Logger): Promise<void> {
  await runner
    .stop()
    .catch((error) => log.debug({ err: new JobFailed(error) }, 'the runner had stopped'));
}

/** The queue's own words go to our log without their attachments, which may hold errors with people's texts. */
function quietLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new QueueLogger(() => (level, message) => log[levels[level]](message));
}
