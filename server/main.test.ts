import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { HealthStatus } from '@candor/domain/model/health';
import { AuthResponse } from '@candor/domain/model/user';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sealSecret } from './access/secrets';
import { connect } from './db/connect';
import { createTestDatabase, type TestDatabase } from './testing/database';
import { aUser } from './testing/factories';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-main-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** The built product, which starts several times faster than its source. */
const CANDOR = fileURLToPath(new URL('../cli/bin/candor.mjs', import.meta.url));

type Run = { child: ChildProcess; said(): string; logged(): string; ended: Promise<number | null> };

const children: ChildProcess[] = [];
// A test that failed in the middle must not leave a product behind that works on.
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the product as its command does. */
function start(role: string, environment: Record<string, string>): Run {
  return runs([process.execPath, CANDOR, 'serve', '--role', role], environment);
}

/** Starts it as `npm start` does, behind a shell that hands no signal on. */
function startByNpm(role: string, environment: Record<string, string>): Run {
  const command = [process.execPath, CANDOR, 'serve', '--role', role];
  const byNpm = { ...environment, npm_lifecycle_event: 'start' };
  return runs(['sh', '-c', '"$0" "$@"; exit $?', ...command], byNpm);
}

function runs([program = '', ...args]: string[], environment: Record<string, string>): Run {
  const child = spawn(program, args, {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  let logged = '';
  child.stderr.on('data', (bytes) => {
    said += bytes;
  });
  child.stdout.on('data', (bytes) => {
    logged += bytes;
  });
  const ended = once(child, 'exit').then(([exitCode]) => exitCode as number | null);
  return { child, said: () => said, logged: () => logged, ended };
}

async function addressOf(run: Run): Promise<string> {
  for (;;) {
    const [found] = /http:\/\/\S+/.exec(run.said()) ?? [];
    if (found) return found;
    if (run.child.exitCode !== null) throw new Error(run.said() + run.logged());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('starts, says where it is and how to sign in, works, and stops on SIGTERM', async () => {
  const run = start('all', { PORT: '0' });
  const address = await addressOf(run);
  expect(run.said()).toContain('create an account');
  expect(run.said()).toContain(path.join(dataDir, 'outbox'));
  const health = await fetch(`${address}/health`);
  expect(HealthStatus.parse(await health.json()).status).toBe('healthy');

  const reply = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'somebody@canary.example',
      full_name: 'Canary Person',
      password: 'canary-secret',
    }),
  });
  expect(reply.status).toBe(201);
  const { access_token: token } = AuthResponse.parse(await reply.json());
  while (!run.logged().includes('.eml')) await new Promise((resolve) => setTimeout(resolve, 50));

  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(run.logged()).not.toContain(token);
  expect(run.logged()).not.toMatch(/canary/i);
});

test('stops in good order although a statement waits for somebody else’s lock', async () => {
  const run = start('web', { PORT: '0' });
  const address = await addressOf(run);
  const { pool, close } = connect(database.url, { size: 2, onIdleError: () => {} });
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table users in access exclusive mode');
    const body = JSON.stringify({ email: 'somebody@example.com', password: 'long-enough' });
    const headers = { 'content-type': 'application/json' };
    const call = fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
    // Its connection is cut off, with what it waited for.
    const cut = expect(call).rejects.toThrow();
    const waiting = async () => {
      const { rows } = await pool.query('select 1 from pg_locks where not granted');
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    await cut;
  } finally {
    await holder.query('rollback');
    holder.release();
    await close();
  }
});

