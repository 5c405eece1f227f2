import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ask, folderForEach, runs, until } from '../../testing/embedded';
import { startEmbedded } from './start';

const folder = folderForEach();

/** What is reported about a database that was gone. */
function aLog() {
  const lines: { level: 'warn' | 'error'; said: unknown[] }[] = [];
  const hear =
    (level: 'warn' | 'error') =>
    (...said: unknown[]) => {
      lines.push({ level, said });
    };
  return { lines, log: { warn: hear('warn'), error: hear('error') } };
}

test('two processes that start together share one server', async () => {
  const both = await Promise.all([startEmbedded(folder()), startEmbedded(folder())]);
  expect(both.map(({ started }) => started).sort()).toEqual([false, true]);
  expect(both[0].url).toBe(both[1].url);
  for (const { stop } of both) await stop();
  expect(runs(both[0].pid)).toBe(false);
});

test('a server that is killed is started again at the same address, and the log tells', async () => {
  const { lines, log } = aLog();
  const { url, pid, stop } = await startEmbedded(folder(), { log });
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
  const { url, pid, stop } = await startEmbedded(folder(), { log });
  await ask(url, "create table people as select 'Amara Okonjo' as name");
  const settings = path.join(folder(), 'postgres', 'postgresql.conf');
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
  const first = await startEmbedded(folder());
  await first.stop();
  const leftover = path.join(folder(), 'postgres', 'postmaster.pid');
  writeFileSync(leftover, `999999\n${folder()}/postgres\n1700000000\n5555\n\n127.0.0.1\n\nready\n`);
  const lock = path.join(folder(), 'postgres.lock');
  writeFileSync(lock, '999999-12345');
  const again = await startEmbedded(folder());
  expect(again.started).toBe(true);
  expect(readFileSync(leftover, 'utf8').split('\n')[0]).toBe(String(again.pid));
  await again.stop();
});

test('a dead server’s number that another process has by now does not pass for it, and nobody stops that process', async () => {
  const first = await startEmbedded(folder());
  await first.stop();
  const other = spawn('sleep', ['60']);
  const leftover = path.join(folder(), 'postgres', 'postmaster.pid');
  writeFileSync(leftover, `${other.pid}\n${folder()}\n1700000000\n5555\n\n127.0.0.1\n\nready\n`);
  const again = await startEmbedded(folder());
  expect(again.started).toBe(true);
  expect(await ask(again.url, 'select 1')).toBe(1);
  await again.stop();
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
});

test('a cluster that was only half made is not used, and cleared away', async () => {
  const half = `postgres.${randomUUID()}`;
  mkdirSync(path.join(folder(), half), { recursive: true });
  writeFileSync(path.join(folder(), half, 'PG_VERSION'), '18');
  writeFileSync(path.join(folder(), `${half}.password`), 'secret');
  const { url, stop } = await startEmbedded(folder());
  expect(await ask(url, 'select 1')).toBe(1);
  expect(readdirSync(folder()).filter((name) => name.startsWith(half))).toEqual([]);
  await stop();
});
