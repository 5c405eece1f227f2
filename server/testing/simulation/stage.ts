import { setImmediate as turn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { type Connection, connect } from '../../db/connect';
import type { Actor, Fate, Wish } from './actor';
import { type Backends, keepBackends } from './backends';
import type { Known } from './guard-connections';
import { openActor } from './open-actor';
import { prepareStatements } from './prepare-statements';

/** A statement that takes longer may be waiting for a lock that another actor holds. */
const ASK_FOR_LOCKS_AFTER_MS = 8;
const STUCK_AFTER_MS = 60_000;
const CANCEL = 'select pg_cancel_backend($1)';
/** What gives locks back. Whoever stood still waiting for one before any other statement waits for it after it. */
const GIVES_BACK = /^(commit|rollback)/;

/** Where actors move one at a time: between two moves everybody stands before a statement, waits for a lock, or has nothing to do. */
export type Stage = {
  /** A connection that nobody decides about. */
  backstage: Connection;
  /** Opens an actor. */
  enter(name: string): Actor;
  /** Ends an actor as kill -9 does: what it had begun is undone, what it would do next never happens. */
  kill(actor: Actor): Promise<void>;
  /** Waits until everybody stands still. Throws an Error that tells who does what when that never comes. */
  settle(): Promise<void>;
  /** Decides about a statement, and waits until everybody stands still again. */
  move(actor: Actor, wish: Wish, fate: Fate): Promise<void>;
  close(): Promise<void>;
};

/** Opens a stage on a database. */
export function openStage(databaseUrl: string): Stage {
  const backstage = connect(databaseUrl, { size: 3, onIdleError: () => {} });
  prepareStatements(backstage.pool);
  const actors = new Set<Actor>();
  const known: Known = new Map();
  let wake = () => {};
  const stir = () => wake();
  const nap = (ms: number) =>
    new Promise<'stirred' | 'quiet'>((resolve) => {
      const timer = setTimeout(() => resolve('quiet'), ms);
      wake = () => {
        clearTimeout(timer);
        resolve('stirred');
      };
    });

  const backends = keepBackends(databaseUrl, (backend) =>
    // On a connection by itself: it is asked in the midst of an actor's work, and row-level security lets an account stop nobody.
    withClient(backstage.pool, (client) => client.query(CANCEL, [backend])),
  );
  /** Who waits for a lock, with how many statements. */
  const waiting = new Map<Actor, number>();
  const cut: Backends['cut'] = (broken) => {
    waiting.clear();
    return backends.cut(broken);
  };
  const stands = (actor: Actor) => {
    if (!actor.busy || (actor.flying.size === 0 && actor.wishes.length > 0)) return true;
    if (waiting.get(actor) === actor.flying.size) return true;
    waiting.delete(actor);
    return false;
  };
  const waitsForLocks = async (actor: Actor) => {
    const backends = [...actor.flying];
    if (backends.length === 0) return false;
    const { rows } = await backstage.pool.query<{ blocked: boolean }>(
      'select bool_and(cardinality(pg_blocking_pids(b)) > 0) as blocked from unnest($1::int[]) b',
      [backends],
    );
    return rows[0]?.blocked === true;
  };

  const settle = async () => {
    const limit = performance.now() + STUCK_AFTER_MS;
    for (let patience = ASK_FOR_LOCKS_AFTER_MS; ; ) {
      // What an answer sets going comes to its next statement by itself.
      await turn();
      await backends.undone();
      const moving = [...actors].filter((actor) => !stands(actor));
      if (moving.length === 0) return;
      if (performance.now() > limit) throw new Error(`Nobody moves: ${scene(actors)}`);
      if ((await nap(patience)) === 'stirred') continue;
      const blocked = await Promise.all(moving.map(waitsForLocks));
      if (!blocked.every(Boolean)) {
        // A slow machine is not asked to be even slower.
        patience *= 2;
        continue;
      }
      for (const actor of moving) waiting.set(actor, actor.flying.size);
      return;
    }
  };
  return {
    backstage,
    enter: (name) => {
      const actor = openActor(name, databaseUrl, { ...backends, cut }, { stir, known });
      actors.add(actor);
      return actor;
    },
    kill: async (actor) => {
      void actor.die();
      actors.delete(actor);
      await cut([...actor.backends]);
      // Whatever of it still runs in this process finds no connection any more.
      void actor.close();
    },
    settle,
    move: async (actor, wish, fate) => {
      actor.wishes.splice(actor.wishes.indexOf(wish), 1);
      if (fate !== 'answered') actor.faults += 1;
      if (GIVES_BACK.test(wish.text)) waiting.clear();
      wish.decide(fate);
      await settle();
    },
    close: async () => {
      await Promise.all([...actors].map((actor) => actor.close()));
      await backends.close();
      await backstage.close();
    },
  };
}

async function withClient(
  pool: Pool,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

function scene(actors: ReadonlySet<Actor>): string {
  return [...actors]
    .map(({ name, busy, wishes, flying }) => {
      const ready = wishes.map(({ text }) => text.slice(0, 60)).join(' | ');
      return `${name} ${busy ? 'busy' : 'idle'}, ready: ${ready || 'nothing'}, flying: ${flying.size}`;
    })
    .join('; ');
}
