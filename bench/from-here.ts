import { resolve } from 'node:path';

/** A path of the command line as it was meant: npm runs commands in the workspace's folder, and INIT_CWD names the one of whoever typed. */
export function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
