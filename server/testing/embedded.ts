import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach } from 'vitest';
import { identityOf } from '../db/embedded/process-identity';

/** A folder of its own for each test of the file, for an embedded database. */
export function folderForEach(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'candor-embedded-'));
    // As the product makes it: the account that PostgreSQL runs as has to pass.
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/** The first value of the first row that a query answers, over a connection of its own. */
export async function ask(url: string, text: string): Promise<unknown> {
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

/** Waits until something holds. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(25);
}

/** Whether a process is there. */
export const runs = (pid: number): boolean => identityOf(pid) !== null;
