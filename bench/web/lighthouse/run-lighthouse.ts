import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import type { StoredSession } from '../browser/open-page';
import { closePage, openPage } from '../browser/open-page';
import { CATEGORIES, type LighthouseRun, METRICS } from './middle-run';

/** From here on Lighthouse paints an audit green. */
const PASSED = 0.9;

/** Now and then the browser records nothing of the navigation; the next try does. */
const TRIES = 3;

const FLAGS: Flags = {
  output: 'json',
  logLevel: 'error',
  onlyCategories: [...CATEGORIES],
  // The session lies in the storage, and the profile of the page is fresh anyway.
  disableStorageReset: true,
  // The stream of events never ends, so the network of a signed-in page is never idle.
  maxWaitForLoad: 25_000,
};

/**
 * One run of Lighthouse with its own settings: a middling phone, slow 4G, a fourfold slower processor.
 *
 * @throws where Lighthouse could not measure the page in several tries.
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  session: StoredSession | null,
): Promise<LighthouseRun> {
  let problem = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await runOnce(browser, url, session);
    if (!result.runtimeError) return summarise(result);
    problem = result.runtimeError.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

async function runOnce(
  browser: Browser,
  url: string,
  session: StoredSession | null,
): Promise<Result> {
  const page = await openPage(browser, { screen: 'phone', ...(session && { session }) });
  try {
    const result = await lighthouse(url, FLAGS, undefined, page);
    if (!result) throw new Error(`Lighthouse answered nothing for ${url}.`);
    return result.lhr;
  } finally {
    await closePage(page);
  }
}

function summarise({ categories, audits, environment }: Result): LighthouseRun {
  const counted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    metrics: METRICS.map((id) => audits[id]?.numericValue ?? Number.NaN),
    failed: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < PASSED)
      .map(({ id }) => id),
    machine: environment.benchmarkIndex,
  };
}
