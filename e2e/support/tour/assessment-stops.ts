import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { at, type Stop, then } from './stop';

/** A job whose requirements suggest steps of every kind. */
export const ASSESSED_JOB = readFileSync(
  path.resolve(import.meta.dirname, '../../samples/data-engineer/job.txt'),
  'utf8',
);

export const NEW_ASSESSMENT = at(
  'assessment-new',
  '/invitations/assessments/new',
  'New assessment',
);

/** Pastes a job and asks what steps it suggests. */
export async function suggestSteps(page: Page, jobText: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Job description' }).fill(jobText);
  await page.getByRole('button', { name: 'Suggest steps' }).click();
}

/** What is written and not saved asks before it is left, and comes back: neither belongs into the next stop. */
export function unsaved(stop: Stop): Stop {
  return {
    ...stop,
    async leave(page) {
      page.once('dialog', (dialog) => void dialog.accept());
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      page.removeAllListeners('dialog');
    },
  };
}

/** The list without an assessment. */
export const NO_ASSESSMENT_STOP = then(
  'assessments-none',
  at('', '/invitations/assessments', 'Assessments'),
  (page) => expect(page.getByText('No assessments yet')).toBeVisible(),
);

/** The builder with what a job suggests. */
export const DRAFTED_ASSESSMENT_STOP = unsaved(
  then('assessment-drafted', NEW_ASSESSMENT, async (page) => {
    await suggestSteps(page, ASSESSED_JOB);
    await expect(
      page.getByRole('button', { name: /Experience as a data engineer/, expanded: true }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Answer 1', exact: true })).toBeVisible();
  }),
);
