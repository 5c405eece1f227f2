import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

/** What runs in the head of a page before anything is drawn. The build copies these as they are. */
const SCRIPTS = ['theme.js', 'first-reads.js'];

/** Takes out of the scripts of the head what only their readers need: every page waits for them. */
export function minifyHeadScripts(): Plugin {
  let outDir = '';
  let isWritten = false;
  return {
    name: 'minify-head-scripts',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        if (isWritten) await Promise.all(SCRIPTS.map(minifyOne));
      },
    },
  };

  async function minifyOne(name: string): Promise<void> {
    const file = path.join(outDir, name);
    const { code, errors } = await minify(name, await readFile(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message)}`);
    await writeFile(file, code);
  }
}