test('stops when the shell is ended that npm started it in', async () => {
  const run = startByNpm('web', { PORT: '0' });
  const address = await addressOf(run);
  run.child.kill('SIGTERM');
  await run.ended;
  try {
    await expect.poll(() => answers(address), { timeout: 8_000, interval: 100 }).toBe(false);
  } finally {
    endIfAlive(/"pid":(\d+)/.exec(run.logged())?.[1]);
  }
});

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/health`).then(
    () => true,
    () => false,
  );
}

function endIfAlive(pid: string | undefined): void {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
}

test('each role says in which folder unsent mail is stored', async () => {
  const web = start('web', { PORT: '0' });
  await addressOf(web);
  await expect.poll(web.said).toContain("the outbox of the worker's DATA_DIR");
  expect(web.said()).not.toContain(dataDir);
  const worker = start('worker', {});
  await expect.poll(worker.said, { timeout: 50_000 }).toContain(path.join(dataDir, 'outbox'));
});

test('a call that is running when SIGTERM comes is answered', async () => {
  const run = start('web', { PORT: '0' });
  const address = await addressOf(run);
  const call = fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not a password' }),
  });
  while (!(await isBusy(address))) await new Promise((resolve) => setTimeout(resolve, 1));
  run.child.kill('SIGTERM');
  expect((await call).status).toBe(401);
  expect(await run.ended).toBe(0);
});

/** A second call is answered only after the first has reached the server: they come in order. */
async function isBusy(address: string): Promise<boolean> {
  return (await fetch(`${address}/api/config`)).ok;
}

test('a key that something was encrypted with and that is gone stops the start', async () => {
  const { pool, db, close } = connect(database.url, { size: 1, onIdleError: () => {} });
  // Left behind, it would stop the starts of all other tests.
  onTestFinished(async () => {
    await pool.query('delete from second_factors');
    await close();
  });
  const { id } = await aUser(db);
  const place = { table: 'second_factors', column: 'secret_sealed', id };
  const lost = { secretKeys: [randomBytes(32)] };
  await pool.query('insert into second_factors values ($1, $2, now())', [
    id,
    sealSecret(lost, 'JBSWY3DPEHPK3PXP', place),
  ]);
  const run = start('web', { PORT: '0' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(/^SECRETS_KEYS: .* need the key [0-9a-f]{12}\. Put it back/);
});

test('a wrong configuration ends it with every wrong variable named', async () => {
  const run = start('all', { PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toContain('PORT: must be a whole number');
  expect(run.said()).toContain('LOG_LEVEL: must be one of');
  expect(run.said()).not.toContain('    at ');
});

/** Does something while another program listens at a port. */
async function besideAnother(work: (port: number) => Promise<void>): Promise<void> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await work(portOf(other));
  other.close();
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port that is in use is named in one line', () =>
  besideAnother(async (port) => {
    const run = start('web', { PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.said().trim()).toBe(`Port ${port} is in use. Stop the other program or set PORT.`);
  }));

test('a worker that cannot tell its figures says so in one line, and takes no work before', () =>
  besideAnother(async (port) => {
    const settings = { METRICS_PORT: String(port), METRICS_TOKEN: 'sixteen letters or more' };
    const run = start('worker', settings);
    expect(await run.ended).toBe(1);
    expect(run.said().trim()).toBe(`Cannot listen on 127.0.0.1:${port}. Set METRICS_PORT.`);
    expect(run.logged()).toBe('');
  }));

test('a database that cannot be reached is named, without its password', async () => {
  const run = start('web', { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/x', PORT: '0' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\. Check DATABASE_URL/);
  expect(run.said() + run.logged()).not.toContain('hunter2');
});

test('a database that does not let its user make tables is told in the words of the database, with what to do', async () => {
  const { pool, close } = connect(database.url, { size: 1, onIdleError: () => {} });
  const role = `newcomer_${randomBytes(8).toString('hex')}`;
  await pool.query(`create role ${role} login password 'hunter2'`);
  onTestFinished(async () => {
    await pool.query(`drop owned by ${role}`);
    await pool.query(`drop role ${role}`);
    await close();
  });
  await pool.query(`grant usage on schema drizzle to ${role}`);
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'hunter2'];
  const run = start('web', { DATABASE_URL: url.href, PORT: '0' });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(/^The database cannot be used: permission denied for .*own/);
  expect(run.said()).not.toContain('Failed query');
});

test('an uploads folder that is a file is named in one line, and so is a data folder', async () => {
  const file = path.join(dataDir, 'a-file');
  writeFileSync(file, 'of somebody else');
  const own = { SECRET_KEY: 'k7Qw2mZx9Rt4Vb6Ny8Lp3Hs5Jd1Fg0Ca', PORT: '0' };
  const uploads = start('web', { ...own, BLOB_URL: file });
  const data = start('web', { ...own, DATA_DIR: path.join(file, 'inside') });
  expect([await uploads.ended, await data.ended]).toEqual([1, 1]);
  expect(uploads.said()).toMatch(/^BLOB_URL: .*a-file cannot be written \(EEXIST[^\n]*\n$/);
  expect(data.said()).toMatch(/^DATA_DIR: .*inside cannot be written \(ENOTDIR[^\n]*\n$/);
});

test('a store that turns us away is told with what it said', async () => {
  const store = createHttpServer((_, reply) => {
    reply.writeHead(403, { 'content-type': 'application/xml' });
    reply.end('<Error><Code>InvalidAccessKeyId</Code></Error>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void store.close());
  await once(store, 'listening');
  const run = start('web', {
    PORT: '0',
    BLOB_URL: 's3://uploads/here',
    S3_ENDPOINT: `http://127.0.0.1:${portOf(store)}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'hunter2',
  });
  expect(await run.ended).toBe(1);
  expect(run.said()).toMatch(
    /The journal of erasures cannot be read \(S3 answered InvalidAccessKeyId\)/,
  );
});
