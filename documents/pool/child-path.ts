import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How to start a child: the file to run and the flags of Node that it needs. */
export type ChildEntry = { file: string; execArgv: string[] };

/**
 * The child's file: `read-child.mjs` next to the bundle that contains this module. From source it is the one in the
 * folder named by `CANDOR_BUNDLES`, and otherwise the TypeScript file, run through tsx, which compiles it at each
 * start.
 *
 * @param moduleUrl where this module runs from; parameters, so that all cases can be tested.
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
