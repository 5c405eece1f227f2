import { readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderOf, identityOf } from './process-identity';
import { clearSockets } from './socket';

/** What a running PostgreSQL says of itself in `postmaster.pid` (lines 1, 4, 5 and 8 of its format). */
export type Postmaster = {
  pid: number;
  port: number;
  /** The folder of its Unix socket; empty where it listens to the network alone. */
  socketFolder: string;
  ready: boolean;
};

const fileOf = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** The live server of a cluster; null when there is none, whatever a crash left behind. */
export function runningPostmaster(cluster: string): Postmaster | null {
  const found = read(cluster);
  return found && identityOf(found.pid) !== null && mayServe(cluster, found.pid) ? found : null;
}

/**
 * After a restart of the machine or the container the number of a dead server soon belongs to another process. A server
 * works in the folder of its cluster; where that cannot be told, the number alone counts.
 */
function mayServe(cluster: string, pid: number): boolean {
  const folder = folderOf(pid);
  return folder === null || folder === realpathSync(cluster);
}

/**
 * Clears the files that a crash left. PostgreSQL does that itself unless the dead server is an unreaped zombie or its
 * number was given to another process; then it refuses to start. Call only under the lock of the server.
 */
export function clearStalePostmaster(cluster: string): void {
  rmSync(fileOf(cluster), { force: true });
  clearSockets(cluster);
}

function read(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    const socketFolder = (lines[4] ?? '').trim();
    return {
      pid,
      port: Number(lines[3]),
      socketFolder,
      ready: (lines[7] ?? '').trim() === 'ready',
    };
  } catch {
    // No file: no server ran here or the last one stopped cleanly.
    return null;
  }
}
