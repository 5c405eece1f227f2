import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser';

const browser = findBrowser();
const launchOptions = {
  executablePath: browser.executablePath,
  args: browser.args,
  env: { ...process.env, ...browser.env },
};

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,catalogue}/**/*.e2e.ts',
  globalSetup: './global-setup.ts',
  // Tours are a command of their own.
  grepInvert: /@tour/,
  // A journey waits for pages a fifth of its time. All share one server, which more than four would keep waiting.
  workers: Math.min(availableParallelism() + 1, 4),
  // Machines are shared: one more try, and the report names what needed it as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // Without a graphics card a picture that moves costs a third of what a page costs. Journeys that look at movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Drawing every step along costs more than the steps do.
    trace: 'on-first-retry',
    // It would be taken of every journey's end, of those that pass as well; the trace of the second try has one of each step.
    screenshot: 'off',
  },
});
