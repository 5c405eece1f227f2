import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text; fonts and pictures are packed already. */
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Below it the saving is less than a packet of the network. */
const FROM_BYTES = 1024;

const PACKINGS: readonly (readonly [ending: string, pack: (bytes: Buffer) => Promise<Buffer>])[] = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, brotliOptions(bytes.length))],
  ['.gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
];

/** After everything else of a build is written, puts a packed copy beside each text file, for the server to send. */
export function compressFiles(): Plugin {
  let outDir = '';
  let isWritten = false;
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (!isWritten) return;
        const entries = await readdir(outDir, { recursive: true });
        await Promise.all(entries.filter((name) => TEXT.test(name)).map(compressOne));
      },
    },
  };

  async function compressOne(name: string): Promise<void> {
    const file = path.join(outDir, name);
    const { size } = await stat(file);
    if (size < FROM_BYTES) return;
    const bytes = await readFile(file);
    for (const [ending, pack] of PACKINGS) await writeFile(file + ending, await pack(bytes));
  }
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
