import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';

/** A group that a worker had claimed so often, or was about to, when it was struck. */
type Held = { key: string; holder: string; epoch: number };

/** Milliseconds from the blow until a group was free for others, and until one of them had claimed it or it was done. */
export type Takeover = { freeMs: number; claimedMs: number };

/** Times how long the work of workers that were struck stays with them. */
export type TakeoverWatch = {
  /** From now on what this process holds waits for somebody else. Call it when the process can do nothing more. */
  struck(beatsAs: string): Promise<void>;
  /** How many pieces wait for somebody, and how many of them were seen free. */
  waiting(): number;
  free(): number;
  /** Answers how long each piece took, or has taken so far. */
  end(): Promise<Takeover[]>;
};

const LOOK_EVERY_MS = 25;

/** Begins to watch a database on which workers work. End it with `end`. */
export function watchTakeovers(db: Db): TakeoverWatch {
  const held = new Map<string, Held & { since: number; freeMs: number | null }>();
  const took: Takeover[] = [];
  let isOver = false;

  const look = async () => {
    // Whoever is struck meanwhile is looked after the next time.
    const before = [...held];
    const states = await statesOf(db, [...held.values()]);
    const now = performance.now();
    for (const [name, one] of before) {
      const state = states.get(name);
      if (state !== 'held') one.freeMs ??= now - one.since;
      if (state !== 'claimed') continue;
      took.push(timesOf(one, now));
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
      for (const one of rows) held.set(nameOf(one), { ...one, since, freeMs: null });
    },
    waiting: () => held.size,
    free: () => [...held.values()].filter(({ freeMs }) => freeMs !== null).length,
    end: async () => {
      isOver = true;
      await watching;
      await look();
      const now = performance.now();
      return [...took, ...[...held.values()].map((one) => timesOf(one, now))];
    },
  };
}

function timesOf(one: { since: number; freeMs: number | null }, now: number): Takeover {
  const claimedMs = now - one.since;
  return { freeMs: one.freeMs ?? claimedMs, claimedMs };
}

/** `held` by whom it was, `free` or given to somebody who has not claimed it yet, or `claimed` by another one or done. */
async function statesOf(
  db: Db,
  held: readonly Held[],
): Promise<Map<string, 'held' | 'free' | 'claimed'>> {
  const keys = held.map(({ key }) => key);
  const { rows } = await db.execute<Omit<Held, 'holder'> & { holder: string | null }>(sql`
    select j.key, j.locked_by as holder, g.epoch from graphile_worker.jobs j
    join batch_groups g on j.key = g.batch_id || ':' || g.no
    where j.key = any(${sql.param(keys)}::text[])`);
  const found = new Map(rows.map((one) => [one.key, one]));
  return new Map(held.map((one) => [nameOf(one), stateOf(one, found.get(one.key))]));
}

function stateOf(
  { holder, epoch }: Held,
  now: { holder: string | null; epoch: number } | undefined,
) {
  if (now?.holder === holder) return 'held';
  return now && (now.holder === null || now.epoch === epoch) ? 'free' : 'claimed';
}

const nameOf = ({ key, holder }: Held) => `${key} ${holder}`;
