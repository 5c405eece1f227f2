import { staff } from '@candor/domain/api/staff';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { at, type Stop, then } from '../tour/stop';

const PAGE = at('', '/staff', 'Accounts');
const LIST = then('staff', PAGE, (page) => expect(page.getByRole('table')).toBeVisible());
const READS = /\/api\/staff\//;

/** Gives an account a history of changes. */
export async function changeContract(member: Account, user: Account): Promise<void> {
  const params = { id: user.id };
  const changes = [
    { invitation_credits: 12, reason: 'Goodwill after the outage of last week' },
    { is_integration_partner: true, api_key_limit: 40, reason: 'Partner contract 2026-14' },
  ];
  for (const body of changes) await call(member, staff.change, { params, body });
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** The console of the staff, with one account that was changed. */
export function staffStops(user: Account): readonly Stop[] {
  const account = at('staff-user', `/staff/users/${user.id}`, user.name);
  return [
    LIST,
    then('staff-nobody', LIST, async (page) => {
      await page.getByRole('searchbox').fill('nobody at all');
      await expect(page.getByText('No account matches')).toBeVisible();
    }),
    account,
    then('staff-refused', account, async (page) => {
      await field(page, 'API keys').fill('many');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
    }),
    then('staff-suspend', account, async (page) => {
      await page.getByRole('switch', { name: /^Suspended/ }).press('Space');
      await field(page, 'Reason').fill('Complaint of a candidate');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Suspend this account?' })).toBeVisible();
    }),
    then(
      'staff-unknown',
      at('', '/staff/users/00000000-0000-4000-8000-000000000000', 'Account'),
      (page) => expect(page.getByText('No such account')).toBeVisible(),
    ),
    {
      name: 'staff-failed',
      async open(page) {
        await page.route(READS, (route) => route.fulfill({ status: 403, json: {} }));
        await PAGE.open(page);
        await expect(page.getByText('The accounts could not be loaded')).toBeVisible();
      },
      leave: (page) => page.unroute(READS),
    },
  ];
}
