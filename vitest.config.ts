import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{domain,engine,documents,cli,bench,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // Real processes and a real database on a shared build machine: one more try there, none on a desk.
          retry: process.env.CI ? 1 : 0,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      'web/vite.config.ts',
    ],
  },
});
