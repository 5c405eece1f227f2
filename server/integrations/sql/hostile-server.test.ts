import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SourceAway, SourceRefused } from '../../ports/connector';
import { opened } from '../../testing/sql/open';

/** Time that is enough for a machine, and not for a person. */
const PATIENCE = { answerMs: 150, listingMs: 300 };

/** Opens and lists at a server that says what it likes. Whatever a driver does not catch ends the test run. */
async function outcome(scheme: string, serve: (socket: Socket) => void): Promise<unknown> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => socket.destroy()));
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const string = `${scheme}://ann:canary@127.0.0.1:${port}/hiring?sslmode=disable`;
  try {
    const source = await opened(string, 'select 1 as candidate_text', { patience: PATIENCE });
    for await (const _item of source.items());
    await source.close();
    return null;
  } catch (error) {
    return error;
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

function expectTold(error: unknown): void {
  expect(error instanceof SourceRefused || error instanceof SourceAway).toBe(true);
  expect(String(error)).not.toContain('canary');
}

const LETTERS = 'RSKZTDECINntA123sGHWcVdv'.split('');

/** A message of PostgreSQL: a letter, a length that is true or not, and anything. */
const postgresMessage = fc
  .tuple(fc.constantFrom(...LETTERS), fc.uint8Array({ maxLength: 40 }), fc.boolean())
  .map(([letter, body, isTrue]) => {
    const head = Buffer.alloc(5);
    head.write(letter, 'latin1');
    head.writeInt32BE(isTrue ? body.length + 4 : 5, 1);
    return Buffer.concat([head, body]);
  });

const LET_IN = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05T', 'latin1');

test('a server that speaks PostgreSQL wrongly harms nobody but itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(postgresMessage, { minLength: 1, maxLength: 8 }),
      async (messages) => {
        const error = await outcome('postgres', (socket) => {
          let asked = 0;
          socket.on('data', () => {
            asked += 1;
            socket.write(asked === 1 ? LET_IN : Buffer.concat(messages));
          });
        });
        expectTold(error);
      },
    ),
    { numRuns: 40, seed: 7 },
  );
});

const packet = fc
  .tuple(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.nat({ max: 3 }))
  .map(([body, number]) => Buffer.concat([Buffer.from([body.length, 0, 0, number]), body]));

const GREETING = Buffer.concat([
  Buffer.from('\x0a8.4.0\0\x01\0\0\0abcdefgh\0\xff\xf7\xff\x02\0\xff\xdf\x15', 'latin1'),
  Buffer.concat([Buffer.alloc(10), Buffer.from('abcdefghijkl\0mysql_native_password\0', 'latin1')]),
]);

const framed = (body: Buffer, number: number) =>
  Buffer.concat([Buffer.from([body.length, 0, 0, number]), body]);

test('a server that speaks MySQL wrongly harms nobody but itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(packet, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (packets, greets) => {
        const error = await outcome('mysql', (socket) => {
          socket.write(greets ? framed(GREETING, 0) : Buffer.concat(packets));
          let asked = 0;
          socket.on('data', () => {
            asked += 1;
            const isSignIn = greets && asked === 1;
            socket.write(
              isSignIn ? framed(Buffer.from([0, 0, 0, 2, 0, 0, 0]), 2) : Buffer.concat(packets),
            );
          });
        });
        expectTold(error);
      },
    ),
    { numRuns: 40, seed: 7 },
  );
});

test('a MySQL server that asks for a file of ours gets none', async () => {
  const said: Buffer[] = [];
  const error = await outcome('mysql', (socket) => {
    socket.write(framed(GREETING, 0));
    socket.on('data', (data) => {
      said.push(data);
      const isSignIn = said.length === 1;
      const wish = Buffer.from('\xfb/etc/hostname', 'latin1');
      socket.write(isSignIn ? framed(Buffer.from([0, 0, 0, 2, 0, 0, 0]), 2) : framed(wish, 1));
    });
  });
  expectTold(error);
  expect(Buffer.concat(said.slice(2)).toString('latin1')).not.toMatch(/[a-z]{6}.*\n$/);
});

test('a server without TLS is told as that', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    // The TLS bit is removed from its capabilities.
    const plain = Buffer.from(GREETING);
    const flags = plain.indexOf('abcdefgh') + 9;
    plain[flags + 1] = (plain[flags + 1] ?? 0) & ~0x08;
    socket.write(framed(plain, 0));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const opening = opened(
    `mysql://ann:canary@127.0.0.1:${port}/hiring`,
    'select 1 as candidate_text',
  );
  await expect(opening).rejects.toThrow(/^The database offers no encrypted connection/);
  server.close();
});
