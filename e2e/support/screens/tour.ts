import type { BatchJob } from '@candor/domain/model/batch';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { csvUpload, rowsOf } from '../batches';
import { CANDIDATES, JOB_TEXT } from '../samples';
import { chooseFile, fillJob } from './new-batch';

/** One screen in one state: how to get there, and the name it goes by in reports and pictures. */
export type Stop = { name: string; open(page: Page): Promise<void> };

async function settled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

function at(name: string, path: string, heading: string | RegExp): Stop {
  return {
    name,
    async open(page) {
      await page.goto(path);
      await settled(page, heading);
    },
  };
}

/** From this width on the best candidate is open already, in pixels. */
const SPLIT_FROM = 1280;

/** Waits for the pane of the best candidate, opening it where there is no room for it beside the table. */
async function openBest(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < SPLIT_FROM) await page.keyboard.press('j');
  await expect(page.getByRole('tab', { name: 'Evidence' })).toBeVisible();
}

/** Every public screen. */
export const PUBLIC_STOPS: readonly Stop[] = [
  at('comparison', '/comparison', 'Know why, before you call.'),
  at('pricing', '/pricing', 'Pay for candidates read'),
  at('login', '/login', 'Sign in'),
  at('login-expired', '/login?reason=session_expired', 'Sign in'),
  {
    name: 'signup-refused',
    async open(page) {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
      await expect(page.getByRole('alert')).toContainText('Validation failed');
    },
  },
  at('forgot-password', '/forgot-password', 'Forgot your password?'),
  at('new-password', '/forgot-password?token=abc', 'Set a new password'),
  at('confirm-email', '/confirm-email', 'Confirm your e-mail'),
  at('not-found', '/no/such/page', 'Page not found'),
];

/** Every screen of an account before its first batch. */
export const FIRST_DAY_STOPS: readonly Stop[] = [
  at('dashboard-first-day', '/dashboard', 'Dashboard'),
  at('analytics-first-day', '/analytics', 'Analytics'),
];

/** Every screen of an account that has scored this batch. Needs a browser that is signed in. */
export function workingStops(job: BatchJob): readonly Stop[] {
  const results = `/analytics?batchId=${job.batch_job_id}`;
  return [
    at('results', results, job.jobTitle),
    {
      name: 'results-evidence',
      async open(page) {
        await page.goto(results);
        await settled(page, job.jobTitle);
        await openBest(page);
        await page.keyboard.press('e');
        await expect(page.locator('mark[data-on="true"]').first()).toBeVisible();
      },
    },
    {
      name: 'results-questions',
      async open(page) {
        await page.goto(results);
        await settled(page, job.jobTitle);
        await openBest(page);
        await page.getByRole('tab', { name: /^Questions/ }).click();
        await expect(page.getByRole('tabpanel', { name: /^Questions/ })).toBeVisible();
      },
    },
    at('analytics', '/analytics', 'Analytics'),
    at('billing', '/billing', 'Billing'),
    {
      name: 'dashboard',
      async open(page) {
        await page.goto('/dashboard');
        await settled(page, 'Dashboard');
        await fillJob(page, JOB_TEXT);
        await expect(page.getByText(/^\d+ requirements found$/)).toBeVisible();
        const field = page.getByRole('button', { name: /^Remove / });
        if ((await field.count()) === 0) {
          await chooseFile(
            page,
            csvUpload(rowsOf(CANDIDATES.slice(0, 12)), 'ridership-spring.csv'),
          );
        }
        await expect(page.getByText(/rows\. /)).toBeVisible();
      },
    },
  ];
}
