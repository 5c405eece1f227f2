import { findBrowser } from '@candor/e2e/support/browser';
import puppeteer, { type Browser } from 'puppeteer-core';

/** Starts a browser without a window. Whoever starts it closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findBrowser();
  return puppeteer.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
    headless: 'shell',
    // A large batch is read and scrolled on a slowed processor.
    protocolTimeout: 300_000,
  });
}
