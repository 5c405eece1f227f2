import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bytes of the combining rule with its gate, as a browser loads it: bundled with all it needs, minified, not compressed. */
export async function ruleSize(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@candor/engine/score/must-have-gate'))],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles.reduce((sum, { contents }) => sum + contents.byteLength, 0);
}
