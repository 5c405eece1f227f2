import { batches } from '@candor/domain/api/batches';
import { savedSources } from '@candor/domain/api/saved-sources';
import { sources } from '@candor/domain/api/sources';
import { type SimulatedDrive, startDrive } from '@candor/server/testing/drive/simulator';
import { putObject } from '@candor/server/testing/s3/bucket';
import { type S3Simulator, startS3, TEST_KEYS } from '@candor/server/testing/s3/simulator';
import type { Page } from '@playwright/test';
import { type Account, openAccount } from '../support/accounts/account';
import { agreeOn, pay } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { untilEnded } from '../support/batches';
import { call } from '../support/call';
import { hearWords, SHORT_HOSTILE_WORDS } from '../support/hostile-words';
import { openOwnProduct } from '../support/product';
import { CANDIDATES, JOB_TEXT, JOB_TITLE } from '../support/samples';
import { fillJob, submitAndOpen } from '../support/screens/new-batch';
import { rankedNames, rankedRows, untilShownAs } from '../support/screens/results';
import { expect, TOUR, test } from '../support/test';

const PEOPLE = CANDIDATES.slice(0, 4);

let drive: SimulatedDrive;
let store: S3Simulator;
let product: Awaited<ReturnType<typeof openOwnProduct>>;

test.beforeAll(async () => {
  drive = await startDrive({ clock: { now: () => new Date() } });
  store = await startS3();
  product = await openOwnProduct({
    ...drive.env,
    S3_ENDPOINT: store.endpoint,
    AWS_ACCESS_KEY_ID: TEST_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: TEST_KEYS.secretAccessKey,
  });
});
test.afterAll(async () => {
  await product.stop();
  await store.close();
  await drive.close();
});

