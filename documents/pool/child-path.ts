import { fileURLToPath } from 'node:url';

/** How to start a child: the file to run and the flags of Node that it needs. */
export type ChildEntry = { file: string; execArgv: string[] };

/**
 * Finds the child's file: the TypeScript source, run through tsx, when this module itself runs from
 * source, and otherwise `read-child.mjs` beside the bundle that this module is part of.
 *
 * @param moduleUrl where this module runs from; a parameter so that both ways can be tried.
 */
export function childEntry(moduleUrl: string = import.meta.url): ChildEntry {
  if (!moduleUrl.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('./read-child.mjs', moduleUrl)), execArgv: [] };
  }
  return {
    file: fileURLToPath(new URL('../child.ts', moduleUrl)),
    execArgv: ['--import', import.meta.resolve('tsx')],
  };
}
