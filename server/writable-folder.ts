import { accessSync, constants } from 'node:fs';
import { makeFolder } from './make-folder';

/**
 * Creates a folder that this process writes into, and its missing parents. A full disk is no obstacle: it may get room.
 *
 * @throws the system's error if it cannot be created, or belongs to somebody who does not let this process write.
 */
export function writableFolder(folder: string, mode: number): void {
  makeFolder(folder, mode);
  accessSync(folder, constants.W_OK | constants.X_OK);
}
