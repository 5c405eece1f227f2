import { expect } from '@playwright/test';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';
import type { AtsPlaces } from './ats-world';

/** A page that stands when it shows this. */
function shown(name: string, path: string, text: RegExp): Stop {
  return then(name, at('', path, /./), (page) =>
    expect(page.getByText(text).first()).toBeVisible(),
  );
}

/** The reports of partners: a job, one of its applications, and the patterns over all. */
export function atsReportStops({ scored, unscored, assessment, unread }: AtsPlaces): Stop[] {
  const job = shown('ats-job', `/integrations/ashby/jobs/${scored}`, /^24 candidates$/);
  const unstarted = shown(
    'ats-job-unscored',
    `/integrations/ashby/jobs/${unscored}`,
    /^12 candidates have applied/,
  );
  const application = shown(
    'ats-assessment',
    `/integrations/ashby/assessments/${assessment}`,
    /You decide\.$/,
  );
  const score = /^Score \d+ candidates$/;
  const asked = over('ats-score', unstarted, DIALOG, async (page) => {
    await page.getByRole('button', { name: score }).click();
    await expect(page.getByRole('dialog', { name: score })).toBeVisible();
  });
  return [
    job,
    then('ats-job-nobody', job, async (page) => {
      await page.getByRole('searchbox').fill('nobody at all');
      await expect(page.getByText('No candidate matches')).toBeVisible();
    }),
    unstarted,
    asked,
    over('ats-score-no-text', asked, DIALOG, async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: score }).click();
      await expect(page.getByRole('textbox', { name: 'Job description' })).toBeVisible();
    }),
    application,
    then('ats-assessment-evidence', application, async (page) => {
      await page.getByRole('button', { name: 'Next evidence' }).click();
    }),
    shown(
      'ats-assessment-unread',
      `/integrations/ashby/assessments/${unread}`,
      /^This application could not be read$/,
    ),
    shown(
      'ats-unknown-job',
      '/integrations/ashby/jobs/nobody-knows-this',
      /^This job was not found$/,
    ),
    at('ats-short-id', '/integrations/ashby/jobs/short', 'Job report'),
    shown('ats-meta', '/assessment-meta-analytics', /^From Ashby/),
    shown(
      'ats-meta-not-connected',
      '/assessment-meta-analytics?ats=greenhouse',
      /^Connect Greenhouse/,
    ),
  ];
}
