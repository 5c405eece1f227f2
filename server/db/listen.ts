import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';

/** Delays between reconnection attempts, the last one repeatedly. */
const WAITS_MS = [100, 500, 2_000, 10_000];

export type Listening = {
  /** Ends the connection. Nothing is heard afterwards. */
  close(): Promise<void>;
};

/**
 * Listens to a channel on its own connection until closed. A notification is a hint: some are lost while the
 * connection is down, and behind a transaction pooler none may arrive at all, so the caller polls now and then.
 * `onConnect` is called whenever listening starts, because something may have happened before.
 */
export function listen(
  { options }: Pick<Pool, 'options'>,
  channel: string,
  on: {
    message(payload: string): void;
    connect(): void;
    lost(error: Error): void;
  },
): Listening {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  const hear = async () => {
    const client = new pg.Client({ ...options, keepAlive: true, application_name: 'candor-live' });
    current = client;
    const broken = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('The connection has ended')));
    });
    client.on('notification', ({ payload }) => on.message(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      on.connect();
      return await broken;
    } finally {
      await client.end().catch(ignoreBroken);
    }
  };

  const goOn = async () => {
    for (let tries = 0; !closing.signal.aborted; tries++) {
      const since = Date.now();
      const error = await hear().catch(asError);
      if (closing.signal.aborted) return;
      on.lost(error);
      // A connection that held for a while was a good one: what cut it may be over.
      if (Date.now() - since > STEADY_MS) tries = 0;
      const wait = WAITS_MS[Math.min(tries, WAITS_MS.length - 1)];
      // Cut short by closing, which the loop then sees.
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = goOn();

  return {
    async close() {
      closing.abort();
      await current?.end().catch(ignoreBroken);
      await ended;
    },
  };
}

const STEADY_MS = 10_000;

/** Ending a connection that has broken already fails, and there is nothing left to end. */
function ignoreBroken(): void {}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
