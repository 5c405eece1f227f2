import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BorrowedClient, backendOf, type Lender } from './borrowed-client';

/**
 * Connections that outlive those who talk over them. When one breaks, its holder hears what the driver tells of a broken connection, and
 * what was begun on it is undone; but nobody waits until a process of PostgreSQL has ended and another one has started and knows all
 * tables, which took longer than most of what a seed asks.
 */
export type Backends = {
  /** Lets a pool take its connections from these. */
  lendTo(pool: pg.Pool): void;
  /** Breaks the connections to these backends, and waits until what was begun on them is undone. */
  cut(backends: readonly number[]): Promise<void>;
  /** Waits until what was begun on connections that were given back is undone. */
  undone(): Promise<void>;
  close(): Promise<void>;
};

/** How long PostgreSQL has to stop a statement before it is asked again. */
const ASK_AGAIN_AFTER_MS = 20;

/** Keeps the backends of a stage. `cancel` asks PostgreSQL to stop what one of them does. */
export function keepBackends(
  databaseUrl: string,
  cancel: (backend: number) => Promise<unknown>,
): Backends {
  const open = new Set<pg.Client>();
  const idle: pg.Client[] = [];
  const lent = new Map<number, BorrowedClient>();
  const returning = new Set<Promise<void>>();

  const start = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', (error) => {
      // PostgreSQL has ended it by rules of its own.
      open.delete(client);
      lent.get(backendOf(client))?.break(error);
    });
    await client.connect();
    open.add(client);
    return client;
  };
  const undo = async (client: pg.Client, over: Promise<void> | undefined) => {
    let isOver = over === undefined;
    over?.then(() => {
      isOver = true;
    });
    while (!isOver) {
      await cancel(backendOf(client));
      await Promise.race([over, pause(ASK_AGAIN_AFTER_MS)]);
    }
    if (!open.has(client)) return;
    if (client.getTransactionStatus() !== 'I') await client.query('rollback');
    idle.push(client);
  };
  const lender: Lender = {
    take: async (borrowed) => {
      const client = idle.pop() ?? (await start());
      lent.set(backendOf(client), borrowed);
      return client;
    },
    giveBack: (client, over) => {
      lent.delete(backendOf(client));
      const returned = undo(client, over).finally(() => returning.delete(returned));
      returning.add(returned);
      return returned;
    },
  };
  class Client extends BorrowedClient {
    constructor() {
      super(lender);
    }
  }
  return {
    lendTo: (pool) => {
      Object.assign(pool, { Client });
    },
    cut: async (backends) => {
      const broken = backends.flatMap((backend) => lent.get(backend) ?? []);
      const error = new Error('Connection terminated unexpectedly');
      await Promise.all(broken.map((borrowed) => borrowed.break(error)));
    },
    undone: async () => {
      while (returning.size > 0) await Promise.all(returning);
    },
    close: async () => {
      await Promise.all([...open].map((client) => client.end()));
    },
  };
}