async function openForm(page: Page, account: Account, source: 'Drive' | 'S3' | 'Database') {
  await remember(page, account);
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await page.getByRole('radio', { name: source }).check();
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const testButton = (page: Page) => page.getByRole('button', { name: 'Test connection' });

/** The name that a file has to have, as the form says it. */
async function proofName(page: Page): Promise<string> {
  const name = await page.getByText(/^candor-\w+\.txt$/).textContent();
  if (!name) throw new Error('The form names no file.');
  return name;
}

test('a Drive folder is proven, tested, saved and scored, and looked into each morning until that is ended', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/v1\/sources\/test$/);
  const account = await openAccount(visitor);
  await pay(account, 'starter');
  const folder = drive.world.folder('Riders 2026');
  for (const { slug, text } of PEOPLE) {
    drive.world.file(`${slug}.txt`, { parent: folder, text });
  }
  drive.world.file('photo.png', { parent: folder, mimeType: 'image/png', text: 'x' });
  drive.world.file('candor-somebodyelse.txt', { parent: folder });

  await test.step('the proof of another account opens nothing', async () => {
    await openForm(page, account, 'Drive');
    await field(page, 'Folder ID').fill(`https://drive.google.com/drive/folders/${folder}`);
    await expect(field(page, 'Folder ID')).toHaveValue(folder);
    await testButton(page).click();
    await expect(page.getByText(/^This folder does not show yet that it is yours/)).toBeVisible();
  });

  await test.step('with the own one the test tells what is there', async () => {
    drive.world.file(await proofName(page), { parent: folder });
    await testButton(page).click();
    await expect(page.getByText('Riders 2026: 4 candidates, 2 that cannot be read.')).toBeVisible();
    const examples = page.getByRole('listitem').filter({ has: page.getByLabel('Will be scored') });
    await expect(examples).toHaveCount(3);
  });

  await test.step('saved, it is scored by its name', async () => {
    await page.getByRole('button', { name: 'Save this source' }).click();
    await field(page, 'Name of the source').fill('Riders');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const chosen = page.getByRole('combobox', { name: 'Use a saved source' });
    await expect(chosen.locator('option:checked')).toHaveText('Riders (Riders 2026)');
    await submitAndOpen(page);
    await untilShownAs(page, 'Completed');
    await expect(rankedRows(page)).toHaveCount(PEOPLE.length);
    const names = PEOPLE.map(({ name }) => name);
    expect((await rankedNames(page)).sort()).toEqual(names.sort());
  });

  await test.step('a schedule is set up, switched off, and ended', async () => {
    await page.goto('/sources');
    await page.getByRole('button', { name: 'More about Riders' }).click();
    await page.getByRole('menuitem', { name: 'Score what is new each morning' }).click();
    const dialog = page.getByRole('dialog', { name: 'Score what is new each morning' });
    await expect(dialog.getByRole('combobox', { name: 'Job and requirements of' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Set up' }).click();
    const mornings = page.getByRole('switch', { name: /^Each morning at 7:00/ });
    await expect(mornings).toBeChecked();
    await mornings.press('Space');
    await expect(mornings).not.toBeChecked();
    await page.getByRole('button', { name: `End the schedule for ${JOB_TITLE}` }).click();
    await page.getByRole('button', { name: 'End schedule' }).click();
    await expect(mornings).toHaveCount(0);
  });
});

test('a folder of a bucket that holds too many is refused before anybody is scored, and scored once it holds fewer', async ({
  page,
  visitor,
}) => {
  const account = await openAccount(visitor);
  await agreeOn(account, PEOPLE.length - 1);
  const bucket = store.bucket('acme-riders');
  for (const { slug, text } of PEOPLE) putObject(bucket, `inbox/${slug}.txt`, text);
  const { proof_file_name } = await call(account, sources.status);
  putObject(bucket, `inbox/${proof_file_name}`, '');

  await test.step('too many', async () => {
    const { batch_job_id: id } = await call(account, batches.submit, {
      fields: {
        job_description_text: JOB_TEXT,
        input_type: 'aws_s3',
        source_config_json: JSON.stringify({ bucket_name: 'acme-riders', folder_path: 'inbox' }),
      },
    });
    await untilEnded(account, id);
    await remember(page, account);
    await page.goto(`/analytics?batchId=${id}`);
    await expect(page.getByText(/^Batch size \(4\) exceeds .* limit of 3/).first()).toBeVisible();
  });

  await test.step('fewer', async () => {
    bucket.objects.delete(`inbox/${PEOPLE[0]?.slug}.txt`);
    await openForm(page, account, 'S3');
    await field(page, 'Bucket Name').fill('acme-riders');
    await field(page, /^Folder Path/).fill('inbox');
    await field(page, 'Estimated candidates').fill('3');
    await submitAndOpen(page);
    await untilShownAs(page, 'Completed');
    await expect(rankedRows(page)).toHaveCount(PEOPLE.length - 1);
  });
});

test('a database that cannot be reached says so at its field, and repeats no password', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/v1\/sources\/test$/);
  const account = await openAccount(visitor);
  await pay(account, 'professional');
  await openForm(page, account, 'Database');
  const address = page.getByLabel('Connection String', { exact: true });
  await address.fill('postgresql://reader:planted-secret@127.0.0.1:9/hr');
  await field(page, 'Query').fill('SELECT words AS candidate_text FROM people');
  await testButton(page).click();
  await expect(address).toHaveAccessibleDescription(
    /No PostgreSQL database was reached at 127\.0\.0\.1, port 9/,
  );
  await expect(page.getByText('planted-secret')).toHaveCount(0);
});

test('texts that would run are only names, of folders, of their files and of what was saved', {
  tag: TOUR,
}, async ({ page, visitor }) => {
  const ran = await hearWords(page);
  const account = await openAccount(visitor);
  await pay(account, 'starter');
  const { proof_file_name } = await call(account, sources.status);
  await openForm(page, account, 'Drive');
  for (const words of SHORT_HOSTILE_WORDS) {
    const folder = drive.world.folder(words);
    drive.world.file(proof_file_name, { parent: folder });
    drive.world.file(`${words}.txt`, { parent: folder, text: words });
    await field(page, 'Folder ID').fill(folder);
    await testButton(page).click();
    await expect(page.getByText(`${words}: 1 candidate`)).toBeVisible();
    await expect(page.getByText(`${words}.txt`, { exact: true })).toBeVisible();
    await call(account, savedSources.save, {
      body: { name: words, input_type: 'google_drive', source_config: { folder_id: folder } },
    });
  }

  await page.goto('/sources');
  for (const words of SHORT_HOSTILE_WORDS) {
    const row = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: words, exact: true }),
    });
    await expect(row).toContainText(`Google Drive, ${words}`);
    await row.getByRole('button', { name: `Test ${words}`, exact: true }).click();
    await expect(page.getByText(`“${words}” can be read`)).toBeVisible();
  }
  expect(ran).toEqual([]);
});
