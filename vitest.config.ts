import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Much of it waits for a database or a child process: all cores, not all but one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{domain,engine,documents,cli,bench,e2e,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // Real processes and a real database on a shared machine: one more try.
          retry: 1,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: 'web',
        test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.tsx'] },
      },
      {
        // What draws nothing starts without a document; a file that needs one says so in its first line.
        extends: './web/vite.config.ts',
        root: 'web',
        test: { name: 'web-rules', environment: 'node', include: ['src/**/*.test.ts'] },
      },
    ],
  },
});
