import { against, MARK_LEGEND } from '../../print/against';
import { table } from '../../print/table';
import { atMost, noneAbove, type Verdict } from '../../print/verdict';
import { closePage, openPage } from '../../web/browser/open-page';
import { WEIGHT } from '../../web/budgets';
import { resultsPath, seedBatch, shareWith, shortlistSome } from '../../web/seed-batch';
import { type SignedInSite, withSignedInSite } from '../../web/signed-in-site';
import { heaviest, kilobytes, type Load, sentKilobytes, sharedPaths } from '../../web/weigh/load';
import { watchLoads } from '../../web/weigh/watch-loads';
import type { Part } from '../part';

const ROWS = 100;
const HEAVIEST = 8;

const PUBLIC_PATHS = ['/comparison', '/pricing', '/login', '/signup', '/privacy-policy'];

/** What a page behind the sign-in may load for itself, and the parts that this counts together. */
const OWN_BUDGETS = {
  '/dashboard': WEIGHT.route,
  '/analytics': WEIGHT.route,
  results: WEIGHT.route + WEIGHT.table + WEIGHT.charts,
  '/meta-analytics': WEIGHT.route,
  '/billing': WEIGHT.route,
};

const KILOBYTES = { unit: 'KB', digits: 1 } as const;

type Weighed = { name: string; loads: Load[] };

/** What each page really loads in a fresh browser. */
export const budgetsPart: Part = {
  name: 'budgets',
  title: 'Weight: what a first visit loads, in thousands of bytes after gzip, beside its budget',
  async run({ scratch }) {
    return withSignedInSite(scratch, async (site) => {
      const batchId = await seedBatch(site, ROWS);
      const share = await shareWith(site, batchId, await shortlistSome(site, batchId));

      const open: Weighed[] = [];
      for (const path of PUBLIC_PATHS) {
        open.push({ name: path, loads: await loadsOf(site, path, false) });
      }
      open.push({ name: '/share/:token', loads: await loadsOf(site, share, false) });
      const verdicts = [reportOpen(open)];

      const member: (Weighed & { most: number })[] = [];
      for (const [name, most] of Object.entries(OWN_BUDGETS)) {
        const path = name === 'results' ? resultsPath(batchId) : name;
        member.push({ name, most, loads: await loadsOf(site, path, true) });
      }
      verdicts.push(...reportMember(member), ...reportCommon([...open, ...member]));
      console.log(`\n${MARK_LEGEND}`);
      return verdicts;
    });
  },
};

async function loadsOf(site: SignedInSite, path: string, signedIn: boolean): Promise<Load[]> {
  const { browser, server, session } = site;
  const page = await openPage(browser, { screen: 'desktop', ...(signedIn && { session }) });
  try {
    const watch = watchLoads(page);
    await page.goto(`${server.address}${path}`);
    await page.waitForSelector('main h1');
    return await watch.finish();
  } finally {
    await closePage(page);
  }
}

function reportOpen(pages: readonly Weighed[]): Verdict {
  const header = ['open to everybody', 'scripts', 'styles', 'fonts', 'first screen', 'as sent'];
  const rows = pages.map(({ name, loads }) => [
    name,
    against(kilobytes(loads, 'script'), WEIGHT.publicScripts, 1),
    ...common(loads),
  ]);
  console.log(`${table(header, rows)}\n`);
  for (const { name, loads } of pages) {
    const scripts = loads.filter(({ kind }) => kind === 'script');
    nameHeaviest(name, scripts, WEIGHT.publicScripts);
  }
  return noneAbove(
    'scripts of a page that is open to everybody',
    pages.map(({ name, loads }) => [name, kilobytes(loads, 'script')]),
    WEIGHT.publicScripts,
    KILOBYTES,
  );
}

function reportMember(pages: readonly (Weighed & { most: number })[]): Verdict[] {
  const shared = sharedPaths(
    pages.map(({ loads }) => loads),
    'script',
  );
  const header = [
    'signed in',
    'shell',
    'own scripts',
    'styles',
    'fonts',
    'first screen',
    'as sent',
  ];
  const parts = pages.map((page) => ({
    ...page,
    shell: page.loads.filter(({ path }) => shared.has(path)),
    own: page.loads.filter(({ path, kind }) => kind === 'script' && !shared.has(path)),
  }));
  const rows = parts.map(({ name, loads, most, shell, own }) => [
    name,
    against(kilobytes(shell), WEIGHT.shellScripts, 1),
    against(kilobytes(own), most, 1),
    ...common(loads),
  ]);
  console.log(`\n${table(header, rows)}\n`);
  nameHeaviest('shell', parts[0]?.shell ?? [], WEIGHT.shellScripts);
  for (const { name, own, most } of parts) nameHeaviest(name, own, most);
  const shells = parts.map(({ name, shell }) => [name, kilobytes(shell)] as const);
  return [
    noneAbove('scripts of the shell', shells, WEIGHT.shellScripts, KILOBYTES),
    ...parts.map(({ name, own, most }) =>
      atMost(`scripts of ${name} itself`, kilobytes(own), most, KILOBYTES),
    ),
  ];
}

function reportCommon(pages: readonly Weighed[]): Verdict[] {
  const styles = pages.map(({ name, loads }) => [name, kilobytes(loads, 'style')] as const);
  const fonts = pages.map(({ name, loads }) => [name, kilobytes(firstOf(loads), 'font')] as const);
  return [
    noneAbove('styles', styles, WEIGHT.styles, KILOBYTES),
    noneAbove('first fonts', fonts, WEIGHT.fonts, KILOBYTES),
  ];
}

const firstOf = (loads: readonly Load[]): Load[] => loads.filter((load) => load.first);

/** Says what weighs most where a budget is passed. */
function nameHeaviest(name: string, scripts: readonly Load[], most: number): void {
  if (kilobytes(scripts) > most) console.log(`  ${name}: ${heaviest(scripts, HEAVIEST)}`);
}

/** Styles and fonts beside their budgets, and all that came before the first screen: after gzip, and as it was sent. */
function common(loads: readonly Load[]): string[] {
  const first = firstOf(loads);
  return [
    against(kilobytes(loads, 'style'), WEIGHT.styles, 1),
    against(kilobytes(first, 'font'), WEIGHT.fonts, 1),
    kilobytes(first).toFixed(1),
    sentKilobytes(first).toFixed(1),
  ];
}
