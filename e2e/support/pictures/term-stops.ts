import { terms } from '@candor/domain/api/terms';
import { ImportTermsBody } from '@candor/domain/model/term';
import { expect } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { fillJob } from '../screens/new-batch';
import { at, type Stop, then } from '../tour/stop';

const JOB_TEXT = `Operations Lead, Ferry Terminal

Requirements
- Experience with Kostra Berth
- Knowledge of Veldt and PostgreSQL
- Forklift licence
- Shift planning for more than ten people`;

/** Gives an account words of its own. */
export async function teachTerms(account: Account): Promise<void> {
  const body = ImportTermsBody.parse({
    terms: [
      {
        name: 'Harbourline',
        kind: 'tool',
        aliases: ['Harbourline 4', 'HBL4'],
        broader: ['PostgreSQL', 'Logistics'],
        related: ['SAP'],
      },
      { name: 'Quayside method', kind: 'method', broader: ['Lean manufacturing'] },
      {
        name: 'Vision',
        kind: 'tool',
        aliases: ['Vision Berth'],
        context: ['berth', 'quay', 'crane'],
      },
    ],
  });
  await call(account, terms.import, { body });
}

const PAGE = then('own-terms', at('', '/own-terms', 'Own terms'), async (page) => {
  await expect(page.getByRole('button', { name: 'Edit Harbourline' })).toBeVisible();
});
const REVIEW = then('review-unknown', at('', '/dashboard', 'Dashboard'), async (page) => {
  await fillJob(page, JOB_TEXT);
  await page.getByRole('button', { name: 'Review the requirements' }).click();
  await expect(page.getByRole('button', { name: /^Teach this term/ }).first()).toBeVisible();
});

/** The page of own terms, and how a requirement leads to it. */
export const TERM_STOPS: readonly Stop[] = [
  PAGE,
  then('own-terms-form', PAGE, async (page) => {
    await page.getByRole('button', { name: 'Teach a term' }).click();
    await page.getByRole('textbox', { name: 'Term', exact: true }).fill('Team');
    await page.getByRole('textbox', { name: /^Knowing it shows/ }).fill('Docker, postg');
    await expect(page.getByRole('button', { name: 'PostgreSQL', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Only near these words' })).toBeVisible();
  }),
  REVIEW,
  then('review-teach', REVIEW, async (page) => {
    await page
      .getByRole('button', { name: /^Teach this term/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Teach a term' })).toBeVisible();
  }),
];

/** Before anything was taught. */
export const NO_TERMS_STOP: Stop = then(
  'own-terms-first-day',
  at('', '/own-terms', 'Own terms'),
  async (page) => expect(page.getByText('No terms taught yet')).toBeVisible(),
);
