import { keys } from '@candor/domain/api/keys';
import { staff } from '@candor/domain/api/staff';
import { users } from '@candor/domain/api/users';
import { codeAt } from '@candor/server/testing/authenticator';
import type { Browser, Page } from '@playwright/test';
import { type Account, openAccount } from '../support/accounts/account';
import { mailedLink } from '../support/accounts/outbox';
import { inventPerson } from '../support/accounts/person';
import { agreeOn, pay } from '../support/accounts/plan';
import { remember, signInAnew } from '../support/accounts/sign-in';
import { joinStaff } from '../support/accounts/staff';
import { csvUpload, plainRows, runBatch } from '../support/batches';
import { call, send } from '../support/call';
import { Complaints } from '../support/complaints';
import { productUrl } from '../support/places';
import { JOB_TEXT } from '../support/samples';
import { chooseFile, fillJob, jobField, submitButton } from '../support/screens/new-batch';
import { expect, test } from '../support/test';
import { ADDRESS_HEADER, newVisitor } from '../support/visitor';

/** A second browser of the same person, with a session of its own. */
async function openSecond(browser: Browser, account: Account): Promise<Page> {
  const { address } = newVisitor();
  const context = await browser.newContext({
    baseURL: productUrl(),
    extraHTTPHeaders: { [ADDRESS_HEADER]: address },
  });
  const complaints = new Complaints(context);
  await complaints.hearRefusedCode();
  const page = await context.newPage();
  await remember(page, await signInAnew(account));
  return page;
}

/** What is used of the quota, with what running batches hold. */
const taken = async (account: Account) =>
  (await call(account, users.quotaStatus, {})).candidates_used;

/** Lets the form hold a batch of so many, ready to be sent. */
async function fillForm(page: Page, candidates: number): Promise<void> {
  await page.goto('/dashboard');
  await fillJob(page, JOB_TEXT);
  await chooseFile(page, csvUpload(plainRows(candidates, 'two windows')));
  await expect(submitButton(page)).toHaveText(`Score ${candidates} candidates`);
}

test('a limit that the staff lower while the form is filled in refuses the batch in its words, and costs nothing', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^402 /);
  await agreeOn(signedIn, 40);
  const helper = await openAccount(newVisitor());
  await joinStaff(helper);
  const lower = (change: { max_batch_size: number } | { candidates_limit: number }) =>
    call(helper, staff.change, {
      params: { id: signedIn.id },
      body: { ...change, reason: 'Contract of November' },
    });

  await fillForm(page, 30);
  await lower({ max_batch_size: 10 });
  await submitButton(page).click();
  const main = page.getByRole('main');
  // The page may have learned of it meanwhile, and refuses in its own words.
  await expect(
    main.getByText(/^Batch size \(?30\)? exceeds enterprise plan limit of 10/),
  ).toBeVisible();
  expect(await taken(signedIn)).toBe(0);

  // Raised again, and the quota lowered: the page learns of both, and refuses in its own words.
  await lower({ max_batch_size: 40 });
  await lower({ candidates_limit: 5 });
  await expect(async () => {
    await submitButton(page).click();
    await expect(main.getByText(/^Insufficient quota: 30 required, 5 available/)).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(jobField(page)).toHaveValue(JOB_TEXT);
  expect(await taken(signedIn)).toBe(0);
});

test('a plan that is lowered in one browser is enforced in the other, and what was begun before is finished', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^402 /);
  await pay(signedIn, 'professional');
  await fillForm(page, 240);
  const before = await runBatch(signedIn, csvUpload(plainRows(30, 'before')));
  expect(before.candidates_charged).toBe(30);
  await pay(signedIn, 'starter');
  await submitButton(page).click();
  // Whoever refuses, this page or the server, it is told; the page then begins anew under the other plan, with its draft.
  const refused = page.getByText(/^Batch size \(?240\)? exceeds starter plan limit of 200/);
  await expect(refused.first()).toBeVisible();
  await expect(jobField(page)).toHaveValue(JOB_TEXT);
  expect(await taken(signedIn)).toBe(30);
});

test('a key that was removed in the other browser is gone here, too, and the screen says so', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^404 \/api\/keys\//);
  const { id, key } = await call(signedIn, keys.create, { body: { name: 'Nightly import' } });
  await page.goto('/api-keys');
  await page.getByRole('button', { name: 'Remove Nightly import' }).click();
  const question = page.getByRole('dialog', { name: 'Remove “Nightly import”?' });
  await expect(question).toBeVisible();
  await call(signedIn, keys.remove, { params: { id } });
  expect((await send({ ...signedIn, token: key }, keys.list, {})).status).toBe(401);
  await question.getByRole('button', { name: 'Remove key' }).click();
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expect(page.getByText('“Nightly import” had been removed already')).toBeVisible();
});

test('two-step sign-in that is switched on in one browser ends the session of the other', async ({
  page,
  signedIn,
  browser,
}) => {
  const second = await openSecond(browser, signedIn);
  await second.goto('/settings#access');
  await expect(second.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await page.goto('/settings#access');
  await page.getByRole('button', { name: 'Switch on' }).click();
  const setup = page.getByRole('dialog', { name: 'Switch on two-step sign-in' });
  const shown = await setup.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  await page.keyboard.type(codeAt((shown ?? '').replaceAll(' ', ''), new Date()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Two-step sign-in is on' })).toBeVisible();

  await second.getByRole('button', { name: 'Switch on' }).click();
  await expect(second).toHaveURL(/\/login\?reason=session_expired$/);
  await expect(second.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await second.context().close();
});

test('an address that was confirmed in one browser is the one of the other, whose unsaved name stays', async ({
  page,
  signedIn,
  browser,
}) => {
  const fresh = await signInAnew(signedIn);
  await remember(page, fresh);
  const next = inventPerson().email;
  await page.goto('/settings');
  const profile = page.getByRole('region', { name: 'Profile', exact: true });
  const name = profile.getByRole('textbox', { name: 'Full name' });
  await name.fill('Maren Quill');
  await call(fresh, users.updateProfile, { body: { email: next } });
  const second = await openSecond(browser, signedIn);
  await second.goto(await mailedLink(next, 'confirm-email'));
  await expect(second.getByText(`${next} is confirmed.`)).toBeVisible();
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByText('Saved.')).toBeVisible();
  await expect(profile.getByRole('textbox', { name: 'E-mail' })).toHaveValue(next);
  await expect(name).toHaveValue('Maren Quill');
  const { user, pending_email } = await call(fresh, users.settings, {});
  expect([user.email, user.full_name, pending_email]).toEqual([next, 'Maren Quill', null]);
  await second.context().close();
});

test('an account that is deleted in one browser while the other sends a batch leaves none behind', async ({
  page,
  signedIn,
  complaints,
}) => {
  complaints.expect(/^401 /);
  await fillForm(page, 5);
  const fresh = await signInAnew(signedIn);
  await call(fresh, users.deleteAccount, { body: { confirm: true } });
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired$/);
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  expect((await send(fresh, users.quotaStatus, {})).status).toBe(401);
});
