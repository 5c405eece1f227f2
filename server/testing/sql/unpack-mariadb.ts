import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** Where the server is, once it was unpacked; the next run finds it there. */
export const UNPACKED = path.join(CACHE, 'candor-mariadb');

const PACKAGE = 'mariadb-server-core';
const PATIENCE_MS = 60_000;

const run = promisify(execFile);

/**
 * Unpacks the server of Debian with the libraries that this machine lacks, without installing anything: whoever may not
 * install can run the tests as well. Answers why that did not work, or null.
 */
export async function unpackMariadb(): Promise<string | null> {
  await mkdir(CACHE, { recursive: true });
  // Unpacked aside and then moved: a run that is stopped midway leaves no half of it, and of two at once one wins.
  const aside = await mkdtemp(`${UNPACKED}-`);
  const here = { cwd: aside, timeout: PATIENCE_MS };
  try {
    const plan = await run('apt-get', ['install', '-s', '--no-install-recommends', PACKAGE], here);
    await run('apt-get', ['download', ...packagesOf(plan.stdout)], here);
    const files = (await readdir(aside)).filter((name) => name.endsWith('.deb'));
    for (const file of files) await run('dpkg', ['-x', file, 'unpacked'], here);
    await rename(path.join(aside, 'unpacked'), UNPACKED);
    return null;
  } catch (error) {
    return `no mariadbd is installed, and ${PACKAGE} could not be had from Debian (${reasonOf(error)})`;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What would be installed, out of lines like "Inst libaio1 (0.3.113-4 Debian:12.15/oldstable [amd64])". */
function packagesOf(plan: string): string[] {
  return [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
}
