import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file's folder: the workspace when run from source, the folder of the bundle otherwise. */
const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The SQL files that make and change the schema; a build puts a copy beside its bundle. */
export const MIGRATIONS = [path.join(HERE, 'db', 'migrations'), path.join(HERE, 'migrations')].find(
  (folder) => existsSync(path.join(folder, 'meta')),
);

/** Where the build puts the web application. */
export const WEB_FOLDER = path.join(root(HERE), 'web', 'dist');

/** The nearest folder above that holds the workspaces. */
function root(start: string): string {
  for (let folder = start; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'web', 'package.json'))) return folder;
  }
  return start;
}
