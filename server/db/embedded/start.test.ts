import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ask, folderForEach, runs } from '../../testing/embedded';
import { startEmbedded } from './start';

const folder = folderForEach();

/** Another process that uses the database of the folder until it is told to leave or killed. */
async function otherProcess() {
  const script = fileURLToPath(new URL('./start.ts', import.meta.url));
  const code = `
    import { startEmbedded } from ${JSON.stringify(script)};
    const db = await startEmbedded(${JSON.stringify(folder())});
    console.log(JSON.stringify({ pid: db.pid, started: db.started, url: db.url }));
    process.stdin.once('data', async () => { await db.stop(); process.exit(0); });
  `;
  const file = path.join(folder(), 'other.mts');
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
  const first = await startEmbedded(folder());
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(runs(first.pid)).toBe(false);
  const second = await startEmbedded(folder());
  expect(await ask(second.url, 'select answer from kept')).toBe(42);
  await second.stop();
});

test('only who knows the generated password gets in, by the socket or over loopback, and writes are flushed to the disk', async () => {
  const { url, stop } = await startEmbedded(folder());
  const { hostname, password } = new URL(url);
  expect(hostname).toBe('127.0.0.1');
  expect(password.length).toBeGreaterThanOrEqual(43);
  await expect(ask(url.replace(password, 'guess'), 'select 1')).rejects.toThrow('password');
  const open = new URL(url);
  open.password = '';
  await expect(ask(open.href, 'select 1')).rejects.toThrow(/password/i);
  expect(await ask(url, 'select inet_client_addr()')).toBeNull();
  const overLoopback = new URL(url);
  overLoopback.searchParams.delete('host');
  expect(await ask(overLoopback.href, 'select inet_client_addr()')).toBe('127.0.0.1');
  overLoopback.password = 'guess';
  await expect(ask(overLoopback.href, 'select 1')).rejects.toThrow('password');
  expect(statSync(path.join(folder(), 'postgres')).mode & 0o077).toBe(0);
  const kept = path.join(folder(), 'postgres', 'candor-password');
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
  expect(await ask(url, 'show fsync')).toBe('on');
  await stop();
});

test('a database of another PostgreSQL is reported with what to do, and without what the log had of earlier runs', async () => {
  const { url, stop } = await startEmbedded(folder());
  await expect(ask(url, "select 'canary of a person'::integer")).rejects.toThrow('integer');
  await stop();
  expect(readFileSync(path.join(folder(), 'postgres.log'), 'utf8')).toContain('canary');
  writeFileSync(path.join(folder(), 'postgres/PG_VERSION'), '14\n');
  const said = await startEmbedded(folder()).catch((error: Error) => error.message);
  expect(said).toMatch(/initialized by PostgreSQL version 14.*\n.*candor backup.*candor restore/);
  expect(said).not.toContain('canary');
});

test('a folder whose name is too long for a socket is served only over loopback', async () => {
  const deep = path.join(folder(), 'a-name-that-nobody-would-type'.repeat(4));
  const { url, stop } = await startEmbedded(deep);
  expect(await ask(url, 'select inet_client_addr()')).toBe('127.0.0.1');
  await stop();
});

test('a second process joins, and the server lives until the last one leaves', async () => {
  const here = await startEmbedded(folder());
  const there = await otherProcess();
  expect(there).toMatchObject({ pid: here.pid, started: false });
  await here.stop();
  expect(runs(here.pid)).toBe(true);
  expect(await ask(there.url, 'select 1')).toBe(1);
  await there.leave();
  expect(runs(here.pid)).toBe(false);
});

test('a process that is killed leaves its data to the next one', async () => {
  const there = await otherProcess();
  await ask(there.url, 'create table kept as select 42 as answer');
  await there.kill();
  const here = await startEmbedded(folder());
  expect(here.started).toBe(false);
  expect(await ask(here.url, 'select answer from kept')).toBe(42);
  await here.stop();
  expect(runs(there.pid)).toBe(false);
});

test.runIf(process.getuid?.() === 0)('root may keep its data in a private folder', async () => {
  chmodSync(folder(), 0o700);
  const inside = path.join(folder(), 'data');
  const { url, stop } = await startEmbedded(inside);
  expect(await ask(url, 'select 1')).toBe(1);
  await stop();
  const again = await startEmbedded(inside);
  expect(await ask(again.url, 'select 1')).toBe(1);
  await again.stop();
});
