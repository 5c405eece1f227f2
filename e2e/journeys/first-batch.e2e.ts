import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { AuthResponse } from '@candor/domain/model/user';
import { mailedLink } from '../support/accounts/outbox';
import { inventPerson } from '../support/accounts/person';
import { csvUpload, rowsOf } from '../support/batches';
import { call } from '../support/call';
import { readCsv } from '../support/documents/csv';
import { writeDocx } from '../support/documents/docx';
import { writeScan } from '../support/documents/pdf';
import { downloaded } from '../support/downloads';
import { holdScripts } from '../support/hold-scripts';
import { CANDIDATES, JOB_TEXT, JOB_TITLE } from '../support/samples';
import {
  chooseFile,
  fillJob,
  jobField,
  openJob,
  submitAndOpen,
  submitButton,
} from '../support/screens/new-batch';
import {
  coveredBy,
  highlighted,
  openCandidate,
  rankedRows,
  requirementButtons,
  shownPoints,
  untilShownAs,
} from '../support/screens/results';
import { expect, test } from '../support/test';

const FORMULA_NAME = '=HYPERLINK("https://attacker.example","Open me")';

test('a visitor becomes a user, scores a table of candidates and can prove every point of the best', async ({
  page,
  visitor,
  complaints,
}) => {
  // The scan that is opened as a job description.
  complaints.expect(/^400 \/api\/v1\/job-description\/read$/);
  const person = inventPerson();
  const people = CANDIDATES.slice(0, 13);
  const rows = [
    ...rowsOf(people),
    {
      candidate_name: FORMULA_NAME,
      email: '',
      candidate_text: 'Data Engineer\nFive years of Python.',
    },
  ];

  await test.step('signs up and confirms the address', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/comparison$/);
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Full name').fill(person.name);
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible();
    await page.goto(await mailedLink(person.email, 'confirm-email'));
    await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();
    await page.getByRole('link', { name: 'Open the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  const { access_token: token } = AuthResponse.parse(
    await call(visitor, accounts.login, {
      body: { email: person.email, password: person.password },
    }),
  );
  const caller = { ...visitor, token };

  await test.step('opens the job out of a Word document', async () => {
    await openJob(page, 'job.docx', await writeDocx(JOB_TEXT));
    await expect(jobField(page)).toHaveValue(new RegExp(JOB_TITLE));
    await openJob(page, 'scan.pdf', await writeScan());
    await expect(jobField(page)).toHaveAccessibleDescription(/You can also paste its text here\.$/);
    await expect(jobField(page)).toHaveValue(new RegExp(JOB_TITLE));
  });

  await test.step('sees what is read out of the job and out of the table', async () => {
    await fillJob(page, JOB_TEXT);
    const { requirements } = await call(caller, batches.jobRequirements, {
      body: { job_description_text: JOB_TEXT },
    });
    const preview = page.getByRole('region', { name: 'Requirements' });
    await expect(preview.getByRole('status')).toHaveText(
      `${requirements.length} requirements found`,
    );
    await expect(preview.getByRole('listitem')).toHaveCount(requirements.length);
    for (const { text } of requirements) {
      await expect(preview.getByText(text, { exact: true })).toBeVisible();
    }
    await chooseFile(page, csvUpload(rows));
    await expect(page.getByRole('list', { name: 'What was found in the file' })).toContainText(
      '14 rows',
    );
    await expect(submitButton(page)).toHaveText('Score 14 candidates');
  });

  const batchId = await submitAndOpen(page);

  await test.step('sees everybody ranked by score', async () => {
    await untilShownAs(page, 'Completed');
    await expect(page.getByRole('heading', { level: 1, name: JOB_TITLE })).toBeVisible();
    await expect(rankedRows(page)).toHaveCount(14);
    const { processed_items } = await call(caller, batches.results, { params: { id: batchId } });
    const scores = processed_items.map(({ match_score }) => match_score);
    const shown = await rankedRows(page)
      .getByRole('img', { name: /^Match/ })
      .all();
    const names = await Promise.all(shown.map((badge) => badge.getAttribute('aria-label')));
    expect(names.map((name) => Number(/\d+/.exec(name ?? '')?.[0]))).toEqual(scores);
  });

  await test.step('finds for each point of the best candidate the words that earned it', async () => {
    const { processed_items } = await call(caller, batches.results, { params: { id: batchId } });
    const [best] = processed_items;
    const cid = best?.candidate_id_internal ?? '';
    const detail = await call(caller, batches.candidate, { params: { id: batchId, cid } });
    const text = detail.document_text ?? '';
    const pane = await openCandidate(page, best?.candidate_name ?? '');

    let earned = 0;
    let possible = 0;
    for (const button of await requirementButtons(pane).all()) {
      const { points, most } = await shownPoints(button);
      earned += points;
      possible += most;
    }
    expect(earned).toBe(best?.match_score);
    expect(possible).toBe(100);

    const proven = detail.match_results?.requirements.filter(({ evidence }) => evidence.length > 0);
    expect(proven?.length).toBeGreaterThan(3);
    for (const requirement of proven ?? []) {
      for (const { start, end, quote } of requirement.evidence) {
        expect(text.slice(start, end)).toBe(quote);
      }
      await requirementButtons(pane)
        .filter({ has: page.getByTitle(requirement.text, { exact: true }) })
        .click();
      expect(await highlighted(pane)).toBe(coveredBy(requirement.evidence, text));
    }
  });

  await test.step('takes the results along as a table that runs no formula', async () => {
    const { name, text } = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'CSV for a spreadsheet' }).click();
    });
    expect(name).toMatch(/^Data-Engineer-Ridership-Platform-[\d-]+\.csv$/);
    const [head, ...body] = readCsv(text);
    expect(body).toHaveLength(14);
    const names = body.map((cells) => cells[head?.indexOf('candidate_name') ?? -1]);
    expect(names).toContain(`'${FORMULA_NAME}`);
    expect(names).toContain('Amara Okonjo');
  });

  await test.step('takes the results along with all evidence', async () => {
    const { text } = await downloaded(page, async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'JSON with all evidence' }).click();
    });
    const { candidates } = JSON.parse(text);
    expect(candidates).toHaveLength(14);
    expect(candidates[0].match_results.requirements[0].evidence[0].quote).toBeTruthy();
  });
});

test('a batch that is sent while its file is still read waits for it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.id).toBeTruthy();
  const letGo = await holdScripts(page, '**/assets/candidate-file.worker*.js');
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 3))));
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Still reading the file' })).toBeDisabled();
  letGo();
  await page.getByRole('button', { name: 'Open results' }).click();
  await untilShownAs(page, 'Completed');
  await expect(rankedRows(page)).toHaveCount(3);
});
