import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { keys } from '@candor/domain/api/keys';
import { expect } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call, send } from '../call';
import { candidate, JOB_TEXT } from '../samples';
import { at, type Stop, then } from '../tour/stop';

/** Gives an account keys that did something. */
export async function useKeys(account: Account): Promise<void> {
  const nightly = await call(account, keys.create, { body: { name: 'Nightly import' } });
  await call(account, keys.create, {
    body: { name: 'Weekly report for the hiring team', permissions: ['read'] },
  });
  const program = { ...account, token: nightly.key };
  for (let n = 0; n < 12; n++) await send(program, batches.list, {});
  await send(program, analytics.match, {
    fields: { candidate_text: candidate('grace-wanjiru').text, job_text: JOB_TEXT },
  });
}

const PAGE = at('api-keys', '/api-keys', 'API Keys');
const FORM = then('api-key-form', PAGE, async (page) => {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('a/b');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Key name can only contain/)).toBeVisible();
});

/** The page of keys with its questions. */
export const KEY_STOPS: readonly Stop[] = [
  PAGE,
  FORM,
  then('api-key-remove', PAGE, async (page) => {
    await page.getByRole('button', { name: 'Remove Nightly import' }).click();
    await expect(page.getByRole('dialog', { name: /^Remove/ })).toBeVisible();
  }),
];

/** Where the plan allows one key: it is made and shown, which leaves the page at its limit. */
export function firstKeyStops(account: Account): readonly Stop[] {
  const made: Stop = {
    name: 'api-key-made',
    async open(page) {
      await PAGE.open(page);
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Careers page');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Key' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText(/^You have not copied/)).toBeVisible();
    },
  };
  return [made, limitStop(account)];
}

/** The page at its limit, also where its picture is the only one that is wanted. */
function limitStop(account: Account): Stop {
  return {
    name: 'api-keys-limit',
    async open(page) {
      const { api_keys: made } = await call(account, keys.list, {});
      if (made.length === 0) await call(account, keys.create, { body: { name: 'Careers page' } });
      await PAGE.open(page);
      await expect(page.getByText(/^API key limit \(1\) reached/)).toBeVisible();
    },
  };
}
