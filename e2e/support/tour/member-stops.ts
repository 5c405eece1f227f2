import { expect } from '@playwright/test';
import { csvUpload, rowsOf } from '../batches';
import { CANDIDATES, JOB_TEXT } from '../samples';
import { chooseFile, fillJob } from '../screens/new-batch';
import { DRAFTED_ASSESSMENT_STOP, NO_ASSESSMENT_STOP } from './assessment-stops';
import { at, DIALOG, over, type Stop, then } from './stop';

/** Every screen of an account before its first batch. */
export const FIRST_DAY_STOPS: readonly Stop[] = [
  at('dashboard-first-day', '/dashboard', 'Dashboard'),
  at('analytics-first-day', '/analytics', 'Analytics'),
  at('api-keys-first-day', '/api-keys', 'API Keys'),
  NO_ASSESSMENT_STOP,
];

const DASHBOARD = at('dashboard', '/dashboard', 'Dashboard');
const BEFORE_SENDING = then('dashboard-filled', DASHBOARD, async (page) => {
  await fillJob(page, JOB_TEXT);
  await expect(page.getByText(/^\d+ requirements found$/)).toBeVisible();
  if ((await page.getByRole('button', { name: /^Remove / }).count()) === 0) {
    await chooseFile(page, csvUpload(rowsOf(CANDIDATES.slice(0, 12)), 'ridership-spring.csv'));
  }
  await expect(page.getByRole('list', { name: 'What was found in the file' })).toBeVisible();
});

/** On a plan without it the page says what opens it. */
const META = then(
  'meta-analytics',
  at('', '/meta-analytics', /Meta Analytics|Premium Feature/),
  (page) => expect(page.getByText(/^From your batches|Part of Professional/)).toBeVisible(),
);

/** Every screen of an account with some work behind it, but for the results themselves. */
export const MEMBER_STOPS: readonly Stop[] = [
  DASHBOARD,
  BEFORE_SENDING,
  over('rubric-editor', BEFORE_SENDING, DIALOG, async (page) => {
    await page.getByRole('button', { name: 'Review the requirements' }).click();
    await expect(page.getByRole('dialog', { name: 'Review the requirements' })).toBeVisible();
  }),
  at('analytics', '/analytics', 'Analytics'),
  META,
  at('billing', '/billing', 'Billing'),
  at('settings', '/settings', 'Settings'),
  then('support', at('', '/support', 'Support'), async (page) => {
    await expect(page.getByRole('button', { name: 'Start conversation' })).toBeVisible();
    await expect(page.getByText('No tickets yet')).toBeVisible();
  }),
  at('invitations', '/invitations', 'Invitations'),
  at('integrations', '/integrations', 'Integrations'),
  DRAFTED_ASSESSMENT_STOP,
  then('not-found-member', at('', '/no/such/page', 'Page not found'), (page) =>
    expect(page.getByRole('button', { name: /^Find a person/ })).toBeVisible(),
  ),
  over('palette', DASHBOARD, DIALOG, async (page) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('en');
    await expect(palette.getByRole('option').first()).toBeVisible();
  }),
  over('shortcuts', DASHBOARD, DIALOG, async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  }),
  over('notifications', DASHBOARD, DIALOG, async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  }),
  {
    name: 'offline',
    async open(page) {
      await DASHBOARD.open(page);
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    },
    leave: (page) => page.context().setOffline(false),
  },
];
