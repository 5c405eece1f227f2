import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clearSockets, hasRoom, socketFolderIn } from './socket';

const folder = () => mkdtempSync(path.join(tmpdir(), 'candor-socket-'));

test('an address has room up to what every system takes, in bytes and not in letters', () => {
  const address = (length: number) => `/${'d'.repeat(length - '/.s.PGSQL.65535'.length - 1)}`;
  expect(hasRoom(address(103))).toBe(true);
  expect(hasRoom(address(104))).toBe(false);
  expect(hasRoom(`/${'ü'.repeat(50)}`)).toBe(false);
});

test.each(['/srv/a,b', '/srv/"a"'])('%s would be read as a list, and has none', (cluster) => {
  expect(hasRoom(cluster)).toBe(false);
});

test('a socket is in the folder of its cluster, and probing it leaves nothing behind', async () => {
  const cluster = folder();
  try {
    expect(await socketFolderIn(cluster)).toBe(cluster);
    expect(readdirSync(cluster)).toEqual([]);
  } finally {
    rmSync(cluster, { recursive: true, force: true });
  }
});

test('a folder that takes no sockets has none', async () => {
  expect(await socketFolderIn('/proc')).toBe('');
});

test('only what a socket left is cleared', () => {
  const cluster = folder();
  try {
    for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'PG_VERSION']) {
      writeFileSync(path.join(cluster, name), '');
    }
    clearSockets(cluster);
    expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
  } finally {
    rmSync(cluster, { recursive: true, force: true });
  }
});
