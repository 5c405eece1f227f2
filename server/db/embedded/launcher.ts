import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries';
import { EmbeddedUnavailable } from './unavailable';

type Ids = { uid: number; gid: number };

/** Runs PostgreSQL programs as somebody they accept: PostgreSQL refuses to run as root. */
export type Launcher = {
  /** Runs a program to its end. Throws EmbeddedUnavailable with the program's last words when it fails. */
  run(program: string, args: readonly string[]): void;
  /** Starts a program that outlives this process, its output going to an open file. */
  start(program: string, args: readonly string[], output: number): ChildProcess;
  /** Makes a file or folder tree readable for the programs. */
  own(target: string): void;
};

/**
 * Chooses how PostgreSQL runs: as this user; for root as an unprivileged account; and where that account cannot reach the
 * folder or the programs (a private home) as root in a user namespace that shows another number.
 *
 * @throws EmbeddedUnavailable when root has none of these ways.
 */
export function chooseLauncher(binaries: Binaries, folder: string): Launcher {
  const ids = unprivilegedIds();
  if (ids === null) return launcher(binaries, [], {}, () => {});
  if (reaches(ids, binaries, folder)) {
    return launcher(binaries, [], ids, (target) => giveTo(ids, target));
  }
  const prefix = ['unshare', '--user', `--map-user=${ids.uid}`, `--map-group=${ids.gid}`];
  const [command = '', ...args] = prefix;
  if (spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0) {
    return launcher(binaries, prefix, {}, (target) => giveTo({ uid: 0, gid: 0 }, target));
  }
  throw new EmbeddedUnavailable(
    `PostgreSQL may not run as root, and an unprivileged user cannot reach ${folder}. ` +
      'Move the product out of the private folder, start it as another user, or set DATABASE_URL.',
  );
}

function launcher(
  binaries: Binaries,
  prefix: readonly string[],
  ids: Partial<Ids>,
  own: (target: string) => void,
): Launcher {
  const options: SpawnOptions = {
    ...ids,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', LD_LIBRARY_PATH: binaries.libraries },
  };
  const commandOf = (program: string, args: readonly string[]): [string, string[]] => {
    const [first = program, ...rest] = [...prefix, program, ...args];
    return [first, rest];
  };
  return {
    own,
    run(program, args) {
      const [command, rest] = commandOf(program, args);
      const done = spawnSync(command, rest, { ...options, encoding: 'utf8' });
      if (done.status === 0) return;
      const words = done.error?.message ?? String(done.stderr).trim();
      const end = done.status ?? done.signal;
      throw new EmbeddedUnavailable(`${path.basename(program)} failed (${end}): ${words}`);
    },
    start(program, args, output) {
      const [command, rest] = commandOf(program, args);
      // A session of its own: Ctrl-C in the terminal must not reach the server before its users are done.
      const stdio = ['ignore' as const, output, output];
      const child = spawn(command, rest, { ...options, detached: true, stdio });
      child.unref();
      return child;
    },
  };
}

/** The account to drop to; null when this process is not root. */
function unprivilegedIds(): Ids | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] =
      accounts.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}

function reaches(ids: Ids, binaries: Binaries, folder: string): boolean {
  const script = 'cd "$1" && "$2" --version';
  const env = { PATH: process.env.PATH, LD_LIBRARY_PATH: binaries.libraries };
  const args = ['-c', script, 'sh', folder, binaries.initdb];
  return spawnSync('sh', args, { ...ids, env, cwd: '/', stdio: 'ignore' }).status === 0;
}

function giveTo({ uid, gid }: Ids, target: string): void {
  const facts = lstatSync(target);
  if (facts.uid === uid && facts.gid === gid) return;
  chownSync(target, uid, gid);
  if (!facts.isDirectory()) return;
  chmodSync(target, 0o700);
  for (const name of readdirSync(target)) giveTo({ uid, gid }, path.join(target, name));
}
