import { reviews } from '@candor/domain/api/reviews';
import type { BatchJob } from '@candor/domain/model/batch';
import type { Opinion, ShareList } from '@candor/domain/model/review';
import type { BatchStatus } from '@candor/domain/rules/batch-status';
import { expect, type Page, type Route } from '@playwright/test';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';

const SHARES = new RegExp(`${reviews.shares.path.replace(':id', '[^/]+')}$`);
const RESULTS = '**/results?**';
const PROGRESS = /\/batch-jobs\/[^/]+\/(status|results)(\?.*)?$/;

/** What somebody opens in the results now and then, and what they are like while they wait or hold something back. */
export function resultDetailStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const results = then('results', at('results', address, job.jobTitle), async (page) => {
    await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
  });
  const chosenInView = (name: string, item: string | RegExp): Stop => ({
    ...then(name, results, (page) => chooseInView(page, item)),
    leave: (page) => chooseInView(page, item),
  });
  return [
    then('results-requirements', results, async (page) => {
      await page.getByRole('button', { name: 'View requirements' }).click();
      await expect(page.getByRole('button', { name: 'View scores' })).toBeVisible();
    }),
    then('results-as-table', results, async (page) => {
      await page.getByRole('button', { name: 'View as table' }).click();
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    }),
    chosenInView('results-names-hidden', /^Hide names/),
    chosenInView('results-covered', 'Evidence before score'),
    over('results-export-menu', results, '[role="menu"]', async (page) => {
      await page.getByRole('button', { name: 'Export' }).first().press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    answering('share-answers', SHARES, answered, async (page) => {
      await results.open(page);
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Answers on closed links/ })).toBeVisible();
    }),
    over('results-checks', results, DIALOG, async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Check these scores');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Check these scores' })).toBeVisible();
    }),
    answering('results-loading', RESULTS, never, async (page) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: job.jobTitle })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading the results' })).toBeVisible();
    }),
    ...[standing('pending', 0), standing('processing', 9), standing('cancelled', 9)].map((answer) =>
      answering(`results-${answer.status}`, PROGRESS, answer.give, async (page) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: job.jobTitle })).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      }),
    ),
    then('analytics-nothing', at('', '/analytics', 'Analytics'), async (page) => {
      await page.getByRole('searchbox').fill('zzz');
      await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    }),
  ];
}

async function chooseInView(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: item }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

/** Lets nothing arrive. */
async function never(): Promise<void> {}

/** A batch in another state than it is, with so many of its people scored. */
function standing(status: BatchStatus, people: number) {
  const isRunning = status === 'processing';
  const job = {
    status,
    progress: status === 'pending' ? 0 : 38,
    completed_at: null,
    stage: isRunning ? 'Comparing profiles and matching' : null,
    ...(isRunning && { started_at: new Date(Date.now() - MINUTE_MS).toISOString() }),
    queuePosition: 3,
    processed_candidates: people,
    candidates_charged: people,
  };
  const give = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body: { processed_items?: readonly unknown[] } = await response.json();
    const items = body.processed_items;
    const part = items
      ? { status, processed_items: items.slice(0, people), total: people, has_more: false }
      : job;
    await route.fulfill({ response, json: { ...body, ...part } });
  };
  return { status, give };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Readers have answered on one link that still opens and on one that no longer does. */
async function answered(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  const body: ShareList = await response.json();
  const [open] = body.shares;
  const ids = await idsOf(route);
  if (!open) return route.fulfill({ response });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const saying = (...opinions: readonly Opinion[]) => ({
    counts: { agree: 0, discuss: 0, pass: 0 },
    candidates: opinions.flatMap((opinion, place) => {
      const id = ids[place];
      return id ? [{ candidate_id_internal: id, opinion, updated_at: inDays(0) }] : [];
    }),
  });
  const shares = [
    { ...open, open_count: 3, last_opened_at: inDays(0), opinions: saying('agree', 'discuss') },
  ];
  const closed = [
    {
      ...open,
      share_id: 'share-0002',
      candidate_count: 4,
      open_count: 1,
      show_names: true,
      last_opened_at: inDays(-2),
      opinions: saying('agree', 'agree', 'pass', 'discuss'),
    },
  ];
  await route.fulfill({ response, json: { shares, closed } });
}

async function idsOf(route: Route): Promise<string[]> {
  const page = route.request().frame().page();
  // A row of the table, on a phone a card.
  return page.locator('[data-row], [data-card]').evaluateAll((people) => {
    return people.map(({ dataset }) => dataset.row ?? dataset.card ?? '');
  });
}
