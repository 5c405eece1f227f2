import { batches } from '@candor/domain/api/batches';
import type { Page } from '@playwright/test';
import { csvUpload, plainRows, submission } from '../support/batches';
import { send } from '../support/call';
import { expect, test } from '../support/test';

const keyRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Makes a key with the screen alone and answers it, as somebody who copies it out of the field. */
async function createKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create an API key' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: `Key “${name}”` });
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
  const saved = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Save as file' }).click();
  expect((await saved).suggestedFilename()).toBe('candor-nightly-import.env');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return key;
}

test('a key is made, works for a program, is counted, and is refused once it is removed', async ({
  page,
  signedIn,
  visitor,
}) => {
  await page.goto('/api-keys');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  const key = await createKey(page, 'Nightly import');
  await expect(keyRow(page, 'Nightly import')).toContainText(`****${key.slice(-4)}`);
  await expect(page.getByText('API key limit (1) reached.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled();

  const program = { ...visitor, token: key };
  const accepted = await send(program, batches.submit, submission(csvUpload(plainRows(2, 'api'))));
  expect(accepted.status).toBe(202);

  await test.step('the list tells what the key did', async () => {
    await expect(async () => {
      await page.reload();
      const row = keyRow(page, 'Nightly import');
      await expect(row.getByRole('cell').nth(3)).toHaveText('2', { timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('img', { name: /^1 call in the last 30 days/ })).toBeVisible();
  });

  await test.step('whoever removes it is told what stops working', async () => {
    await page.getByRole('button', { name: 'Remove Nightly import' }).click();
    const question = page.getByRole('dialog', { name: 'Remove “Nightly import”?' });
    await expect(question).toContainText(`ending in ${key.slice(-4)}`);
    await expect(question).toContainText('1 call so far');
    await question.getByRole('button', { name: 'Remove key' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
    expect((await send(program, batches.list, {})).status).toBe(401);
    expect((await send(signedIn, batches.list, {})).status).toBe(200);
  });
});

test('the page is reached from the navigation and by its keys, and works by keyboard alone', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
  // Until the keys are known, nobody can say whether there may be another one.
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Keyboard only');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Key “Keyboard only”' });
  await expect(shown.getByRole('textbox', { name: 'Key' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown.getByText(/You have not copied or saved it yet/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(keyRow(page, 'Keyboard only')).toBeVisible();
});
