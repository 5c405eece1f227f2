import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** A group that a worker had claimed so often, or was about to, when it was struck. */
type Held = { key: string; holder: string; epoch: number };

/** Times how long the work of workers that were struck stays with them. */
export type TakeoverWatch = {
  /** From now on what this process holds waits for somebody else. Call it when the process can do nothing more. */
  struck(beatsAs: string): Promise<void>;
  /** How many pieces wait for somebody. */
  waiting(): number;
  /** Answers how many milliseconds each piece took until somebody else had claimed it or it was done, or has taken so far. */
  end(): Promise<number[]>;
};

const LOOK_EVERY_MS = 25;

/** Begins to watch a database on which workers work. End it with `end`. */
export function watchTakeovers(db: Db): TakeoverWatch {
  const held = new Map<string, Held & { since: number }>();
  const took: number[] = [];
  let isOver = false;

  const look = async () => {
    // Whoever is struck meanwhile is looked after the next time.
    const before = [...held];
    const left = await stillLeft(db, [...held.values()]);
    const now = performance.now();
    for (const [name, { since }] of before) {
      if (left.has(name)) continue;
      took.push(now - since);
      held.delete(name);
    }
  };
  const watching = (async () => {
    while (!isOver) {
      if (held.size > 0) await look();
      await sleep(LOOK_EVERY_MS);
    }
  })();
  return {
    struck: async (beatsAs) => {
      const since = performance.now();
      const { rows } = await db.execute<Held>(sql`
        select j.key, j.locked_by as holder, g.epoch from graphile_worker.jobs j
        join worker_beats w on j.locked_by = any(w.worker_ids)
        join batch_groups g on j.key = g.batch_id || ':' || g.no
        where w.process = ${beatsAs}`);
      for (const one of rows) held.set(nameOf(one), { ...one, since });
    },
    waiting: () => held.size,
    end: async () => {
      isOver = true;
      await watching;
      await look();
      const now = performance.now();
      return [...took, ...[...held.values()].map(({ since }) => now - since)];
    },
  };
}

/** Those that are still with their holder, free and with nobody, or given to somebody who has not claimed them. */
async function stillLeft(db: Db, held: readonly Held[]): Promise<Set<string>> {
  const keys = held.map(({ key }) => key);
  const { rows } = await db.execute<Held & { holder: string | null }>(sql`
    select j.key, j.locked_by as holder, g.epoch from graphile_worker.jobs j
    join batch_groups g on j.key = g.batch_id || ':' || g.no
    where j.key = any(${sql.param(keys)}::text[])`);
  const now = new Map(rows.map((one) => [one.key, one]));
  const left = held.filter(({ key, holder, epoch }) => {
    const found = now.get(key);
    if (!found) return false;
    return found.holder === null || found.holder === holder || found.epoch === epoch;
  });
  return new Set(left.map(nameOf));
}

const nameOf = ({ key, holder }: Held) => `${key} ${holder}`;
