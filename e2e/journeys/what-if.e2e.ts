import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../support/accounts/account';
import { pay } from '../support/accounts/plan';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES } from '../support/samples';
import { openResults, rankedNames, rankedTable } from '../support/screens/results';
import { expect, MOVING, test } from '../support/test';

test.use(MOVING);

/** What is stored about a batch: names with scores in the order of the ranking, and the version they follow. */
async function stored(account: Account, id: string) {
  const { processed_items } = await call(account, batches.results, { params: { id } });
  const { current } = await call(account, batches.rubric, { params: { id } });
  const people = processed_items.map(({ candidate_name, match_score }) => ({
    name: candidate_name ?? '',
    score: match_score ?? 0,
  }));
  return { people, version: current.version };
}

function triedTable(page: Page): Locator {
  return page.getByRole('table', { name: /^What-if ranking for / });
}

/** Names with scores in the order of the scenario. */
async function triedPeople(page: Page) {
  const rows = await triedTable(page).locator('tbody tr:not([aria-hidden])').all();
  return Promise.all(
    rows.map(async (row) => {
      const badge = row.getByRole('img', { name: /^Match \d+ of 100/ });
      const score = /\d+/.exec((await badge.getAttribute('aria-label')) ?? '')?.[0];
      const words = (await row.textContent()) ?? '';
      const name = CANDIDATES.find((one) => words.includes(one.name))?.name ?? words;
      return { name, score: Number(score) };
    }),
  );
}

/** The same people with the same scores, whatever the order among equals. */
function byName(people: readonly { name: string; score: number }[]) {
  return [...people].sort((one, other) => one.name.localeCompare(other.name));
}

test('two must-haves become wishes: the order moves with its reasons, and is stored only when it is saved', async ({
  page,
  signedIn,
}) => {
  await pay(signedIn, 'professional');
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES)));
  const id = job.batch_job_id;
  const before = await stored(signedIn, id);
  const quota = await call(signedIn, users.quotaStatus);
  await openResults(page, id);
  const panel = page.getByRole('complementary', { name: 'What-if' });

  await test.step('the order follows the change at once, each move with its reason', async () => {
    await page.getByRole('button', { name: 'What-if' }).click();
    await expect(panel).toContainText('Change a requirement and watch the order.');
    for (const place of ['AWS', 'Amazon Redshift']) {
      const line = panel.getByRole('listitem').filter({ hasText: place });
      await line.getByRole('radio', { name: 'Nice-to-have' }).check();
      await line.getByRole('radio', { name: '1' }).check();
    }
    await expect(panel).toContainText('Was Must-have');
    await expect(triedTable(page).getByRole('img', { name: 'up' }).first()).toBeVisible();
    await expect(
      triedTable(page)
        .getByText(/R\d+ [+−]\d+/)
        .first(),
    ).toBeVisible();
    const scores = (await triedPeople(page)).map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores).not.toEqual(before.people.map(({ score }) => score));
  });

  await test.step('nothing is stored yet', async () => {
    expect(await stored(signedIn, id)).toEqual(before);
  });

  const tried = await triedPeople(page);
  await test.step('saved, the results say what was tried', async () => {
    await panel.getByRole('button', { name: 'Save as new rubric' }).click();
    await expect(page.getByText('Rubric version 2 is saved')).toBeVisible();
    await expect(rankedTable(page)).toBeVisible();
    const after = await stored(signedIn, id);
    expect(after.version).toBe(2);
    expect(byName(after.people)).toEqual(byName(tried));
    await expect.poll(() => rankedNames(page)).toEqual(after.people.map(({ name }) => name));
  });

  await test.step('an earlier version comes back as the newest one', async () => {
    await page.getByRole('button', { name: 'What-if' }).click();
    await panel.getByRole('button', { name: 'Version 2' }).click();
    await page.getByRole('button', { name: 'Return to version 1' }).click();
    await expect(page.getByText('Rubric version 3 is saved')).toBeVisible();
    expect(await stored(signedIn, id)).toEqual({ ...before, version: 3 });
  });

  await test.step('none of it cost anything', async () => {
    const { candidates_used } = await call(signedIn, users.quotaStatus);
    expect(candidates_used).toBe(quota.candidates_used);
  });
});

test('whoever saves over a newer version is told, keeps the change and may save again', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^409 \/api\/v1\/batch-jobs\//);
  await pay(signedIn, 'professional');
  const job = await runBatch(signedIn, csvUpload(rowsOf(CANDIDATES.slice(0, 4))));
  const params = { id: job.batch_job_id };
  await openResults(page, params.id);
  await page.getByRole('button', { name: 'What-if' }).click();
  const panel = page.getByRole('complementary', { name: 'What-if' });
  const heaviest = panel
    .getByRole('listitem')
    .filter({ hasText: 'Apache Airflow' })
    .getByRole('radio', { name: '5' });
  await heaviest.check();
  await expect(panel.getByRole('button', { name: 'Version 1' })).toBeVisible();

  const { current } = await call(signedIn, batches.rubric, { params });
  const lines = current.lines.slice(0, -1);
  await call(signedIn, batches.saveRubric, { params, body: { lines }, revision: current.version });

  await panel.getByRole('button', { name: 'Save as new rubric' }).click();
  await expect(panel).toContainText('Version 2 was saved meanwhile');
  await expect(heaviest).toBeChecked();
  await panel.getByRole('button', { name: 'Save as new rubric' }).click();
  await expect(page.getByText('Rubric version 3 is saved')).toBeVisible();
});
