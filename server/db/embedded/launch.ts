import { closeSync, fstatSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../free-port';
import { findBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { chooseLauncher } from './launcher';
import { clearStalePostmaster, type Postmaster, runningPostmaster } from './postmaster-file';
import { settingArguments } from './settings';
import { socketFolderIn } from './socket';
import { EmbeddedUnavailable } from './unavailable';

/** The paths of one embedded server. All are absolute. */
export type Places = { root: string; cluster: string; users: string; log: string; lock: string };

export const START_TIMEOUT_MS = 60_000;
export const POLL_MS = 15;
const LOG_KEPT_BYTES = 10 * 1024 * 1024;

type Launch = {
  throwaway: boolean;
  /** Null takes a free one. */
  port: number | null;
  /** Settings of PostgreSQL beside those that every embedded server has. */
  own?: Readonly<Record<string, string>>;
};

/**
 * Starts the server, making its cluster first where there is none. Call only under the lock, when no server runs.
 *
 * @throws EmbeddedUnavailable where it cannot run, and with the server's last words when it does not start.
 */
export async function launch(
  { root, cluster, log }: Places,
  { throwaway, port, own = {} }: Launch,
): Promise<Postmaster> {
  const binaries = findBinaries();
  const launcher = chooseLauncher(binaries, root);
  ensureCluster(cluster, binaries, launcher);
  clearStalePostmaster(cluster);

  const ownPort = port ?? (await freePort());
  const socketFolder = await socketFolderIn(cluster);
  const settings = settingArguments({ throwaway, socketFolder, own });
  const args = ['-D', cluster, '-p', String(ownPort), ...settings];
  const output = openLog(log);
  const before = fstatSync(output).size;
  const child = launcher.start(binaries.postgres, args, output);
  closeSync(output);
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code, signal) => {
    failure = endedWith(code ?? signal, lastLines(log, before));
  });

  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (failure !== null) throw new EmbeddedUnavailable(failure);
    const found = runningPostmaster(cluster);
    if (found?.ready && found.pid === child.pid) {
      child.removeAllListeners();
      return found;
    }
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new EmbeddedUnavailable('The embedded PostgreSQL did not get ready in time.');
    }
    await sleep(POLL_MS);
  }
}

function openLog(log: string): number {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEPT_BYTES) truncateSync(log);
  return openSync(log, 'a', 0o600);
}

/** What was written after so many bytes: earlier runs may have quoted the data of people. */
function lastLines(log: string, after: number): string {
  const written = readFileSync(log).subarray(after).toString('utf8');
  return written.trimEnd().split('\n').slice(-12).join('\n');
}

const OTHER_VERSION =
  'Start the version of Candor that made it, run candor backup, and put the archive into an empty DATA_DIR with candor restore.';

function endedWith(end: number | string | null, words: string): string {
  const told = `PostgreSQL ended (${end}): ${words}`;
  return words.includes('files are incompatible with server') ? `${told}\n${OTHER_VERSION}` : told;
}
