import type { BatchJob } from '@candor/domain/model/batch';
import { expect } from '@playwright/test';
import { answering, type Stop } from '../tour/stop';
import type { AtsPlaces } from './ats-world';

const never = () => new Promise<void>(() => undefined);

/** A stand-in is shown only where the wait is worth it, in milliseconds. */
const STAND_IN_MS = 900;

/** A screen whose own reads get no answer; its frame stands. */
function waiting(name: string, path: string, reads: RegExp, heading: string | RegExp = /./): Stop {
  return answering(name, reads, never, async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForTimeout(STAND_IN_MS);
  });
}

/** Every other screen of an account while it waits for what it shows. */
export function waitingStops(job: BatchJob): readonly Stop[] {
  const address = `/analytics?batchId=${job.batch_job_id}`;
  return [
    waiting('api-keys-loading', '/api-keys', /\/api\/(keys|analytics\/api-keys)/, 'API Keys'),
    waiting('own-terms-loading', '/own-terms', /\/api\/v1\/terms/),
    waiting('sources-loading', '/sources', /\/api\/v1\/(saved-sources|source-schedules|sources)/),
    waiting('billing-loading', '/billing', /\/api\/billing\//, 'Billing'),
    waiting(
      'settings-loading',
      '/settings',
      /\/api\/(users\/(settings|notification-preferences|usage-stats)|auth\/(sessions|passkeys|second-factor)|audit-log)/,
      'Settings',
    ),
    waiting('support-loading', '/support', /\/api\/support\/tickets/, 'Support'),
    waiting('invitations-loading', '/invitations', /\/api\/invitations\//, 'Invitations'),
    waiting('assessments-loading', '/invitations/assessments', /\/api\/assessments/),
    waiting('integrations-loading', '/integrations', /\/api\/users\/integrations/),
    waiting('meta-analytics-loading', '/meta-analytics', /\/api\/analytics\/meta/),
    waiting('compare-loading', `${address}&compare=a%20b`, /\/results-full|\/candidates\//),
  ];
}

/** The same of what partners alone see. */
export function partnerWaitingStops({ scored, assessment }: AtsPlaces): readonly Stop[] {
  return [
    waiting('integrations-hub-loading', '/integrations', /\/api\/proxy\//, 'Integrations'),
    waiting('ats-job-loading', `/integrations/ashby/jobs/${scored}`, /\/api\/proxy\//),
    waiting(
      'ats-assessment-loading',
      `/integrations/ashby/assessments/${assessment}`,
      /\/api\/proxy\//,
    ),
    waiting('ats-meta-loading', '/assessment-meta-analytics', /assessment-meta$|\/api\/proxy\//),
  ];
}
