import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db, Executor } from '../db/database';
import { BEAT_EVERY_MS, STEADY_FOR_MS } from './limits';
import { JobFailed } from './safe-error';

/** Announces regularly that this process is alive and which of the queue's workers are its own. */
export type Heartbeat = {
  /** Announces one more worker of this process. */
  add(workerId: string): void;
  /** Whether the heartbeat has been uninterrupted for long enough to judge others by theirs. */
  steady(): boolean;
  /** Takes the process off the list. */
  stop(): Promise<void>;
  /** Forgets the workers announced so far, which died inside this process. Others will free what they held. */
  disown(): void;
};

/** Records that a process is alive now, by the database's clock, and which workers are its own. */
export async function writeBeat(
  executor: Executor,
  process: string,
  workerIds: readonly string[],
): Promise<void> {
  await executor.execute(sql`
    insert into worker_beats (process, worker_ids, beat_at)
    values (${process}, ${sql.param([...workerIds])}, now())
    on conflict (process) do update set worker_ids = excluded.worker_ids, beat_at = excluded.beat_at`);
}

/** Starts the heartbeat of `process`, a random uuid. The times are the database's, so clocks need not agree. */
export function startHeartbeat(db: Db, log: Logger, process: string): Heartbeat {
  let workerIds: string[] = [];
  let steadySince: number | null = null;
  let running = Promise.resolve();

  const beat = async () => {
    try {
      await writeBeat(db, process, workerIds);
      steadySince ??= performance.now();
    } catch (error) {
      steadySince = null;
      log.warn({ err: new JobFailed(error) }, 'the heartbeat could not be written');
    }
  };
  const next = () => {
    running = running.then(beat);
  };
  const timer = setInterval(next, BEAT_EVERY_MS);
  next();

  return {
    add(workerId) {
      workerIds.push(workerId);
      next();
    },
    disown() {
      workerIds = [];
      next();
    },
    steady: () => steadySince !== null && performance.now() - steadySince >= STEADY_FOR_MS,
    async stop() {
      clearInterval(timer);
      await running;
      await db.execute(sql`delete from worker_beats where process = ${process}`);
    },
  };
}
