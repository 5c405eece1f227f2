import type { BatchJob, BatchResults, ProcessedItem } from '@candor/domain/model/batch';
import type { DecisionList } from '@candor/domain/model/review';
import { expect, type Page, type Route } from '@playwright/test';
import { answering, at, type Stop, then } from '../tour/stop';

const DECISIONS = /\/decisions(\?.*)?$/;
const RESULTS = /\/results(\?.*)?$/;
const QUOTA = /\/api\/users\/quota-status$/;
const SOURCES = /\/api\/v1\/sources$/;

/** Lists of the recruiter in which nobody is left, and places where nothing can be done yet. */
export function nobodyStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const results = at('', address, job.jobTitle);
  /** The results with other people than there are, once they say a sentence. */
  const people = (name: string, query: string, of: Change, said: string) =>
    answering(name, RESULTS, changed(of), async (page) => {
      await page.goto(`${address}${query}`);
      await expect(page.getByText(said).first()).toBeVisible();
    });
  return [
    answering('results-no-shortlist', DECISIONS, nobodyDecided, async (page) => {
      await page.goto(`${address}&show=shortlist`);
      await expect(page.getByText('Nobody is on the shortlist')).toBeVisible();
    }),
    people(
      'results-all-read',
      '&show=unread',
      (items) => items.filter((item) => item.error === null),
      'Everything could be read',
    ),
    people(
      'results-none-read',
      '',
      (items) => items.filter((item) => item.error !== null),
      'No document could be read',
    ),
    then('compare-nobody', at('', `${address}&compare=nobody+noone`, job.jobTitle), (page) =>
      expect(page.getByText('Nobody to compare')).toBeVisible(),
    ),
    {
      name: 'results-offline',
      async open(page) {
        await results.open(page);
        await page.context().setOffline(true);
        await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
      },
      leave: (page) => page.context().setOffline(false),
    },
    then('analytics-past', at('', '/analytics?page=99', 'Analytics'), (page) =>
      expect(page.getByText('Nothing on this page')).toBeVisible(),
    ),
    answering('sources-not-connected', SOURCES, noneConnected, async (page) => {
      await page.goto('/sources');
      await expect(page.getByText('No sources are connected here')).toBeVisible();
    }),
    answering('invitations-no-credits', QUOTA, noCredits, inviting),
    then('support-unknown', at('', '/support?ticket=nobodys-ticket', 'Support'), (page) =>
      expect(page.getByText('No such ticket')).toBeVisible(),
    ),
  ];
}

/** What a newcomer finds where another plan is needed. */
export const LOCKED_STOPS: readonly Stop[] = [
  then('sources-locked', at('', '/sources', 'Sources'), (page) =>
    expect(page.getByText('Connected sources need another plan')).toBeVisible(),
  ),
];

type Change = (items: readonly ProcessedItem[]) => readonly ProcessedItem[];

function changed(of: Change) {
  return async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = (await response.json()) as BatchResults;
    const processed_items = of(body.processed_items);
    await route.fulfill({
      response,
      json: { ...body, processed_items, total: processed_items.length },
    });
  };
}

async function nobodyDecided(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as DecisionList;
  await route.fulfill({ response, json: { ...body, decisions: [], total: 0 } });
}

async function noneConnected(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { connections: { configured: boolean }[] };
  const connections = body.connections.map((one) => ({ ...one, configured: false }));
  await route.fulfill({ response, json: { ...body, connections } });
}

async function noCredits(route: Route): Promise<void> {
  const response = await route.fetch();
  const quota = (await response.json()) as object;
  await route.fulfill({ response, json: { ...quota, invitation_credits: 0 } });
}

async function inviting(page: Page): Promise<void> {
  await at('', '/invitations', 'Invitations').open(page);
  await page.getByRole('button', { name: 'New invitation' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Assessment' })).toBeVisible();
}
