import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser';

/** Starts the browser of the journeys for a command of its own. Whoever starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = findBrowser();
  const around = Object.entries({ ...process.env, ...env });
  const given = around.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return chromium.launch({ executablePath, args, env: Object.fromEntries(given) });
}
