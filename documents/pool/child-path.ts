import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start a child: the file to run and the flags of Node that it needs. */
export type ChildEntry = { file: string; execArgv: string[] };

/**
 * Finds the child's file: `read-child.mjs` beside the bundle that this module is part of. From source it is the one in the
 * folder that `CANDOR_BUNDLES` names, and otherwise the TypeScript file, run through tsx, which each start compiles anew.
 *
 * @param moduleUrl where this module runs from; parameters so that all ways can be tried.
 */
export function childEntry(
  moduleUrl: string = import.meta.url,
  bundles: string | undefined = process.env.CANDOR_BUNDLES,
): ChildEntry {
  if (!moduleUrl.endsWith('.ts')) {
    return { file: fileURLToPath(new URL('./read-child.mjs', moduleUrl)), execArgv: [] };
  }
  if (bundles) return { file: path.join(bundles, 'read-child.mjs'), execArgv: [] };
  return {
    file: fileURLToPath(new URL('../child.ts', moduleUrl)),
    execArgv: ['--import', import.meta.resolve('tsx')],
  };
}
