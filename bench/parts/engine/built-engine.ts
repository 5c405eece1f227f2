import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What the engine offers, as the product runs it. */
export type Engine = typeof import('@candor/engine');

/**
 * Bundles the engine into the folder as the build of the product does, and loads it: what runs from its sources pays for the
 * names that the runner gives to every function.
 */
export async function builtEngine(folder: string): Promise<Engine> {
  const outfile = join(folder, 'engine.mjs');
  await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@candor/engine'))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}
