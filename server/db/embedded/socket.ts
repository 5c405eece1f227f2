import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** How PostgreSQL names its socket and the lock of it, with the port at the end. */
const NAME = '.s.PGSQL.';

/** The longest address of a socket on macOS, with its closing zero; Linux takes four bytes more (unix(4), unix(7)). */
const LONGEST_BYTES = 103;

/**
 * The folder for the server's Unix socket; empty where it has to do without one. A statement takes a quarter less time that way
 * than over loopback. The cluster's own folder is closed to every other account of the machine.
 */
export function socketFolderIn(cluster: string): string {
  const longest = Buffer.byteLength(path.join(cluster, `${NAME}65535`));
  // The setting is a list with commas and quotes of its own.
  const plain = !/[,"]/.test(cluster);
  return process.platform !== 'win32' && longest <= LONGEST_BYTES && plain ? cluster : '';
}

/** Clears the sockets that a crash left. Call only when no server of the cluster runs. */
export function clearSockets(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith(NAME)) rmSync(path.join(cluster, name), { force: true });
  }
}
