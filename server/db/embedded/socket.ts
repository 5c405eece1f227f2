import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** How PostgreSQL names its socket and the lock of it, with the port at the end. */
const NAME = '.s.PGSQL.';

/** The longest address of a socket on macOS, with its closing zero; Linux takes four bytes more (unix(4), unix(7)). */
const LONGEST_BYTES = 103;

/**
 * The folder for the server's Unix socket; empty if it has to do without one. A small statement takes a tenth to a
 * quarter less time that way than over loopback. The cluster's own folder is closed to every other account on the
 * machine.
 */
export async function socketFolderIn(cluster: string): Promise<string> {
  return hasRoom(cluster) && (await takesSockets(cluster)) ? cluster : '';
}

/** Whether a socket in this folder has an address that every system takes, and that PostgreSQL does not read as a list. */
export function hasRoom(cluster: string): boolean {
  const longest = Buffer.byteLength(path.join(cluster, `${NAME}65535`));
  return process.platform !== 'win32' && longest <= LONGEST_BYTES && !/[,"]/.test(cluster);
}

/** Some network and shared folders hold no sockets, and PostgreSQL would not start there. */
function takesSockets(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(path.join(folder, `${NAME}trial`), () => trial.close(() => resolve(true)));
  });
}

/** Clears the sockets that a crash left. Call only when no server of the cluster runs. */
export function clearSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith(NAME)) rmSync(path.join(cluster, name), { force: true });
  }
}
