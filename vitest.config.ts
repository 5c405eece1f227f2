import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that put something else in the place of a module: nobody may share the modules with them. */
const ALONE = '**/*.alone.test.{ts,tsx}';

/** Tests that take minutes: `npm run test:long`, beside those that have more runs when they are told to. */
const LONG = '**/*.long.test.ts';

/** Tests of rules that need a document. Mixed with those that need none, each change between the two starts a process anew. */
const IN_A_DOM = 'src/**/*.dom.test.ts';

/** The others find the modules as the file before them left them, which spares most of the time that starting takes. */
const together = { isolate: false, exclude: [...configDefaults.exclude, ALONE, LONG] };

/** Real processes and a real database on a shared machine: time, and one more try. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, retry: 1 };

/** Commands, readers and scoring threads are built once. */
const BUNDLES = 'cli/testing/global-setup.ts';

const server = { ...patient, globalSetup: [BUNDLES, 'server/testing/global-setup.ts'] };
const web = { extends: './web/vite.config.ts', root: 'web' };

export default defineConfig({
  test: {
    // Much of it waits for a database or a child process: one more than there are cores, not one less.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'pure',
          ...together,
          ...patient,
          include: ['{domain,engine,documents,cli,bench,e2e,scripts}/**/*.test.ts'],
          globalSetup: [BUNDLES],
        },
      },
      { test: { name: 'server', ...together, ...server, include: ['server/**/*.test.ts'] } },
      { test: { name: 'server-alone', ...server, include: [`server/${ALONE}`] } },
      { test: { name: 'long', ...server, include: [`{server,cli,scripts}/${LONG}`] } },
      {
        ...web,
        test: {
          name: 'web',
          ...together,
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', IN_A_DOM],
        },
      },
      { ...web, test: { name: 'web-alone', environment: 'jsdom', include: [`src/${ALONE}`] } },
      {
        // What draws nothing starts without a document; a file that needs one says so in its name.
        ...web,
        test: {
          name: 'web-rules',
          ...together,
          exclude: [...together.exclude, IN_A_DOM],
          environment: 'node',
          include: ['{src,build}/**/*.test.ts'],
        },
      },
    ],
  },
});
