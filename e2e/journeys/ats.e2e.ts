import { type AshbySimulator, startAshby } from '@candor/server/testing/ashby/simulator';
import {
  type GreenhouseSimulator,
  startGreenhouse,
} from '@candor/server/testing/greenhouse/simulator';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { openAccount } from '../support/accounts/account';
import { pay } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { HOSTILE_WORDS, hearWords, SHORT_HOSTILE_WORDS } from '../support/hostile-words';
import { makePartner } from '../support/pictures/ats-world';
import { openOwnProduct } from '../support/product';
import { JOB_TEXT } from '../support/samples';
import { expect, TOUR, test } from '../support/test';
import type { Visitor } from '../support/visitor';

let ashby: AshbySimulator;
let greenhouse: GreenhouseSimulator;
let product: Awaited<ReturnType<typeof openOwnProduct>>;

test.beforeAll(async () => {
  ashby = await startAshby();
  greenhouse = await startGreenhouse();
  product = await openOwnProduct({ ...greenhouse.env, ASHBY_API_BASE: ashby.url });
});
test.afterAll(async () => {
  await product.stop();
  await greenhouse.close();
  await ashby.close();
});

async function signInPartner(page: Page, visitor: Visitor): Promise<void> {
  const account = await openAccount(visitor);
  await pay(account, 'professional');
  await makePartner(account);
  await remember(page, account);
}

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

const resumeOf = (name: string, years: number) =>
  [
    name,
    'Experience',
    `Data Engineer, Northgate Works, 2015 - ${2015 + years}`,
    '- Built pipelines in Python and SQL',
  ].join('\n');

const card = (page: Page, name: string) => page.getByRole('region', { name });

async function connectAshby(page: Page): Promise<void> {
  await card(page, 'Ashby').getByRole('button', { name: 'Connect Ashby' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Ashby' });
  await dialog.getByLabel('Ashby API key').fill(ashby.key);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a partner connects Ashby, scores a job and reads the proof of every point', async ({
  page,
  visitor,
  complaints,
}) => {
  complaints.expect(/^400 \/api\/users\/integrations\/ashby$/);
  const jobId = ashby.addJob({ title: 'Data Engineer', description: JOB_TEXT });
  for (const [name, years] of [
    ['Abena Lund', 8],
    ['Bo Castell', 2],
  ] as const) {
    ashby.addApplication({ jobId, name, resume: resumeOf(name, years) });
  }
  ashby.addApplication({ jobId, name: 'Cleo Dorn', resume: null });
  await signInPartner(page, visitor);

  await test.step('a partner lands at the integrations, and a wrong key is told from a good one', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/integrations$/);
    await expectGood(page, 'integrations without a connection');
    await card(page, 'Ashby').getByRole('button', { name: 'Connect Ashby' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Ashby' });
    await dialog.getByLabel('Ashby API key').fill('this-is-no-key');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('Ashby did not accept this API key.')).toBeVisible();
    await page.keyboard.press('Escape');
    await connectAshby(page);
    await expect(card(page, 'Ashby').getByText('Connected', { exact: true })).toBeVisible();
  });

  await test.step('its jobs are read, and one is scored for what it says that it charges', async () => {
    await page.getByRole('link', { name: 'Data Engineer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Data Engineer' })).toBeVisible();
    await page.getByRole('button', { name: 'Score 3 candidates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Score 3 candidates' });
    await expect(dialog.getByText(/Charges up to 3 of/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Score/ }).click();
    await expect(page.getByRole('link', { name: 'Abena Lund' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('No resume is attached to this application.')).toBeVisible({
      timeout: 30_000,
    });
    await expectGood(page, 'the report of a job');
  });

  await test.step('a report shows the sentence behind the points', async () => {
    await page.getByRole('link', { name: 'Abena Lund' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Abena Lund' })).toBeVisible();
    await expect(page.getByText('Built pipelines in Python and SQL').first()).toBeVisible();
    await expectGood(page, 'the report of an assessment');
  });

  await test.step('the navigation leads back there, also after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Partner Tools' }).click();
    await page.getByRole('menuitem', { name: /^Job Report/ }).click();
    await expect(page).toHaveURL(new RegExp(`/integrations/ashby/jobs/${jobId}`));
  });

  await test.step('with evidence first the lists tell no score until its evidence was judged', async () => {
    await page.goto('/settings#appearance');
    await page.getByText('Evidence first', { exact: true }).click();
    await expect(page.getByRole('switch', { name: 'Evidence first' })).toBeChecked();
    await page.goto('/integrations?tab=assessments');
    await expect(page.getByRole('table').getByText('Covered')).toHaveCount(2);
    await page.goto(`/integrations/ashby/jobs/${jobId}`);
    const candidates = page.getByRole('grid');
    const scores = page.getByRole('main').getByRole('img', { name: /^Match \d/ });
    await expect(candidates.getByText('Covered')).toHaveCount(2);
    await expect(scores).toHaveCount(0);
    await expectGood(page, 'the report of a job with covered scores');
    await candidates.getByRole('link', { name: 'Bo Castell' }).click();
    await page
      .getByRole('button', { name: /, \d+ sentences?,/ })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Your reading' })
      .getByRole('button', { name: 'Fair' })
      .click();
    await expect(page.getByText(/^You said fair before seeing the score/)).toBeVisible();
    await page.goBack();
    await expect(candidates.getByText('Covered')).toHaveCount(1);
    await expect(scores).toHaveCount(1);
  });

  await test.step('what was connected can be ended', async () => {
    // What the page still reads at that moment finds no connection any more.
    complaints.expect(/^404 \/api\/proxy\/ashby\//);
    await page.goto('/integrations');
    await card(page, 'Ashby').getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Ashby?' });
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(card(page, 'Ashby').getByText('Not connected')).toBeVisible();
  });
});

