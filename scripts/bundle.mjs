// Bundles the command line with the server in it (esbuild). `build.mjs` says when, and where it goes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { build } from 'esbuild';
import { scriptOf } from './bundled/run-cached.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Packages that every start of the server loads. Inside the bundle they are compiled with it and cost no search of folders. All
 * others stay outside: they have native code, threads or data of their own, or few installations load them.
 */
const LOADED_AT_EVERY_START = [
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/websocket',
  'drizzle-orm',
  'fastify',
  'graphile-worker',
  'helmet',
  'ipaddr.js',
  'jose',
  'lru-cache',
  'nodemailer',
  'otpauth',
  'p-limit',
  'p-retry',
  'pg',
  'pg-protocol',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'stemmer',
  'yazl',
  'zod',
];

/** What those packages load in cases that are none of ours. */
const NEVER_LOADED = ['pg-native', 'typescript'];

const SHARED = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
};

/** Writes everything that runs into a folder, from which it will be moved to `place`. `workspaces` are those that it is made of. */
export async function bundle(folder, { place, workspaces }) {
  const taxonomy = await readyTaxonomy();
  const server = await bundleServer(folder, { place, taxonomy, external: externals(workspaces) });
  await build({
    ...SHARED,
    entryPoints: {
      candor: 'cli/candor.ts',
      'read-child': 'documents/child.ts',
      'score-texts': 'server/scoring/score-texts.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    // A command loads only what it needs: `score` starts without the server.
    splitting: true,
    format: 'esm',
    external: externals(workspaces),
    alias: { '@candor/server/main': './scripts/bundled/server-main.mjs' },
    define: { SERVER_SCRIPT: JSON.stringify(server) },
    plugins: [taxonomy],
  });
}

/**
 * The server as one script and, beside it, what V8 makes of it: a start that reads this compiles nothing. The script is named by its
 * content, so that it never meets the compiled code of another.
 */
async function bundleServer(folder, { place, taxonomy, external }) {
  const inside = new Set(LOADED_AT_EVERY_START.flatMap((name) => [name, `${name}/*`]));
  const { metafile } = await build({
    ...SHARED,
    entryPoints: { server: 'server/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    entryNames: '[name]-[hash]',
    format: 'cjs',
    sourcesContent: false,
    metafile: true,
    external: [...external.filter((name) => !inside.has(name)), ...NEVER_LOADED],
    banner: {
      js: "'use strict'; const bundleUrl = require('node:url').pathToFileURL(__filename).href;",
    },
    define: { 'import.meta.url': 'bundleUrl' },
    // A script that was compiled before cannot import later, only require.
    supported: { 'dynamic-import': false },
    // Finds a compiler where the product runs from source.
    logOverride: { 'empty-import-meta': 'silent' },
    plugins: [taxonomy],
  });
  const script = Object.keys(metafile.outputs).find((name) => name.endsWith('.cjs'));
  const name = path.basename(script);
  writeFileSync(
    path.join(folder, `${name}.cache`),
    compiled(path.join(folder, name), path.join(place, name)),
  );
  return name;
}

/** V8 compiles a function when it is first called, except now. Traces will name the file `as` it is called then. */
function compiled(file, as) {
  setFlagsFromString('--no-lazy');
  const script = scriptOf(readFileSync(file, 'utf8'), as);
  // What is compiled is only taken by a process with the same flags.
  setFlagsFromString('--lazy');
  return script.createCachedData();
}

/** Packages of the registry, which stay outside the bundle; our own workspaces go in. */
function externals(workspaces) {
  const names = workspaces.flatMap((workspace) => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'));
    return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  });
  const foreign = [...new Set(names)].filter((name) => !name.startsWith('@candor/'));
  return [...foreign, ...foreign.map((name) => `${name}/*`)];
}

/** Puts the taxonomy and its outline into a bundle as they are once they were read, which every start would do again otherwise. */
async function readyTaxonomy() {
  const { outputFiles } = await build({
    ...SHARED,
    stdin: {
      contents: `export { TAXONOMY } from './data/index';
        export { outlineTaxonomy } from './outline-taxonomy';`,
      resolveDir: path.join(ROOT, 'engine/taxonomy'),
      loader: 'ts',
    },
    format: 'esm',
    sourcemap: false,
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { TAXONOMY, outlineTaxonomy } = await import(`data:text/javascript;base64,${code}`);
  const ready = {
    'data/index.ts': ['TAXONOMY', TAXONOMY],
    'built-outline.ts': ['BUILT_OUTLINE', outlineTaxonomy(TAXONOMY)],
  };
  return {
    name: 'ready-taxonomy',
    setup({ onLoad }) {
      onLoad(
        { filter: /engine[\\/]taxonomy[\\/](data[\\/]index|built-outline)\.ts$/ },
        (module) => {
          const place = path.relative(path.join(ROOT, 'engine/taxonomy'), module.path);
          const [name, value] = ready[place.replaceAll('\\', '/')];
          const text = JSON.stringify(JSON.stringify(value));
          return { contents: `export const ${name} = JSON.parse(${text});`, loader: 'js' };
        },
      );
    },
  };
}
