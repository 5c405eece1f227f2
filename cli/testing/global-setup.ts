import path from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Builds the command once for the run, as whoever starts it would, and lets readers and scoring threads start from the same
 * bundles: from their sources each start compiles all of them anew. Who watches changes the sources, and starts from those.
 */
export default async function setup(project: TestProject): Promise<void> {
  const script = '../../scripts/build.mjs';
  const { ensureCommandBuilt } = await import(script);
  await ensureCommandBuilt();
  if (!project.config.watch) {
    process.env.CANDOR_BUNDLES = path.resolve(import.meta.dirname, '../dist');
  }
}
