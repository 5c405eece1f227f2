import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connector, SourceRefused } from '../../ports/connector';
import { openDatabases } from './connector';

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

const plain = (message: string) => message.replace(/reached at \S+, port \d+/, 'reached');

describe('a host that somebody names', () => {
  test.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    'localhost.',
    '169.254.169.254',
  ])('inside is never connected to: %s', async (host) => {
    const message = await refusal(openDatabases({ allowPrivate: false, leastRefusalMs: 0 }), host);
    expect(message).toMatch(/^No PostgreSQL database was reached at/);
    expect(knocks).toBe(0);
  });

  test('is looked up once: a name that leads inside a moment later leads nowhere', async () => {
    let lookups = 0;
    const connector = openDatabases({
      ...{ allowPrivate: false, leastRefusalMs: 0 },
      patience: { answerMs: 20, listingMs: 20 },
      // The first answer is an address of the internet where nobody answers; every later one is this machine.
      resolve: async () => [
        {
          address: ++lookups % 2 === 1 ? '2000::1' : '127.0.0.1',
          family: lookups % 2 === 1 ? 6 : 4,
        },
      ],
    });
    for (let round = 0; round < 100; round += 1) await refusal(connector, 'rebinding.example');
    expect(lookups).toBe(100);
    expect(knocks).toBe(0);
  });

  test('inside, unknown, or silent is answered in the same words, and not sooner', async () => {
    const connector = openDatabases({
      ...{ allowPrivate: false, leastRefusalMs: 200 },
      resolve: async (host) => {
        if (host === 'inside.example') return [{ address: '127.0.0.1', family: 4 }];
        throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
      },
    });
    const begun = performance.now();
    const inside = await refusal(connector, 'inside.example');
    expect(performance.now() - begun).toBeGreaterThan(150);
    expect(plain(await refusal(connector, 'nowhere.example'))).toBe(plain(inside));
    const open = openDatabases({ allowPrivate: true, leastRefusalMs: 0 });
    expect(plain(await refusal(open, '127.0.0.1'))).toBe(plain(inside));
    expect(knocks).toBe(1);
  });

  test('that never answers is left within the time that is given', async () => {
    const connector = openDatabases({
      ...{ allowPrivate: true, leastRefusalMs: 0 },
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

test('nothing is opened for who has stopped already', async () => {
  const connector = openDatabases({ allowPrivate: true });
  const config = { connection_string: 'postgres://a@localhost/b', query: 'select 1' };
  await expect(connector.open(config, OWNER, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
});
