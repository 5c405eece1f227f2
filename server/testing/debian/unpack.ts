import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { releaseOptions, unstableOptions } from './apt-options';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

const PATIENCE_MS = 120_000;

const OPTIONS = { release: releaseOptions, unstable: unstableOptions };

const run = promisify(execFile);

/** A program of Debian that tests start. */
export type Wanted = {
  /** What it is kept as under `node_modules/.cache`. */
  name: string;
  package: string;
  /** `unstable` for what the release of this machine has not: it comes with every library, down to the one of C. */
  from: 'release' | 'unstable';
};

/** Where it is, once it was unpacked; the next run finds it there. */
export function unpackedAt({ name }: Wanted): string {
  return path.join(CACHE, `candor-${name}`);
}

/**
 * Unpacks a package of Debian with the libraries that this machine lacks, without installing anything: whoever may not
 * install can run the tests as well. Answers why that did not work, or null.
 */
export async function unpack(wanted: Wanted): Promise<string | null> {
  await mkdir(CACHE, { recursive: true });
  // Unpacked aside and then moved: a run that is stopped midway leaves no half of it, and of two at once one wins.
  const aside = await mkdtemp(`${unpackedAt(wanted)}-`);
  const here = { cwd: aside, timeout: PATIENCE_MS };
  try {
    const options = await OPTIONS[wanted.from](aside);
    const install = ['install', '-s', '--no-install-recommends', wanted.package];
    const plan = await run('apt-get', [...options, ...install], here);
    await run('apt-get', [...options, 'download', ...packagesOf(plan.stdout)], here);
    const files = (await readdir(aside)).filter((name) => name.endsWith('.deb'));
    for (const file of files) await run('dpkg', ['-x', file, 'unpacked'], here);
    await rename(path.join(aside, 'unpacked'), unpackedAt(wanted));
    return null;
  } catch (error) {
    return `${wanted.package} could not be had from Debian (${reasonOf(error)})`;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What would be installed, out of lines like "Inst libaio1 (0.3.113-4 Debian:12.15/oldstable [amd64])". */
function packagesOf(plan: string): string[] {
  return [...plan.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
}

/** What apt said last, without the options it was called with. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = 'stderr' in error ? String(error.stderr) : '';
  const problem = said.split('\n').find((line) => line.startsWith('E: '));
  return problem?.slice('E: '.length) ?? error.message.split('\n')[0] ?? error.message;
}
