import { createRequire } from 'node:module';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunk-groups.ts';
import { compressFiles } from './build/compress-files.ts';
import { lighterPackages } from './build/lighter-packages.ts';
import { minifyHeadScripts } from './build/minify-head-scripts.ts';
import { preloadTextFont } from './build/preload-text-font.ts';
import { staticPages } from './build/static-pages.ts';

const API = process.env.CANDOR_API ?? 'http://127.0.0.1:3000';

/** By its name the router comes with the warnings for development, whatever is built. */
const ROUTER = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/])index\.m?js$/, 'production$1index.mjs');

const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

export default defineConfig(({ command }) => {
  // A build started by a test or a tool inherits its NODE_ENV, and would ship the development copy of React.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      tailwindcss(),
      lighterPackages(),
      preloadTextFont(),
      staticPages(),
      minifyHeadScripts(),
      compressFiles(),
    ],
    resolve: {
      alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [],
    },
    build: {
      outDir: 'dist',
      target: 'es2023',
      sourcemap: false,
      // Browsers of the target know it; another one only loads a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // One entry for the application, one for pages that are served as finished documents.
        input: ['index.html', 'visit.html'].map((page) => path.join(import.meta.dirname, page)),
        // Schemas are built without side effects: what a page does not ask for can be left out.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          // Of a file for several pages the bundler names them all, with signs that no address of ours has.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          // The two entries share these; cut finer, the same code would be larger and take more requests.
          codeSplitting: {
            groups: [
              {
                // What every page begins with: it decides whether the rest is needed, and fetches it.
                name: 'start',
                test: /src[\\/](session[\\/]auth-key|paths|styles\.css)|vite[\\/]preload-helper/,
                priority: 1,
              },
              { name: 'messages', test: /[\\/]domain[\\/]messages/, priority: 1 },
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
              {
                name: 'schemas',
                test: /node_modules[\\/]zod[\\/]|src[\\/]api[\\/]schemas-without-eval/,
              },
              {
                name: 'icons',
                test: ICONS,
                entriesAware: true,
                entriesAwareMergeThreshold: 7000,
              },
              ...chunkGroups(ICONS),
              // What reads through the cache.
              {
                name: 'queries',
                test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]|src[\\/]session[\\/](Reads|use-call|use-plan)\./,
              },
            ],
          },
        },
      },
    },
    server: { proxy: { '/api': { target: API, ws: true }, '/health': API } },
    test: {
      // What is loaded on demand is compiled when it is first wanted, on a shared machine: time, and one more try.
      testTimeout: 60_000,
      retry: 1,
      // Drawing makes much short-lived garbage: with room for it, a tenth of the processor's time is saved.
      execArgv: ['--max-semi-space-size=64'],
      setupFiles: ['src/testing/setup.ts'],
      alias: { 'idb-keyval': path.join(import.meta.dirname, 'src/testing/stored-map.ts') },
      css: false,
    },
  };
});
