import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES } from '../support/samples';
import {
  candidatePane,
  openResults,
  openTab,
  rankedNames,
  rankedRows,
  rankedTable,
  requirementButtons,
} from '../support/screens/results';
import { expect, test } from '../support/test';

const FOUR = CANDIDATES.slice(0, 4);
const IDENTITIES = FOUR.flatMap(({ name, slug }) => [name, `${slug}@example.com`]);

test('with names hidden nothing on the page says who anybody is', async ({ page, signedIn }) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(FOUR)));
  await openResults(page, job.batch_job_id);
  await page.keyboard.press('h');
  const expectNobody = async (where: string) => {
    const shown = await page.getByRole('main').textContent();
    const title = await page.title();
    for (const identity of IDENTITIES) {
      expect(shown, where).not.toContain(identity);
      expect(title, where).not.toContain(identity);
    }
  };

  await test.step('not in the list, and not in the pane with its text', async () => {
    await expect(candidatePane(page).getByRole('heading', { level: 2 })).toHaveText(
      /^Candidate \d$/,
    );
    for (const name of await rankedNames(page)) expect(name).toMatch(/^Candidate \d$/);
    await expectNobody('list and pane');
    await expect(candidatePane(page).getByText('••••', { exact: false }).first()).toBeVisible();
  });

  await test.step('not in the questions and not on the receipt', async () => {
    await openTab(candidatePane(page), 'Questions');
    await expectNobody('questions');
    await openTab(candidatePane(page), 'Receipt');
    await expectNobody('receipt');
  });

  await test.step('not side by side', async () => {
    await page.keyboard.press('c');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(
      comparison.getByRole('columnheader', { name: /^Candidate \d$/ }).first(),
    ).toBeVisible();
    await expectNobody('comparison');
    await page.keyboard.press('Escape');
    await expect(rankedRows(page)).toHaveCount(4);
  });

  await test.step('it stays so after a reload, until the names are wanted again', async () => {
    await page.reload();
    await expect(rankedRows(page)).toHaveCount(4);
    await expectNobody('after a reload');
    await page.keyboard.press('h');
    await expect(rankedTable(page)).toContainText('Amara Okonjo');
  });
});

test('evidence first: the number stays covered until somebody has said what the evidence tells them', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, csvUpload(rowsOf(FOUR)));
  await openResults(page, job.batch_job_id);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Evidence before score' }).click();
  await page.keyboard.press('Escape');

  await test.step('no score is told, neither by a number nor by the order', async () => {
    await expect(rankedTable(page).getByText('Covered')).toHaveCount(4);
    await expect(page.getByRole('main').getByRole('img', { name: /^Match \d/ })).toHaveCount(0);
    expect(await rankedNames(page)).toEqual(FOUR.map(({ name }) => name));
  });

  await test.step('nor side by side', async () => {
    await page.getByRole('button', { name: 'Compare' }).first().click();
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await expect(comparison.getByText('Covered')).toHaveCount(3);
    await expect(comparison.getByRole('img', { name: /^Match \d/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('first the evidence, then a word, then the number', async () => {
    await rankedTable(page).getByRole('button', { name: 'Amara Okonjo', exact: true }).click();
    const pane = candidatePane(page);
    const reading = pane.getByRole('region', { name: 'Your reading' });
    await expect(reading.getByRole('button')).toHaveCount(0);
    await pane
      .getByRole('button', { name: /, \d+ sentences?,/ })
      .first()
      .click();
    await reading.getByRole('button', { name: 'Good' }).click();
    await expect(pane).toContainText(/You said good before seeing the score/);
    await expect(pane.getByRole('img', { name: /^Match \d+ of 100/ }).first()).toBeVisible();
    await expect(requirementButtons(pane).first()).toBeVisible();
    await expect(rankedTable(page).getByText('Covered')).toHaveCount(3);
  });

  await test.step('a word once said is remembered', async () => {
    await page.reload();
    await expect(rankedTable(page).getByText('Covered')).toHaveCount(3);
  });
});
