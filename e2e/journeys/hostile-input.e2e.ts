import { batches } from '@candor/domain/api/batches';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { csvUpload, runBatch, zipUpload } from '../support/batches';
import { call } from '../support/call';
import { writePdf } from '../support/documents/pdf';
import { writeZip } from '../support/documents/zip';
import { candidate, JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob } from '../support/screens/new-batch';
import {
  candidatePane,
  rankedRows,
  rankedTable,
  unreadShelf,
  untilShownAs,
} from '../support/screens/results';
import { expect, test } from '../support/test';

const SCRIPT = '<img src=x onerror="document.title=\'owned\'">';
const LONG = `Ana${'stasia'.repeat(30)}`;
const TURNED = '\u202Efdp.exe\u202C נועם בר-לב';

test('names, texts and titles that carry markup are shown as they are and never run', async ({
  page,
  signedIn,
}) => {
  const text = candidate('kwame-adjei').text;
  const job = await runBatch(
    signedIn,
    csvUpload(
      [
        {
          candidate_name: SCRIPT,
          candidate_text: `${text}\n<script>document.title='owned'</script>`,
        },
        { candidate_name: LONG, candidate_text: `${text}\nSecond of three.` },
        { candidate_name: TURNED, candidate_text: `${text}\nThird of three.` },
        { candidate_name: SCRIPT, candidate_text: '' },
      ],
      '"><svg onload=alert(1)>.csv',
    ),
    `${SCRIPT}\n${JOB_TEXT}`,
  );
  await call(signedIn, batches.rename, {
    params: { id: job.batch_job_id },
    body: { jobTitle: `${SCRIPT} ${LONG.slice(0, 120)}` },
  });

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/dashboard', '/analytics', `/analytics?batchId=${job.batch_job_id}`]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(SCRIPT).first()).toBeVisible();
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
      expect(await page.locator('main img, main script').count()).toBe(0);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rankedRows(page)).toHaveCount(3);
  await rankedTable(page).getByRole('button', { name: SCRIPT, exact: true }).click();
  await expect(candidatePane(page)).toContainText("title='owned'</script>");
  await expect(page).not.toHaveTitle('owned');
});

test('an archive whose names climb out or carry markup is read without harm', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.id).toBeTruthy();
  const pdf = await writePdf(candidate('grace-wanjiru').text);
  const archive = await writeZip({
    'safe/grace.pdf': pdf,
    'b onload=alert(1).pdf': pdf.subarray(0, 400),
    [`${'deep/'.repeat(20)}${LONG}.txt`]: candidate('lukas-brandt').text,
    'notes.exe': 'not a resume',
  });
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, zipUpload(archive, 'résumés & <b>more</b>.zip'));
  await page.getByRole('button', { name: 'Score 3 candidates' }).click();
  await page.getByRole('button', { name: 'Open results' }).click();
  await untilShownAs(page, 'Completed');
  await expect(rankedRows(page)).toHaveCount(2);
  await expect(
    unreadShelf(page).getByRole('listitem').filter({ hasText: 'b onload=alert(1).pdf' }),
  ).toBeVisible();
});