test('Greenhouse is connected by allowing it there, and not by denying it', async ({
  page,
  visitor,
}) => {
  greenhouse.addJob({ name: 'Night Nurse', post: '<p>We look for a nurse of the night.</p>' });
  await signInPartner(page, visitor);
  await page.goto('/integrations');
  const connect = card(page, 'Greenhouse').getByRole('button', { name: 'Connect Greenhouse' });
  await connect.click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText(/You did not allow it in Greenhouse/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Greenhouse is connected.')).toBeVisible();
  expect(page.url()).not.toContain('ticket');
  await expect(page).toHaveURL(/\/integrations$/);
  await expect(page.getByRole('link', { name: 'Night Nurse' })).toBeVisible();
});

test('who is no partner may connect, and is told whom the hub is for', async ({
  page,
  signedIn: _account,
}) => {
  await page.goto('/integrations');
  await connectAshby(page);
  await expect(page.getByText('The hub is for integration partners')).toBeVisible();
  await page.goto('/integrations/ashby/jobs/12345678');
  await expect(page.getByText('Integration Partner Access Required')).toBeVisible();
});

test('texts that would run are shown as they are, whatever an ATS says', { tag: TOUR }, async ({
  page,
  visitor,
}) => {
  const ran = await hearWords(page);
  const jobId = ashby.addJob({ title: HOSTILE_WORDS[1] ?? '', description: JOB_TEXT });
  const names = HOSTILE_WORDS.slice(0, 16);
  for (const name of names) {
    ashby.addApplication({
      jobId,
      name,
      stage: SHORT_HOSTILE_WORDS[0] ?? '',
      resume: `${resumeOf(name, 5)}\n${name}`,
    });
  }
  await signInPartner(page, visitor);
  await page.goto('/integrations');
  await connectAshby(page);
  await page.getByRole('link', { name: HOSTILE_WORDS[1] ?? '' }).click();
  await page.getByRole('button', { name: 'Score 16 candidates' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Score/ })
    .click();
  const first = page.getByRole('link', { name: names[0] ?? '', exact: true });
  await expect(first).toBeVisible({ timeout: 60_000 });
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('script');
  await page.goto('/integrations?tab=assessments');
  await expect(page.getByRole('tab', { name: 'Assessments' })).toBeVisible();
  await page.goto('/assessment-meta-analytics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ran).toEqual([]);
});
