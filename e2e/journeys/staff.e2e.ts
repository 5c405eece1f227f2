import { audit } from '@candor/domain/api/audit';
import { batches } from '@candor/domain/api/batches';
import type { Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessibility';
import { openAccount } from '../support/accounts/account';
import { remember } from '../support/accounts/sign-in';
import { joinStaff } from '../support/accounts/staff';
import { call, send } from '../support/call';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';
import { newVisitor } from '../support/visitor';

async function expectGood(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('with the keyboard alone the staff change an account, suspend it and take that back; its owner reads of it', async ({
  page,
  account,
}) => {
  const owner = await openAccount(newVisitor());
  const mayWork = async () => (await send(owner, batches.list, {})).status;
  await joinStaff(account);
  await remember(page, account);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Account of ${account.name}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Staff console' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeFocused();

  await test.step('found by a part of the address', async () => {
    await tabTo(page, page.getByRole('searchbox', { name: 'Search accounts' }));
    await page.keyboard.type(owner.email.slice(0, 14));
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectGood(page, 'the list of accounts');
    await tabTo(page, page.getByRole('link', { name: owner.email }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: owner.name })).toBeFocused();
  });

  const changes = page.getByRole('region', { name: 'Changes' });
  await test.step('given credits, with a reason', async () => {
    await tabTo(page, field(page, 'Invitation credits'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await tabTo(page, field(page, 'Reason'));
    await page.keyboard.type('Goodwill after the outage');
    await page.keyboard.press('Enter');
    await expect(changes.getByText('Invitation credits: 12 (was 5)')).toBeVisible();
    await expectGood(page, 'an account');
    await expect(field(page, 'Reason')).toHaveValue('');
  });

  await test.step('suspended once that was confirmed', async () => {
    await tabTo(page, page.getByRole('switch', { name: /^Suspended/ }));
    await page.keyboard.press('Space');
    await tabTo(page, field(page, 'Reason'));
    await page.keyboard.type('Complaint');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Suspend this account?' });
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
    expect(await mayWork()).toBe(200);
    await tabTo(page, question.getByRole('button', { name: 'Suspend account' }));
    await page.keyboard.press('Enter');
    await expect(changes.getByText('Suspended: yes (was no)')).toBeVisible();
    expect(await mayWork()).toBe(403);
  });

  await test.step('and taken back', async () => {
    await tabTo(page, changes.getByRole('button', { name: 'Undo this change' }));
    await page.keyboard.press('Enter');
    await expect(changes.getByText('Suspended: no (was yes)')).toBeVisible();
    expect(await mayWork()).toBe(200);
  });

  const { entries } = await call(owner, audit.log, {});
  const byStaff = entries.filter(({ actor }) => actor.kind === 'staff');
  expect(byStaff.map(({ actor, action, details }) => [actor.id, action, details.reason])).toEqual([
    [null, 'contract.changed', 'Undone: Complaint'],
    [null, 'contract.changed', 'Complaint'],
    [null, 'contract.changed', 'Goodwill after the outage'],
    [null, 'account.viewed', undefined],
  ]);
});
