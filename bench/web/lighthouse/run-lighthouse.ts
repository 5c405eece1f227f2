import lighthouse, { type Config, desktopConfig, type Flags, type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { closePage, openPage, type ScreenName, type StoredSession } from '../browser/open-page';
import { CATEGORIES, type LighthouseRun, METRICS } from './middle-run';

/** Who looks, and on what: with Lighthouse's own slowdown of the processor, or with another. */
export type Visit = { screen: ScreenName; session: StoredSession | null; slowdown?: number };

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
 * Lighthouse's own settings for each screen: a middling phone on slow 4G with a fourfold slower processor, or a desktop on a
 * fast line.
 */
const CONFIGS: Readonly<Record<ScreenName, Config | undefined>> = {
  phone: undefined,
  desktop: desktopConfig,
};

/**
 * One run of Lighthouse with its own settings for a screen.
 *
 * @throws where Lighthouse could not measure the page in several tries.
 */
export async function runLighthouse(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<LighthouseRun> {
  let problem = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await runOnce(browser, url, visit);
    if (!result.runtimeError) return summarise(result);
    problem = result.runtimeError.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

async function runOnce(
  browser: Browser,
  url: string,
  { screen, session, slowdown }: Visit,
): Promise<Result> {
  const page = await openPage(browser, { screen, ...(session && { session }) });
  try {
    const config = slowdown === undefined ? CONFIGS[screen] : slowedBy(slowdown);
    const result = await lighthouse(url, FLAGS, config, page);
    if (!result) throw new Error(`Lighthouse answered nothing for ${url}.`);
    return result.lhr;
  } finally {
    await closePage(page);
  }
}

/** The phone of Lighthouse, slowed by so much. */
function slowedBy(cpuSlowdownMultiplier: number): Config {
  return { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } };
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
