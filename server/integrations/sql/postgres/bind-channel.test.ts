import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../../db/embedded/start';
import { until } from '../../../testing/embedded';
import { AUTHORITY, OURS } from '../../../testing/sql/certificates';
import { listed, refusal } from '../../../testing/sql/open';
import { startTlsFront } from '../../../testing/sql/tls-front';

const PASSWORD = 'canary-7f3a';
const QUERY = 'select usename as candidate_text from pg_user where usename = current_user';
const TRUST = { authorities: [AUTHORITY] };
let folder: string;
let server: EmbeddedDatabase;
let owner: pg.Client;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-bind-'));
  chmodSync(folder, 0o755);
  server = await startEmbedded(folder, { throwaway: true });
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  port = Number(new URL(server.url).port);
  await owner.query(`create role reader login password '${PASSWORD}'`);
  const { rows } = await owner.query('show data_directory');
  const file = (name: string) => path.join(rows[0].data_directory, name);
  // Written by the server itself, whose own they have to be.
  for (const [name, text] of [
    ['server.crt', OURS.cert],
    ['server.key', OURS.key],
  ] as const) {
    const lines = text
      .trim()
      .split('\n')
      .map((line) => `('${line}')`);
    await owner.query(`copy (values ${lines.join(',')}) to '${file(name)}'`);
    chmodSync(file(name), 0o600);
  }
  await owner.query('alter system set ssl = on');
  await owner.query('select pg_reload_conf()');
  await until(async () => (await owner.query('show ssl')).rows[0].ssl === 'on');
}, 60_000);
afterAll(async () => {
  await owner.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const address = (at: number, settings = '') =>
  `postgresql://reader:${PASSWORD}@localhost:${at}/postgres${settings}`;

test.each([
  '?channel_binding=require',
  '?sslmode=require&channel_binding=require',
  '?channel_binding=prefer',
])('a database that offers it is bound to its connection: %s', async (settings) => {
  expect(await listed(address(port, settings), QUERY, TRUST)).toHaveLength(1);
});

test('somebody between us and the database is found out, even with a certificate that we trust', async () => {
  const front = await startTlsFront(port, OURS);
  try {
    expect(await listed(address(front.port), QUERY, TRUST)).toHaveLength(1);
    expect(
      await refusal(address(front.port, '?channel_binding=require'), QUERY, TRUST),
    ).toMatchObject({
      field: 'connection_string',
      message: expect.stringMatching(/does not prove that nobody sits in between/),
    });
  } finally {
    front.close();
  }
});

/** What a server asks for: the bare password, a digest of it, and a proof that is bound to nothing. */
const WEAKER: [string, number, string][] = [
  ['the password', 3, ''],
  ['an MD5 digest', 5, 'salt'],
  ['an unbound proof', 10, 'SCRAM-SHA-256\0\0'],
  ['nothing at all', 0, ''],
];

test.each(WEAKER)(
  'a server that asks for %s is answered with nothing',
  async (_name, kind, rest) => {
    const answers: Buffer[] = [];
    const head = Buffer.from([0x52, 0, 0, 0, 8 + rest.length, 0, 0, 0, kind]);
    const ready = kind === 0 ? Buffer.from([0x5a, 0, 0, 0, 5, 0x49]) : Buffer.alloc(0);
    const liar = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => {
        socket.on('data', (bytes) => answers.push(bytes));
        socket.write(Buffer.concat([head, Buffer.from(rest), ready]));
      });
    }).listen(0);
    await once(liar, 'listening');
    const told = liar.address();
    const front = await startTlsFront(told && typeof told === 'object' ? told.port : 0, OURS);
    try {
      const { message } = await refusal(
        address(front.port, '?channel_binding=require'),
        QUERY,
        TRUST,
      );
      expect(message).toMatch(/does not prove that nobody sits in between/);
      expect(answers).toEqual([]);
    } finally {
      front.close();
      liar.close();
    }
  },
);
