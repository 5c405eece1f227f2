import { batches } from '@candor/domain/api/batches';
import type { Page } from '@playwright/test';
import { whileNobodyIsCharged } from '../support/accounts/hold-charges';
import { agreeOn } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import {
  csvUpload,
  plainRows,
  rowsOf,
  runBatch,
  submitBatch,
  untilEnded,
} from '../support/batches';
import { CANDIDATES, JOB_TITLE } from '../support/samples';
import { openCandidate, openResults, untilShownAs } from '../support/screens/results';
import { expect, MOVING, test } from '../support/test';

test.use(MOVING);

const STREAM = '**/api/notifications/stream';

/** How often the page has asked how a batch stands, from now on. */
function watchAsking(page: Page): () => number {
  let asked = 0;
  const path = new RegExp(`^${batches.status.path.replace(':id', '[^/]+')}$`);
  page.on('request', (request) => {
    if (path.test(new URL(request.url()).pathname)) asked += 1;
  });
  return () => asked;
}

/** Resolves once the page has its stream of events. */
async function untilLive(page: Page, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse((response) => response.url().endsWith('/stream'));
  await open();
  expect((await stream).status()).toBe(200);
}

test('rows arrive by themselves while the stream is open: nobody asks again and again', async ({
  page,
  account,
}) => {
  await agreeOn(account, 20_000);
  await remember(page, account);
  const { batch_job_id: id } = await submitBatch(account, csvUpload(plainRows(300, 'live')));
  const asked = await whileNobodyIsCharged(account, async () => {
    await untilLive(page, () => page.goto(`/analytics?batchId=${id}`));
    const count = watchAsking(page);
    await expect(page.getByRole('progressbar', { name: `Progress of ${JOB_TITLE}` })).toBeVisible();
    return count;
  });
  await untilShownAs(page, 'Completed');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText(/300$/);
  // Once to catch up when the stream opens.
  expect(asked()).toBeLessThanOrEqual(1);
});

test('the dashboard follows a batch that was started elsewhere, and the bell tells of its end on any page', async ({
  page,
  account,
}) => {
  await agreeOn(account, 20_000);
  await remember(page, account);
  await untilLive(page, () => page.goto('/dashboard'));

  await test.step('the dashboard shows it running and then what is to be done', async () => {
    const { batch_job_id: id } = await submitBatch(account, csvUpload(plainRows(600, 'first')));
    await expect(page.getByRole('progressbar', { name: `Progress of ${JOB_TITLE}` })).toBeVisible();
    const row = page.getByRole('table', { name: 'Recent jobs' }).getByRole('row').nth(1);
    await expect(row).toContainText('600 to decide');
    await untilEnded(account, id);
  });

  await test.step('the bell of another page has it and leads to the results', async () => {
    await page.getByRole('link', { name: 'Billing' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('button', { name: 'Mark all read' }).click();
    await page.keyboard.press('Escape');
    const { batch_job_id: id } = await submitBatch(account, csvUpload(plainRows(3, 'second')));
    await untilEnded(account, id);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await bell.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });
});

test('when the stream is cut the page asks by itself and misses nothing', async ({
  page,
  account,
}) => {
  await agreeOn(account, 20_000);
  await remember(page, account);
  // A line that ends the moment it opens, as behind a proxy that does not let streams through.
  await page.route(STREAM, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
  const { batch_job_id: id } = await submitBatch(account, csvUpload(plainRows(300, 'cut')));
  const asked = watchAsking(page);
  await whileNobodyIsCharged(account, async () => {
    await page.goto(`/analytics?batchId=${id}`);
    await expect(page.getByRole('progressbar', { name: `Progress of ${JOB_TITLE}` })).toBeVisible();
  });
  await untilShownAs(page, 'Completed');
  await expect(page.getByRole('button', { name: /^All/ })).toHaveText(/300$/);
  expect(asked()).toBeGreaterThan(1);
});

test('news of other batches stay until they are closed, and cover neither the open person nor their score', async ({
  page,
  signedIn,
}) => {
  const { batch_job_id: id } = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  await openResults(page, id);
  const pane = await openCandidate(page, 'Amara Okonjo');
  const news = page.getByRole('region', { name: 'Notices' });
  for (const seed of ['first', 'second']) {
    await submitBatch(signedIn, csvUpload(plainRows(2, seed)));
  }
  await expect(news.getByRole('button', { name: 'Open results' })).toHaveCount(2);

  await pane.getByRole('heading', { level: 2, name: 'Amara Okonjo' }).click({ trial: true });
  await pane.getByRole('img', { name: /^Match \d+ of 100/ }).click({ trial: true });
  await pane.getByText(/^\d+ of 100, .* You decide\.$/).click({ trial: true });
  await pane.getByRole('button', { name: 'Close (Esc)' }).click({ trial: true });
});
