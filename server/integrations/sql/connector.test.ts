import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connector, SourceRefused, SourceUnreached } from '../../ports/connector';
import { until } from '../../testing/batch-calls';
import { signal } from '../../testing/locks';
import { openDatabases } from './connector';
import { LEAST_REFUSAL_MS } from './limits';

const OWNER = { proofName: 'candor-test' };
const SIGNAL = new AbortController().signal;

let canary: Server;
let port: number;
let knocks = 0;
beforeAll(async () => {
  canary = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  }).listen(0);
  await once(canary, 'listening');
  const address = canary.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => canary.close());

async function refusal(connector: Connector<'database'>, host: string): Promise<string> {
  const connection_string = `postgres://ann:canary@${host}:${port}/hiring?sslmode=disable`;
  const config = { connection_string, query: 'select 1 as candidate_text' };
  try {
    await connector.open(config, OWNER, SIGNAL);
  } catch (error) {
    if (error instanceof SourceRefused) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
}

const atOnce = async () => {};
const resolve = async (host: string) => {
  if (host === 'inside.example') return [{ address: '127.0.0.1', family: 4 }];
  throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
};

const plain = (message: string) => message.replace(/reached at \S+, port \d+/, 'reached');

describe('a host that somebody names', () => {
  test('inside, unknown, or silent is answered in the same words', async () => {
    const connector = openDatabases({ allowPrivate: false, wait: atOnce, resolve });
    const inside = await refusal(connector, 'inside.example');
    expect(plain(await refusal(connector, 'nowhere.example'))).toBe(plain(inside));
    const open = openDatabases({ allowPrivate: true, wait: atOnce });
    expect(plain(await refusal(open, '127.0.0.1'))).toBe(plain(inside));
    expect(knocks).toBe(1);
  });

  test('inside, unknown, or silent is answered after the same while', async () => {
    const waits: number[] = [];
    const { given: over, give: endAll } = signal();
    const wait = (ms: number) => {
      waits.push(ms);
      return over;
    };
    const closed = openDatabases({ allowPrivate: false, wait, resolve });
    const open = openDatabases({ allowPrivate: true, wait });
    let answered = 0;
    const before = knocks;
    const refusals = [
      ...['inside.example', '10.0.0.1', 'nowhere.example'].map((host) => refusal(closed, host)),
      refusal(open, '127.0.0.1'),
    ].map((refused) => refused.finally(() => answered++));
    // The others are long refused when one that somebody listens for has been reached.
    await until(
      async () => knocks,
      (count) => count > before,
    );
    expect(answered).toBe(0);
    expect(waits).toEqual(refusals.map(() => LEAST_REFUSAL_MS));
    endAll();
    await Promise.all(refusals);
  });

  test('that never answers is left within the time that is given', async () => {
    const connector = openDatabases({
      allowPrivate: true,
      wait: atOnce,
      patience: { answerMs: 100, listingMs: 100 },
    });
    const silent = createServer().listen(0);
    await once(silent, 'listening');
    const address = silent.address();
    const at = typeof address === 'object' && address !== null ? address.port : 0;
    for (const scheme of ['postgres', 'mysql']) {
      const connection_string = `${scheme}://ann:canary@127.0.0.1:${at}/hiring?sslmode=disable`;
      const opening = connector.open({ connection_string, query: 'select 1' }, OWNER, SIGNAL);
      await expect(opening).rejects.toThrow(/took too long|was reached/);
    }
    silent.close();
  });
});

test.each(['postgres', 'mysql'])(
  'a %s server where nobody listens may only be interrupted, so a batch retries it',
  async (scheme) => {
    const connector = openDatabases({ allowPrivate: true, wait: atOnce });
    const connection_string = `${scheme}://ann:canary@127.0.0.1:9/hiring?sslmode=disable`;
    const opening = connector.open({ connection_string, query: 'select 1' }, OWNER, SIGNAL);
    await expect(opening).rejects.toBeInstanceOf(SourceUnreached);
  },
);

test('nothing is opened for who has stopped already', async () => {
  const connector = openDatabases({ allowPrivate: true });
  const config = { connection_string: 'postgres://a@localhost/b', query: 'select 1' };
  await expect(connector.open(config, OWNER, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test.each(['postgres', 'mysql'])(
  'no %s server is connected to for who stops while its name is resolved',
  async (scheme) => {
    const stopping = new AbortController();
    const connector = openDatabases({
      allowPrivate: true,
      wait: atOnce,
      resolve: async () => {
        stopping.abort();
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    const before = knocks;
    const connection_string = `${scheme}://ann:canary@db.example:${port}/hiring?sslmode=disable`;
    const config = { connection_string, query: 'select 1 as candidate_text' };
    await expect(connector.open(config, OWNER, stopping.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(knocks).toBe(before);
  },
);
