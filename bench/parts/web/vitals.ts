import { setTimeout as sleep } from 'node:timers/promises';
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { driftNote, median, percentile } from '../../measure';
import { against, MARK_LEGEND } from '../../print/against';
import { table } from '../../print/table';
import { noneAbove, type Verdict } from '../../print/verdict';
import { closePage, openPage } from '../../web/browser/open-page';
import { VITALS } from '../../web/budgets';
import { type MainPage, mainPages } from '../../web/main-pages';
import { timeAction } from '../../web/screen/action';
import { BARE_BUTTON } from '../../web/screen/bare-page';
import { seedBatch } from '../../web/seed-batch';
import { type SignedInSite, withSignedInSite } from '../../web/signed-in-site';
import { INTERACTIONS } from '../../web/vitals/interactions';
import { readVitals } from '../../web/vitals/read-vitals';
import { layoutShift, slowestInteraction } from '../../web/vitals/score-vitals';
import type { Part } from '../part';

const ROWS = 500;
const VISITS = 5;
const SLOWDOWN = 4;
/** The share of visits for which a vital has to keep its budget. */
const SHARE = 0.75;
/** Long enough for what shifts late to shift. */
const SETTLED_MS = 1_500;

/** Milliseconds; the shift has no unit. */
type Vitals = { paint: number; interaction: number; shift: number };

/** The vitals of the main pages on a phone. */
export const vitalsPart: Part = {
  name: 'vitals',
  title: `Vitals: a phone with a ${SLOWDOWN}x slower processor on 4G, of ${VISITS} first visits the one that three of four keep`,
  async run({ scratch }) {
    return withSignedInSite(scratch, async (site) => {
      const batchId = await seedBatch(site, ROWS);
      const pages: [name: string, vitals: Vitals][] = [];
      const bare: number[] = [];
      for (const target of mainPages(batchId)) {
        bare.push(await bareButton(site));
        const visits: Vitals[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(site, target));
        pages.push([target.name, keptBy(visits)]);
      }
      console.log(table(['', 'LCP ms', 'INP ms', 'CLS'], pages.map(rowOf)));
      console.log(`\n${MARK_LEGEND}`);
      const note = driftNote(bare);
      if (note) console.log(`\n${note}`);
      return judge(pages);
    });
  },
};

async function visitOf(site: SignedInSite, { name, path, signedIn }: MainPage): Promise<Vitals> {
  const { browser, server, session } = site;
  const page = await openPage(browser, { screen: 'phone', ...(signedIn && { session }) });
  try {
    await page.emulateNetworkConditions(PredefinedNetworkConditions['Fast 4G']);
    await page.emulateCPUThrottling(SLOWDOWN);
    await page.goto(`${server.address}${path}`);
    await page.waitForSelector('main h1');
    // The stream of events is one request that never ends.
    await page.waitForNetworkIdle({ idleTime: SETTLED_MS, concurrency: 1, timeout: 60_000 });
    // The first input ends the search for the largest paint, so it is read before.
    const loaded = await readVitals(page);
    await INTERACTIONS[name]?.(page);
    await sleep(SETTLED_MS);
    const used = await readVitals(page);
    return {
      paint: loaded.largestPaint,
      interaction: slowestInteraction(used.inputs),
      shift: layoutShift(used.shifts),
    };
  } finally {
    await closePage(page);
  }
}

/** What the machine takes for a bare button meanwhile, in milliseconds. */
async function bareButton({ browser }: SignedInSite): Promise<number> {
  const page = await openPage(browser, { screen: 'phone' });
  try {
    await page.goto(BARE_BUTTON.path);
    return median((await timeAction(page, BARE_BUTTON)).later);
  } finally {
    await closePage(page);
  }
}

/** What three of four visits keep. */
function keptBy(visits: readonly Vitals[]): Vitals {
  const kept = (key: keyof Vitals): number =>
    percentile(
      visits.map((visit) => visit[key]),
      SHARE,
    );
  return { paint: kept('paint'), interaction: kept('interaction'), shift: kept('shift') };
}

function rowOf([name, { paint, interaction, shift }]: readonly [string, Vitals]): string[] {
  return [
    name,
    against(paint, VITALS.largestPaint),
    against(interaction, VITALS.interaction),
    against(shift, VITALS.layoutShift, 3),
  ];
}

function judge(pages: readonly (readonly [string, Vitals])[]): Verdict[] {
  const each = (key: keyof Vitals) => pages.map(([name, vitals]) => [name, vitals[key]] as const);
  const ms = { unit: 'ms', digits: 0 };
  return [
    noneAbove('largest paint', each('paint'), VITALS.largestPaint, ms),
    noneAbove('interaction to next paint', each('interaction'), VITALS.interaction, ms),
    noneAbove('shift of the layout', each('shift'), VITALS.layoutShift, { digits: 3 }),
  ];
}
