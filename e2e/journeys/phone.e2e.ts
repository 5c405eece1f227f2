import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, submitAndOpen } from '../support/screens/new-batch';
import { candidatePane, chip } from '../support/screens/results';
import { createLink, shareDialog } from '../support/screens/share';
import { expect, MOVING, TOUR, test } from '../support/test';
import { smallTargets, swipe } from '../support/touch';
import { decideAndShare } from '../support/tour/history';

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
test.use(MOVING);

function people(page: Page) {
  return page.getByRole('list', { name: /ranked by match$/ });
}

test('the whole way from a job to a shared shortlist works with a thumb', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.id).toBeTruthy();

  await test.step('a batch is sent', async () => {
    await page.goto('/dashboard');
    await fillJob(page, JOB_TEXT);
    await expect(page.getByRole('region', { name: 'Requirements' })).toContainText(
      /requirements found/,
    );
    await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 6))));
    await expectNoSidewaysScroll(page, 'dashboard');
    await submitAndOpen(page);
  });

  await test.step('people are cards, each with score and decision', async () => {
    await expect(people(page).getByRole('listitem')).toHaveCount(6);
    const first = people(page).getByRole('listitem').first();
    await expect(first.getByRole('img', { name: /^Match \d+ of 100/ })).toBeVisible();
    await expectNoSidewaysScroll(page, 'results');
    await first.getByRole('button', { name: /^Shortlist / }).tap();
    await expect(chip(page, 'Shortlist')).toHaveText(/1$/);
  });

  await test.step('a card opens the person over the whole screen, evidence and all', async () => {
    const second = people(page).getByRole('listitem').nth(1);
    const words = second.getByRole('button').first().locator('span').first();
    const name = (await words.textContent()) ?? '';
    await second.getByRole('button').first().tap();
    const sheet = page.getByRole('dialog', { name: 'Candidate' });
    await expect(sheet.getByRole('heading', { level: 2, name })).toBeVisible();
    await sheet
      .getByRole('button', { name: /, \d+ sentences?,/ })
      .first()
      .tap();
    await expect(sheet.locator('mark[data-on="true"]').first()).toBeInViewport();
    await expectNoSidewaysScroll(page, 'candidate');
    await sheet.getByRole('button', { name: /^Shortlist/ }).tap();
    await sheet.getByRole('button', { name: 'Close (Esc)' }).tap();
    await expect(sheet).toBeHidden();
    await expect(candidatePane(page)).toHaveCount(0);
    await expect(chip(page, 'Shortlist')).toHaveText(/2$/);
  });

  await test.step('the shortlist is shared from the bar at the thumb', async () => {
    await page.getByRole('button', { name: 'Share 2' }).tap();
    expect(await createLink(page)).toContain('/share/');
    await expectNoSidewaysScroll(page, 'share');
  });
});

test('the open search in a batch has its row to itself, and the page stays as wide', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES)));
  // A chip for every decision.
  await decideAndShare(signedIn, job.batch_job_id);
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await page.getByRole('button', { name: /^Search in this batch/ }).tap();
  const field = page.getByRole('textbox', { name: 'Search in this batch' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('zzz');
  await expect(page.getByText('No candidate matches')).toBeVisible();
  await expectNoSidewaysScroll(page, 'search in a batch');
});

test('all that can be done with a selection is in sight, not beyond the edge of its bar', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id } = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  await page.goto(`/analytics?batchId=${batch_job_id}`);
  const boxes = people(page).getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).tap();
  await boxes.nth(1).tap();
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const name of [/^Set aside/, /^Compare/, /^Export/, /^Share/, /^Invite/, /^Clear/]) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await bar.getByRole('button', { name: /^Compare/ }).tap();
  await expect(page.getByRole('button', { name: 'Back to the list' })).toBeVisible();
});

