import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clearSockets, socketFolderIn } from './socket';

test('a socket lies in the folder of its cluster, as long as its address has room', () => {
  expect(socketFolderIn('/var/lib/candor/postgres')).toBe('/var/lib/candor/postgres');
  const address = (length: number) => `/${'d'.repeat(length - '/.s.PGSQL.65535'.length - 1)}`;
  expect(socketFolderIn(address(103))).toBe(address(103));
  expect(socketFolderIn(address(104))).toBe('');
  // Bytes are counted, and not letters.
  expect(socketFolderIn(`/${'ü'.repeat(50)}`)).toBe('');
});

test.each(['/srv/a,b', '/srv/"a"'])('%s would be read as a list, and has none', (cluster) => {
  expect(socketFolderIn(cluster)).toBe('');
});

test('only what a socket left is cleared', () => {
  const cluster = mkdtempSync(path.join(tmpdir(), 'candor-socket-'));
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
