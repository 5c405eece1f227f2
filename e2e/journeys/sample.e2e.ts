import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { untilEnded } from '../support/batches';
import { call, send } from '../support/call';
import { openBatchId } from '../support/screens/new-batch';
import { openResults, rankedRows, unreadShelf } from '../support/screens/results';
import { expect, test } from '../support/test';

test('a newcomer sees it work in one click, pays nothing for it, and throws it away', async ({
  page,
  signedIn,
}) => {
  await page.goto('/dashboard');

  await test.step('one press scores the sample, and the focus waits where it is shown', async () => {
    await page.getByRole('button', { name: 'Run the sample' }).press('Enter');
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeFocused();
    await page.getByRole('button', { name: 'Open results' }).click();
    await expect(page).toHaveURL(/\/analytics\?batchId=/);
    await expect(rankedRows(page)).toHaveCount(7);
  });
  const id = openBatchId(page);

  await test.step('three hints tell how to read it, each put away for good', async () => {
    for (const hint of ['the score', 'the evidence', 'you decide']) {
      await page.getByRole('button', { name: `Put the hint on ${hint} away` }).click();
    }
    await page.reload();
    await expect(rankedRows(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: /^Put the hint/ })).toHaveCount(0);
  });

  await test.step('what could not be read has its shelf and its cause', async () => {
    await expect(unreadShelf(page).getByRole('heading')).toContainText(
      '1, not scored and not charged',
    );
    await expect(unreadShelf(page).getByRole('listitem')).toContainText(/scan|image|picture/i);
  });

  await test.step('nothing was charged', async () => {
    const job = await untilEnded(signedIn, id);
    expect(job).toMatchObject({ sample: true, candidates_charged: 0 });
    expect((await call(signedIn, users.quotaStatus)).candidates_used).toBe(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('img', { name: '0 of 100 candidates used' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run the sample' })).toHaveCount(0);
  });

  await test.step('it is deleted like any batch, and may be run again', async () => {
    await openResults(page, id);
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the batch' }).click();
    await expect(page).toHaveURL(/\/analytics$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Run the sample' })).toBeVisible();
  });
});

test('a second sample is refused in words while there is one', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^409 \/api\/v1\/sample-batch$/);
  await page.goto('/dashboard');
  const run = page.getByRole('button', { name: 'Run the sample' });
  await expect(run).toBeVisible();
  // The page does not know yet of a sample that another window has just started.
  await page.route('**/api/v1/batch-jobs?*', (route) =>
    route.fulfill({ json: { jobs: [], total: 0, skip: 0, limit: 20, has_more: false } }),
  );
  await call(signedIn, batches.sample);
  const again = await send(signedIn, batches.sample);
  expect(again.status).toBe(409);
  await run.click();
  await expect(
    page.getByText('You have a sample already. Delete it to run it again.').first(),
  ).toBeVisible();
});
