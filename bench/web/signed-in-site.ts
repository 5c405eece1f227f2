import type { Browser } from 'puppeteer-core';
import { ACCOUNT, openAccount } from '../server/open-account';
import { type BenchServer, startBenchServer } from '../server/start-server';
import { launchBrowser } from './browser/launch-browser';
import type { StoredSession } from './browser/open-page';
import { signIn } from './browser/session';

/** The built product, a browser, and somebody who is signed in. */
export type SignedInSite = {
  server: BenchServer;
  browser: Browser;
  /** For calls of the API. */
  token: string;
  /** For pages of the browser. */
  session: StoredSession;
};

/** Does the work on a site by itself, and clears it away whatever happens. */
export async function withSignedInSite<Result>(
  scratch: string,
  work: (site: SignedInSite) => Promise<Result>,
): Promise<Result> {
  const server = await startBenchServer(scratch);
  try {
    const token = await openAccount(server);
    const browser = await launchBrowser();
    try {
      const session = await signIn(browser, server.address, ACCOUNT);
      return await work({ server, browser, token, session });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
