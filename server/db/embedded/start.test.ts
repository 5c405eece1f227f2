import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityOf } from './process-identity';
import { startEmbedded } from './start';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-embedded-'));
  // As the product makes it: the account that PostgreSQL runs as has to pass.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed closes the connection; the query tells.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(25);
}

const runs = (pid: number) => identityOf(pid) !== null;

/** Another process that uses the database of the folder until it is told to leave or killed. */
async function otherProcess() {
  const script = fileURLToPath(new URL('./start.ts', import.meta.url));
  const code = `
    import { startEmbedded } from ${JSON.stringify(script)};
    const db = await startEmbedded(${JSON.stringify(folder)});
    console.log(JSON.stringify({ pid: db.pid, started: db.started, url: db.url }));
    process.stdin.once('data', async () => { await db.stop(); process.exit(0); });
  `;
  const file = path.join(folder, 'other.mts');
  writeFileSync(file, code);
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const end = async (how: () => void) => {
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  return {
    ...(JSON.parse(String(line)) as { pid: number; started: boolean; url: string }),
    leave: () => end(() => child.stdin.write('leave\n')),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}

test('data outlives a stop, and nothing runs afterwards', async () => {
  const first = await startEmbedded(folder);
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(runs(first.pid)).toBe(false);
  const second = await startEmbedded(folder);
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
  await second.stop();
});

test('only who knows the generated password gets in, over loopback', async () => {
  const { url, stop } = await startEmbedded(folder);
  const { hostname, password } = new URL(url);
  expect(hostname).toBe('127.0.0.1');
  expect(password.length).toBeGreaterThanOrEqual(43);
  await expect(ask(url.replace(password, 'guess'), 'select 1')).rejects.toThrow('password');
  const open = new URL(url);
  open.password = '';
  await expect(ask(open.href, 'select 1')).rejects.toThrow(/password/i);
  expect(statSync(path.join(folder, 'postgres')).mode & 0o077).toBe(0);
  const kept = path.join(folder, 'postgres', 'candor-password');
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  await stop();
});

test('writes are flushed to the disk and the address is loopback only', async () => {
  const { url, stop } = await startEmbedded(folder);
  expect(await ask(url, 'show fsync')).toBe('on');
  expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
  await stop();
});

test('a second process joins, and the server lives until the last one leaves', async () => {
  const here = await startEmbedded(folder);
  const there = await otherProcess();
  expect(there).toMatchObject({ pid: here.pid, started: false });
  await here.stop();
  expect(runs(here.pid)).toBe(true);
  expect(await ask(there.url, 'select 1')).toBe(1);
  await there.leave();
  expect(runs(here.pid)).toBe(false);
});

test('two processes that start together share one server', async () => {
  const both = await Promise.all([startEmbedded(folder), startEmbedded(folder)]);
  expect(both.map(({ started }) => started).sort()).toEqual([false, true]);
  expect(both[0].url).toBe(both[1].url);
  for (const { stop } of both) await stop();
  expect(runs(both[0].pid)).toBe(false);
});

test('a process that is killed leaves its data to the next one', async () => {
  const there = await otherProcess();
  await ask(there.url, 'create table kept as select 42 as answer');
  await there.kill();
  const here = await startEmbedded(folder);
  expect(here.started).toBe(false);
  expect(await ask(here.url, 'select answer from kept')).toBe(42);
  await here.stop();
  expect(runs(there.pid)).toBe(false);
});

/** What is told of a database that was gone. */
function aLog() {
  const lines: { level: 'warn' | 'error'; said: unknown[] }[] = [];
  const hear =
    (level: 'warn' | 'error') =>
    (...said: unknown[]) => {
      lines.push({ level, said });
    };
  return { lines, log: { warn: hear('warn'), error: hear('error') } };
}

test('a server that is killed is started again at the same address, and the log tells', async () => {
  const { lines, log } = aLog();
  const { url, pid, stop } = await startEmbedded(folder, { log });
  await ask(url, 'create table kept as select 42 as answer');
  process.kill(pid, 'SIGKILL');
  await until(() =>
    ask(url, 'select answer from kept').then(
      (value) => value === 42,
      () => false,
    ),
  );
  await stop();
  expect(lines.filter(({ level }) => level === 'warn')).toEqual([
    {
      level: 'warn',
      said: [
        { postmaster: expect.any(Number) },
        'the embedded database was gone and is started again',
      ],
    },
  ]);
});

test('a server that cannot be started again is told once, without what PostgreSQL says of it', async () => {
  const { lines, log } = aLog();
  const { url, pid, stop } = await startEmbedded(folder, { log });
  await ask(url, "create table people as select 'Amara Okonjo' as name");
  const settings = path.join(folder, 'postgres', 'postgresql.conf');
  const good = readFileSync(settings, 'utf8');
  writeFileSync(settings, "Amara Okonjo = 'broken'\n");
  process.kill(pid, 'SIGKILL');
  await until(() => lines.length > 0);
  writeFileSync(settings, good);
  await until(() => ask(url, 'select 1').then(Boolean, () => false));
  await stop();
  expect(lines.map(({ level }) => level)).toEqual(['error', 'warn']);
  expect(JSON.stringify(lines)).not.toContain('Amara');
});

test('the leftovers of a crash do not keep it from starting', async () => {
  const first = await startEmbedded(folder);
  await first.stop();
  // A number that another process has now: PostgreSQL alone would take that for itself, running.
  const leftover = path.join(folder, 'postgres', 'postmaster.pid');
  writeFileSync(leftover, `999999\n${folder}/postgres\n1700000000\n5555\n\n127.0.0.1\n\nready\n`);
  const lock = path.join(folder, 'postgres.lock');
  writeFileSync(lock, '999999-12345');
  const again = await startEmbedded(folder);
  expect(again.started).toBe(true);
  expect(readFileSync(leftover, 'utf8').split('\n')[0]).toBe(String(again.pid));
  await again.stop();
});

test('a cluster that was only half made is not used', async () => {
  mkdirSync(path.join(folder, 'postgres.1234'), { recursive: true });
  writeFileSync(path.join(folder, 'postgres.1234', 'PG_VERSION'), '18');
  const { url, stop } = await startEmbedded(folder);
  expect(await ask(url, 'select 1')).toBe(1);
  await stop();
});

test.runIf(process.getuid?.() === 0)('root may keep its data in a private folder', async () => {
  chmodSync(folder, 0o700);
  const inside = path.join(folder, 'data');
  const { url, stop } = await startEmbedded(inside);
  expect(await ask(url, 'select 1')).toBe(1);
  await stop();
  const again = await startEmbedded(inside);
  expect(await ask(again.url, 'select 1')).toBe(1);
  await again.stop();
});
