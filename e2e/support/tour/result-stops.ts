import type { BatchJob } from '@candor/domain/model/batch';
import { expect, type Locator, type Page } from '@playwright/test';
import { openTab } from '../screens/results';
import { at, DIALOG, over, type Stop, then } from './stop';

/** From this width on the best candidate is open beside the table, in pixels. */
const SPLIT_FROM = 1280;
/** From this width on notes stand in a pane of their own. */
const NOTES_BESIDE_FROM = 1920;

/** What the open tab of a candidate shows. */
const TAB = '[role="tabpanel"]';

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;

/** Where the open candidate is shown, opening the best one where there is no room beside the table. */
export async function openBest(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
  if (widthOf(page) < SPLIT_FROM) {
    const people = page.getByRole('list', { name: /ranked by match$/ });
    const rows = page.getByRole('grid', { name: /ranked by match$/ }).locator('tbody');
    await people.or(rows).getByRole('button').first().click();
  }
  await expect(page.getByRole('tab', { name: 'Evidence' })).toBeVisible();
  return page.locator('body');
}

/** The results of a batch with everything that can be opened over them. */
export function resultStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  const results = at('results', address, job.jobTitle);
  const tab = (name: string) =>
    over(`results-${name.toLowerCase()}`, results, TAB, async (page) => {
      await openTab(await openBest(page), name);
    });
  const shortlist = at('shortlist', `${address}&show=shortlist`, job.jobTitle);
  return [
    results,
    over('results-evidence', results, TAB, async (page) => {
      await openBest(page);
      await page.keyboard.press('e');
      await expect(page.locator('mark[data-on="true"]').first()).toBeVisible();
    }),
    tab('Questions'),
    over('results-notes', results, TAB, async (page) => {
      const body = await openBest(page);
      if (widthOf(page) < NOTES_BESIDE_FROM) await openTab(body, 'Notes');
      await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
    }),
    over('results-receipt', results, TAB, async (page) => {
      const receipt = await openTab(await openBest(page), 'Receipt');
      // It is fetched when it is wanted, after its tab has been chosen.
      await expect(receipt.getByRole('article', { name: /^Score receipt for / })).toBeVisible();
    }),
    at('results-second-look', `${address}&show=second_look`, job.jobTitle),
    over('results-view-menu', results, '[role="menu"]', async (page) => {
      await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    over('compare', results, '[aria-label="Comparison"]', async (page) => {
      await page.getByRole('button', { name: 'Compare' }).first().click();
      await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
    }),
    then('what-if', at('what-if', `${address}&whatIf=1`, job.jobTitle), async (page) => {
      const panel = page.getByRole('complementary', { name: 'What-if' });
      const work = panel.getByRole('listitem').filter({ hasText: 'Knows the work of' });
      await work.getByRole('radio', { name: '1' }).check();
      await expect(panel.getByText(/^Was /).first()).toBeVisible();
    }),
    over('share-dialog', results, DIALOG, async (page) => {
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Share with/ })).toBeVisible();
    }),
    over('call-sheet', shortlist, DIALOG, async (page) => {
      await page.getByRole('button', { name: 'Call sheet' }).click();
      await expect(page.getByRole('dialog', { name: 'Call sheet' })).toBeVisible();
    }),
  ];
}