test('a long name takes no room from the scores in the list of whom to share', async ({
  page,
  signedIn,
}) => {
  const candidate_name = 'Wilhelmina-Anneliese O’Shaughnessy-Featherstonehaugh';
  const rows = rowsOf(CANDIDATES.slice(0, 2)).map((row) => ({ ...row, candidate_name }));
  const { batch_job_id } = await runBatch(signedIn, csvUpload(rows));
  await page.goto(`/analytics?batchId=${batch_job_id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  const dialog = shareDialog(page);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  const [list, around] = await Promise.all([
    dialog.getByRole('list').first().boundingBox(),
    dialog.boundingBox(),
  ]);
  expect(right(list)).toBeLessThan(right(around));
});

test('in a comparison of three it stays in sight whose column is whose and what is compared', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id } = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await page.goto(`/analytics?batchId=${batch_job_id}`);
  const boxes = people(page).getByRole('checkbox', { name: /^Select / });
  for (const index of [0, 1, 2]) await boxes.nth(index).tap();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(page.getByRole('button', { name: 'What-if' })).toBeHidden();
  await bar.getByRole('button', { name: /^Compare/ }).tap();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const head = comparison.locator('thead th').last();
  const last = (await head.getAttribute('aria-label')) ?? '';

  await comparison.getByRole('table').evaluate((table) => {
    for (let box = table.parentElement; box; box = box.parentElement) box.scrollTo({ left: 400 });
  });
  await page.evaluate(() => window.scrollTo({ top: 700 }));
  await expect(head).not.toBeInViewport();
  await expect(comparison.getByText(last, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  for (const words of await comparison
    .getByRole('row')
    .getByText(/^R\d+ /)
    .all()) {
    const box = await words.boundingBox();
    if (!box) continue;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(right(box)).toBeLessThanOrEqual(360);
  }

  await page.getByRole('button', { name: 'List', exact: true }).last().tap();
  await expect(people(page)).toBeVisible();
});

function right(box: { x: number; width: number } | null): number {
  if (!box) throw new Error('It cannot be seen');
  return box.x + box.width;
}

test('a swipe decides, and the tap after it is heard', async ({ page, signedIn }) => {
  const { batch_job_id } = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  await page.goto(`/analytics?batchId=${batch_job_id}`);
  const card = (index: number) => people(page).getByRole('listitem').nth(index);
  await expect(card(3)).toBeVisible();

  await test.step('to the right: shortlist', async () => {
    await swipe(page, card(0), { by: 160 });
    await expect(card(0).getByRole('button', { name: /^Take back/ })).toHaveText('Shortlist');
  });
  await test.step('the first tap after it decides about somebody else', async () => {
    await card(1)
      .getByRole('button', { name: /^Maybe / })
      .tap();
    await expect(chip(page, 'Maybe')).toHaveText(/1$/);
  });
  await test.step('to the left: set aside', async () => {
    await swipe(page, card(2), { by: -160 });
    await expect(card(2).getByRole('button', { name: /^Take back/ })).toHaveText('Set aside');
  });
  await test.step('the first tap on the same card takes it back', async () => {
    await card(2)
      .getByRole('button', { name: /^Take back/ })
      .tap();
    await expect(card(2).getByRole('button', { name: /^Set aside / })).toBeVisible();
  });
  await test.step('a short pull decides nothing, and the tap after it opens the person', async () => {
    await swipe(page, card(3), { by: 60 });
    await card(3).getByRole('button').first().tap();
    await expect(page.getByRole('dialog', { name: 'Candidate' })).toBeVisible();
    await expect(chip(page, 'Shortlist')).toHaveText(/1$/);
  });
  await test.step('back closes the person and leaves the list', async () => {
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Candidate' })).toHaveCount(0);
    await expect(card(3)).toBeVisible();
  });
});

const TOUCHED = [
  ['/dashboard', '/analytics', '/meta-analytics', '/integrations', '/sources'],
  ['/invitations', '/invitations/assessments', '/api-keys', '/billing', '/own-terms'],
  ['/support', '/settings', '/pricing'],
];

for (const paths of TOUCHED) {
  test(`what can be touched on ${paths.join(', ')} is large enough for a thumb`, {
    tag: TOUR,
  }, async ({ page, signedIn }) => {
    const { batch_job_id: id } = await runBatch(
      signedIn,
      csvUpload(rowsOf(CANDIDATES.slice(0, 2))),
    );
    for (const path of paths.includes('/analytics')
      ? [...paths, `/analytics?batchId=${id}`]
      : paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await smallTargets(page), path).toEqual([]);
    }
  });
}

test('the way past the navigation is large enough for a thumb where it shows', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.id).toBeTruthy();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('in what-if a weight stays in sight under the thumb that has pressed it', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id: id } = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 6))));
  await page.goto(`/analytics?batchId=${id}`);
  await page.getByRole('button', { name: 'What-if' }).tap();
  const panel = page.getByRole('complementary', { name: 'What-if' });
  const weights = panel.getByRole('group', { name: /^Weight of R5,/ });
  const five = weights.locator('label').last();
  // Just above the foot, which stays at the bottom.
  await five.evaluate((label) => {
    const foot = document.querySelector('aside[aria-label="What-if"] footer');
    const top = foot?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, label.getBoundingClientRect().bottom - top + 8);
  });
  const before = await five.boundingBox();
  await five.tap();
  await expect(panel.getByText(/^Was weight 3/)).toBeVisible();
  await five.click({ trial: true });
  const after = await five.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});
