import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../make-folder';
import { lives, ownIdentity } from './process-identity';

/**
 * Who uses one embedded server, as a folder with one empty file each. The last one to leave stops the server. Call these
 * under the lock of the server.
 */
export function enter(folder: string): string {
  makeFolder(folder, 0o700);
  const ticket = `${ownIdentity()}.${randomUUID()}`;
  writeFileSync(path.join(folder, ticket), '', { mode: 0o600 });
  return ticket;
}

/** Removes one user from the list and returns how many live processes remain. */
export function leave(folder: string, ticket: string): number {
  rmSync(path.join(folder, ticket), { force: true });
  return readdirSync(folder).filter((other) => {
    if (lives(other.split('.')[0] ?? '')) return true;
    rmSync(path.join(folder, other), { force: true });
    return false;
  }).length;
}
