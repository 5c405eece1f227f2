import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the labelled data of a folder lies: in its `dev` folder, or in itself where it has none. */
export function rootOf(folder: string): string {
  const dev = join(folder, 'dev');
  return existsSync(dev) ? dev : folder;
}
