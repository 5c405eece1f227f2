import type { BatchJob } from '@candor/domain/model/batch';
import { expect, type Route } from '@playwright/test';
import { answering, at, type Stop } from '../tour/stop';

const refuse = (status: number) => (route: Route) => route.fulfill({ status, json: {} });

/** A screen whose own reads are refused, once it says so. */
function failing(name: string, path: string, reads: RegExp, said: string | RegExp): Stop {
  return answering(name, reads, refuse(403), async (page) => {
    await page.goto(path);
    await expect(page.getByText(said).first()).toBeVisible();
  });
}

/** The same of reads that may pass in a moment, after the last of the tries they get by themselves. */
function passing(name: string, path: string, reads: RegExp, said: string | RegExp): Stop {
  return answering(name, reads, refuse(503), async (page) => {
    await page.goto(path);
    await expect(page.getByText(said).first()).toBeVisible({ timeout: 30_000 });
  });
}

/** Every other screen of an account while a read of it is refused or fails. */
export function failingStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  return [
    failing(
      'dashboard-failed',
      '/dashboard',
      /\/api\/(analytics\/(dashboard|usage)|v1\/batch-jobs(\?.*)?$)/,
      /could not be loaded/,
    ),
    failing('analytics-usage-failed', '/analytics', /\/api\/analytics\//, /Your usage could not/),
    failing('api-keys-failed', '/api-keys', /\/api\/keys/, 'The API keys could not be loaded'),
    failing('own-terms-failed', '/own-terms', /\/api\/v1\/terms/, /Your terms could not/),
    failing(
      'sources-failed',
      '/sources',
      /\/api\/v1\/(saved-sources|source-schedules)/,
      /Your sources could not/,
    ),
    passing(
      'meta-analytics-failed',
      '/meta-analytics',
      /\/api\/analytics\/meta/,
      'Failed to load strategic analytics',
    ),
    failing('integrations-failed', '/integrations', /\/api\/users\/integrations/, /could not be/),
    answering('share-dialog-failed', /\/shares$/, refuse(403), async (page) => {
      await page.goto(address);
      const share = page.getByRole('button', { name: /^Share/ }).first();
      await share.click();
      await expect(page.getByRole('dialog', { name: /^Share with/ })).toBeVisible();
      await expect(page.getByText(/could not be loaded/).first()).toBeVisible();
    }),
    answering('palette-failed', /\/api\/search/, refuse(403), async (page) => {
      await at('', '/dashboard', 'Dashboard').open(page);
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Search and commands' });
      await palette.getByRole('combobox').fill('imogen');
      await expect(palette.getByText(/could not be searched/).first()).toBeVisible();
    }),
  ];
}
