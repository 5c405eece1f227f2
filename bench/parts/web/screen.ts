import type { Page } from 'puppeteer-core';
import { driftNote, median, percentile } from '../../measure';
import { against, MARK_LEGEND } from '../../print/against';
import { percent, table } from '../../print/table';
import { atMost, type Verdict } from '../../print/verdict';
import { closePage, openPage } from '../../web/browser/open-page';
import { type Action, type Timing, timeAction } from '../../web/screen/action';
import { resultActions } from '../../web/screen/actions';
import { BARE_BUTTON, openBareHeight, openPlainTable } from '../../web/screen/bare-page';
import type { Smoothness } from '../../web/screen/count-frames';
import { scrollDown } from '../../web/screen/scroll';
import { resultsPath, seedBatch, shortlistSome } from '../../web/seed-batch';
import { type SignedInSite, withSignedInSite } from '../../web/signed-in-site';
import type { Part } from '../part';

const ROWS = 500;
const MANY_ROWS = 10_000;
const SLOWDOWN = 4;
const SCROLLS = 5;
/** The height of a row in pixels, for a bare page of the same height. */
const ROW_HEIGHT = 44;
/** Rows of a plain table, more than one scrolls over. */
const PLAIN_ROWS = 600;
/** The most rows that may stand in the page, however many people there are. */
const ROWS_IN_PAGE = 200;
const MILLISECONDS = { unit: 'ms', digits: 0 } as const;
const PATIENCE_MS = 120_000;
/** The stream of events, which never ends. */
const OPEN_STREAMS = 1;

type Scrolled = Smoothness & { rows: number };

/** What the results of a batch take from an input to the frame that shows its effect. */
export const screenPart: Part = {
  name: 'screen',
  title: `Screen: milliseconds from input to painted frame, ${ROWS} people`,
  async run({ scratch }) {
    return withSignedInSite(scratch, async (site) => {
      const batchId = await seedBatch(site, ROWS);
      await shortlistSome(site, batchId);
      const bare: number[] = [];
      const rows: string[][] = [];
      const verdicts: Verdict[] = [];
      for (const action of resultActions(resultsPath(batchId))) {
        bare.push(median((await timeOn(site, BARE_BUTTON)).later));
        const timing = await timeOn(site, action);
        rows.push(rowOf(action, timing));
        verdicts.push(atMost(action.name, median(timing.later), action.most, MILLISECONDS));
      }
      rows.push(['a bare button', '', median(bare).toFixed(0), '', driftNote(bare).trim()]);
      console.log(table(['', 'first', 'median', '95 of 100', ''], rows));
      console.log(`\n${MARK_LEGEND}\n`);

      return [...verdicts, ...(await scrollMany(site, await seedBatch(site, MANY_ROWS)))];
    });
  },
};

/** The action on a page of its own, so that no one profits from what another has read. */
async function timeOn({ browser, server, session }: SignedInSite, action: Action): Promise<Timing> {
  const page = await openPage(browser, { screen: 'desktop', session });
  try {
    await page.goto(action.path.startsWith('/') ? `${server.address}${action.path}` : action.path);
    await page.waitForSelector(action.ready);
    return await timeAction(page, action);
  } finally {
    await closePage(page);
  }
}

function rowOf({ name, most }: Action, { first, later }: Timing): string[] {
  return [
    name,
    first.toFixed(0),
    against(median(later), most),
    against(percentile(later, 0.95), most),
  ];
}

async function scrollMany(
  { browser, server, session }: SignedInSite,
  batchId: string,
): Promise<Verdict[]> {
  const page = await openPage(browser, { screen: 'desktop', session });
  const plain = await openPage(browser, { screen: 'desktop' });
  const bare = await openPage(browser, { screen: 'desktop' });
  try {
    const start = performance.now();
    const seconds = () => ((performance.now() - start) / 1_000).toFixed(1);
    await page.goto(`${server.address}${resultsPath(batchId)}`);
    await page.waitForSelector('tr[data-row]', { timeout: PATIENCE_MS });
    const first = seconds();
    await page.waitForFunction(isWhole, { timeout: PATIENCE_MS, polling: 100 }, MANY_ROWS);
    console.log(
      `  of ${MANY_ROWS} people the best are there after ${first} s, all after ${seconds()} s\n`,
    );
    await openPlainTable(plain, { rows: PLAIN_ROWS, rowHeight: ROW_HEIGHT });
    await openBareHeight(bare, MANY_ROWS * ROW_HEIGHT);
    return await reportScrolls([
      { name: 'results', page, rows: '[role="grid"] tbody tr' },
      { name: 'plain table, no script', page: plain, rows: 'tr' },
      { name: 'bare page', page: bare, rows: 'tr' },
    ]);
  } finally {
    for (const one of [page, plain, bare]) await closePage(one);
  }
}

/** Runs in the page: the list says no more that it is still being read. */
function isWhole(people: number): boolean {
  const grid = document.querySelector('[role="grid"]');
  const reading = document.querySelector(':has(> [role="grid"]) ~ div [role="status"]');
  return grid?.getAttribute('aria-rowcount') === String(people + 1) && reading === null;
}

type Scrollable = { name: string; page: Page; rows: string };

/** Scrolls all of them in turns and tells how smooth each was, the last as the baseline. */
async function reportScrolls(pages: readonly Scrollable[]): Promise<Verdict[]> {
  const scrolls = pages.map((): Scrolled[] => []);
  // The first round warms all and is not counted.
  for (let round = 0; round <= SCROLLS; round += 1) {
    for (const [at, { page, rows }] of pages.entries()) {
      await page.bringToFront();
      // Whoever comes back to a page has its rows read once more; what is measured is the wheel.
      await page.waitForNetworkIdle({ concurrency: OPEN_STREAMS, timeout: PATIENCE_MS });
      await page.emulateCPUThrottling(SLOWDOWN);
      const scrolled = await scrollDown(page, rows);
      await page.emulateCPUThrottling(null);
      if (round > 0) scrolls[at]?.push(scrolled);
    }
  }
  const title = `scroll, ${MANY_ROWS} people, ${SLOWDOWN}x slower`;
  const header = [title, 'frames due', 'dropped', '', 'longest ms', 'rows in the page'];
  const rows = pages.map(({ name }, at) => scrollRow(name, scrolls[at] ?? []));
  console.log(table(header, rows));
  const note = driftNote((scrolls.at(-1) ?? []).map(({ due, dropped }) => due - dropped));
  if (note) console.log(`\n${note}`);
  const [results = []] = scrolls;
  return [
    // A frame that the bare page drops as well was lost by the machine.
    atMost(
      'frames that the results drop more than a bare page',
      droppedBy(results) - droppedBy(scrolls.at(-1) ?? []),
      0,
      { digits: 0 },
    ),
    atMost('rows in the page', mostRows(results), ROWS_IN_PAGE, { digits: 0 }),
  ];
}

const droppedBy = (scrolls: readonly Scrolled[]): number =>
  median(scrolls.map(({ dropped }) => dropped));
const mostRows = (scrolls: readonly Scrolled[]): number =>
  Math.max(...scrolls.map(({ rows }) => rows));

function scrollRow(name: string, scrolls: readonly Scrolled[]): string[] {
  return [
    name,
    median(scrolls.map(({ due }) => due)).toFixed(0),
    droppedBy(scrolls).toFixed(0),
    percent(median(scrolls.map(({ dropped, due }) => dropped / due))),
    median(scrolls.map(({ longest }) => longest)).toFixed(0),
    mostRows(scrolls).toFixed(0),
  ];
}
