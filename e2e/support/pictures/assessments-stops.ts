import { assessments } from '@candor/domain/api/assessments';
import type { AssessmentBody } from '@candor/domain/model/assessment';
import { expect } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { ASSESSED_JOB, NEW_ASSESSMENT, suggestSteps, unsaved } from '../tour/assessment-stops';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';

/** Builds two assessments of a job, as its requirements suggest them, and answers the id of the longer one. */
export async function buildAssessments(account: Account): Promise<string> {
  const body = { job_description_text: ASSESSED_JOB };
  const draft = await call(account, assessments.draft, { body });
  const whole: AssessmentBody = {
    title: 'Data engineers, first round',
    job_title: draft.job_title,
    company: 'Tidewater Transit Group',
    contact_email: account.email,
    job_description_text: ASSESSED_JOB,
    milestones: draft.milestones,
    time_limit_minutes: 90,
    show_result: true,
  };
  const short: AssessmentBody = {
    ...whole,
    title: 'Short questions before the first call',
    time_limit_minutes: null,
    milestones: draft.milestones.slice(0, 1),
  };
  await call(account, assessments.create, { body: short });
  return (await call(account, assessments.create, { body: whole })).assessment_id;
}

const LIST = at('', '/invitations/assessments', 'Assessments');
const UNKNOWN = at(
  '',
  '/invitations/assessments/00000000-0000-4000-8000-000000000000',
  'Assessment',
);
const READS = /\/api\/assessments\?/;

/** The way to a first assessment, and what stands against it. */
export const FIRST_ASSESSMENT_STOPS: readonly Stop[] = [
  NEW_ASSESSMENT,
  then('assessment-new-refused', NEW_ASSESSMENT, async (page) => {
    await suggestSteps(page, 'Too short');
    await expect(page.getByText(/at least 50 characters$/).last()).toBeVisible();
  }),
  then('assessment-new-nothing-read', NEW_ASSESSMENT, async (page) => {
    await suggestSteps(
      page,
      'We are nice people and look forward to whoever comes along to see us here.',
    );
    await expect(page.getByText('No requirement was read from this text')).toBeVisible();
  }),
  unsaved(
    then('assessment-problems', NEW_ASSESSMENT, async (page) => {
      await page.getByRole('button', { name: 'Start from an empty assessment' }).click();
      await page.getByRole('button', { name: 'Save assessment' }).click();
      await expect(page.getByText(/things to fix$/)).toBeVisible();
    }),
  ),
];

/** The list, and one of them while it is changed. */
export function assessmentStops(id: string): readonly Stop[] {
  const list = then('assessments', LIST, (page) => expect(page.getByRole('table')).toBeVisible());
  const open = at('assessment', `/invitations/assessments/${id}`, /^Data engineers/);
  const edited = then('assessment-edited', open, async (page) => {
    await expect(
      page.getByRole('button', { name: /Experience as a data engineer/, expanded: true }),
    ).toBeVisible();
    await page
      .getByRole('textbox', { name: 'What to know first' })
      .fill('Two million journeys a day.');
    await page.getByRole('button', { name: 'Remove answer 2' }).click();
  });
  return [
    list,
    over('assessments-remove', list, DIALOG, async (page) => {
      await page.getByRole('button', { name: /^More about Short/ }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(page.getByRole('dialog', { name: /^Remove “Short/ })).toBeVisible();
    }),
    open,
    unsaved(edited),
    unsaved(
      over('assessment-preview', edited, DIALOG, async (page) => {
        await page.getByRole('button', { name: 'More about step 4' }).click();
        await page.getByRole('menuitem', { name: 'Preview' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }),
    ),
    unsaved(
      over('assessment-leave', edited, DIALOG, async (page) => {
        await page.getByRole('link', { name: 'All assessments' }).click();
        await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      }),
    ),
    then('assessment-unknown', UNKNOWN, (page) =>
      expect(page.getByText('No such assessment')).toBeVisible(),
    ),
    {
      name: 'assessments-failed',
      async open(page) {
        await page.route(READS, (route) => route.fulfill({ status: 403, json: {} }));
        await page.goto('/invitations/assessments');
        await expect(page.getByText('Your assessments could not be loaded')).toBeVisible();
      },
      leave: (page) => page.unroute(READS),
    },
  ];
}
