import type { Locator } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { expect, TOUR, test } from '../support/test';

/** With what the job asks for anyway these are more than the dots that fit into two lines of a phone. */
const MORE_SKILLS =
  'Required as well: Docker, Kubernetes, PostgreSQL, Jenkins, Grafana, Tableau, Snowflake, Power BI, Scala, Java.';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It cannot be seen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

test('the head of a batch names its counts and its times, however wide the window', {
  tag: TOUR,
}, async ({ page, signedIn }) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES)));
  for (const width of [1440, 1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/analytics?batchId=${job.batch_job_id}`);
    // The minute it ended in is left out where it began in the same.
    const line = page
      .getByRole('main')
      .getByText(/^24 candidates, 24 charged, .+, \d+:\d\d(, ended .+)?$/);
    await expect(line).toBeVisible();
    const cut = await line.evaluate((words) => words.scrollWidth > words.clientWidth);
    expect(cut, `the line is cut at ${width} pixels`).toBe(false);
    const actions = await box(page.getByRole('button', { name: /^Actions for/ }));
    const words = await box(line);
    expect(words.right <= actions.x || words.bottom <= actions.y, `at ${width} pixels`).toBe(true);
    const view = page.getByRole('button', { name: 'View', exact: true });
    await expect(view).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone every requirement that nothing was found for has its dot beside the decisions', async ({
  page,
  signedIn,
}) => {
  const asked = `${JOB_TEXT}\n\n${MORE_SKILLS}`;
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 3))), asked);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/analytics?batchId=${job.batch_job_id}`);
    const cards = page.getByRole('list', { name: /ranked by match$/ }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      const dots = card.locator('[data-dots]');
      const shapes = await box(dots.locator('svg'));
      const decide = await box(card.getByRole('button', { name: /^Shortlist / }));
      const around = await box(card);
      expect(shapes.right, `at ${width} pixels`).toBeLessThanOrEqual(decide.x);
      expect(shapes.bottom, `at ${width} pixels`).toBeLessThanOrEqual(around.bottom);
      const spoken = (await dots.getByRole('img').getAttribute('aria-label')) ?? '';
      const told = spoken.split(', ').length;
      expect(told).toBeGreaterThan(18);
      await expect(dots).toContainText(`+${told - 15}`);
      const count = await box(dots.getByText(/^\+\d+/));
      expect(count.right, `at ${width} pixels`).toBeLessThanOrEqual(decide.x);
    }
  }
});

/** An upright sheet of A4 between its margins, in CSS pixels. */
const SHEET = { width: 672, height: 1001 };

test('the list fits an upright sheet of paper, and no name is cut there', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES)));
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await expect(page.locator('tr[data-row]')).toHaveCount(CANDIDATES.length);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await expect(page.getByRole('columnheader', { name: 'Must' })).toHaveCount(0);
  const { wide, cut } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    cut: [...document.querySelectorAll('tr[data-row] button[aria-expanded]')]
      .filter((name) => name.scrollWidth > name.clientWidth)
      .map((name) => name.textContent),
  }));
  expect(wide).toBeLessThanOrEqual(SHEET.width);
  expect(cut).toEqual([]);
});

test('nobody shows through the head of the list while it is scrolled', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES)));
  await page.setViewportSize({ width: 1440, height: 700 });
  // The ground of a group of rows was not painted for whoever wants no motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/analytics?batchId=${job.batch_job_id}`);
  await expect(page.locator('tr[data-row]')).toHaveCount(CANDIDATES.length);
  const head = page.getByRole('grid').locator('thead');
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(500);
  const { y } = await box(head);
  const before = await head.screenshot();
  // Another part of the rows behind it.
  await scrollTo(517);
  expect((await box(head)).y).toBe(y);
  expect((await head.screenshot()).equals(before)).toBe(true);
});
