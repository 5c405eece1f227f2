import { expect, type Page } from '@playwright/test';
import { at, type Stop, then } from '../tour/stop';

const PAGE = at('settings', '/settings', 'Settings');

/** What every section reads for itself. */
const READS =
  /\/api\/(users\/(settings|notification-preferences|usage-stats)|auth\/(sessions|passkeys|second-factor)|audit-log)/;

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Full name' });

/** The settings with something refused, with their questions, and with nothing that can be read. */
export const SETTINGS_STOPS: readonly Stop[] = [
  {
    name: 'settings-refused',
    async open(page) {
      await PAGE.open(page);
      await nameField(page).fill('I');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('imogen at home');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please provide a valid email address').first()).toBeVisible();
    },
    leave: discard,
  },
  {
    name: 'settings-leave',
    async open(page) {
      await PAGE.open(page);
      await nameField(page).fill('Imogen F. Fairweather');
      await page.getByRole('link', { name: 'Plan and billing' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Stay' }).click();
      await discard(page);
    },
  },
  then('settings-delete', PAGE, async (page) => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByRole('textbox').fill('somebody@example.com');
    await page.keyboard.press('Enter');
    await expect(question.getByText(/to confirm\.$/)).toBeVisible();
  }),
  then('settings-person', PAGE, async (page) => {
    await findSomebody(page);
    await page.getByRole('button', { name: 'Erase this person' }).scrollIntoViewIfNeeded();
  }),
  then('settings-erase-person', PAGE, async (page) => {
    await findSomebody(page);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    await expect(page.getByRole('dialog', { name: /^Erase / })).toBeVisible();
  }),
  {
    name: 'settings-failed',
    async open(page) {
      const nothing = { status: 403, json: {} };
      await page.route(READS, (route) => route.fulfill(nothing));
      await PAGE.open(page);
      await expect(page.getByText('The activity could not be loaded.')).toBeVisible();
    },
    leave: (page) => page.unroute(READS),
  },
];

/** Somebody who stands in more than one batch of the pictures. */
async function findSomebody(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a person' }).fill('brandt');
  await page.getByRole('list', { name: 'People found' }).getByRole('checkbox').first().check();
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click();
}
