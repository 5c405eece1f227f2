import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Logger, runOnce, type WorkerEvents } from 'graphile-worker';
import type { Deps } from '../../deps';
import { scoreWaiting } from '../../features/ats/scoring/score-waiting';
import { SCORE_CHORE } from '../../features/ats/sync/chore-name';
import { batchChores, MORNINGS_CHORE } from '../../features/batches/chores';
import { workOnGroup } from '../../features/batches/work-on-group';
import { billingChores, NEWS_CHORE } from '../../features/billing/chores';
import type { GroupSize } from '../../jobs/limits';
import { putInFront } from '../../jobs/reap';
import { tasksOf } from '../../jobs/start-jobs';
import type { Actor } from './actor';

/** A worker process of one slot: the queue's own client and the product's work. */
export type Worker = {
  actor: Actor;
  /** Its name among those that beat. */
  process: string;
  /** The queue's workers that are its own now, as its heartbeat tells them. */
  workerIds: string[];
  /** Works until the queue has nothing for it. */
  begin(): void;
  /** Asks it to stop: it hands back what it works on. */
  stop(): void;
  /** Whether it was asked to stop and has. */
  hasStopped(): boolean;
};

const silent = new Logger(() => () => {});

/** A worker on an actor's connections. Errors that the process would only have logged end its course. */
export function aWorker(base: Deps, actor: Actor, size: GroupSize): Worker {
  const deps: Deps = { ...base, db: actor.db, pool: actor.pool };
  const stopping = new AbortController();
  const handedBack = new Set<string>();
  const work = workOnGroup(deps, size);
  const taskList = tasksOf(deps, {
    work: (group, signal) => work(group, AbortSignal.any([signal, stopping.signal])),
    chores: [
      { name: SCORE_CHORE, match: '* * * * *', run: () => scoreWaiting(deps) },
      ...billingChores(deps).filter(({ name }) => name === NEWS_CHORE),
      ...batchChores(deps).filter(({ name }) => name === MORNINGS_CHORE),
    ],
  });
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', (created) => worker.workerIds.push(created.worker.workerId));
  events.on('job:error', ({ job }) => {
    if (stopping.signal.aborted) handedBack.add(job.id);
  });
  let stopped = false;

  const course = async () => {
    await runOnce({
      pgPool: actor.pool,
      taskList,
      events,
      logger: silent,
      noHandleSignals: true,
      concurrency: 1,
    }).catch(() => {
      // The process would only have logged it.
    });
    // One that ended unasked keeps its lock; its process disowns it, and others free what it held.
    worker.workerIds = [];
    if (!stopping.signal.aborted) return;
    await putInFront(deps.db, [...handedBack]).catch(() => {
      // Not handed back: others will find it.
    });
    stopped = true;
  };
  const worker: Worker = {
    actor,
    process: randomUUID(),
    workerIds: [],
    begin: () => actor.begin(course),
    stop: () => stopping.abort(),
    hasStopped: () => stopped,
  };
  return worker;
}
