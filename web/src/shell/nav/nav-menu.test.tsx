import { users } from '@candor/domain/api/users';
import type { FeatureName } from '@candor/domain/rules/plans';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { aServer, renderApp } from '../../testing/render-app';
import { aSubscription, aUser } from '../../testing/samples';

/** Partners have their batches in a menu. */
async function openBatchTools(path: string, features: FeatureName[]) {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ features }) });
  await renderApp(path, { server, user: aUser({ is_integration_partner: true }) });
  const menu = await screen.findByRole('button', { name: 'Batch Tools' });
  await userEvent.click(menu);
  return { menu, item: await screen.findByRole('menuitem', { name: /^Analytics/ }) };
}

test('a menu that holds the open page is marked, and so is the page in it', async () => {
  const { menu, item } = await openBatchTools(paths.analytics, []);
  expect(menu).toHaveAttribute('aria-current', 'true');
  expect(item).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('menuitem', { name: /^Dashboard/ })).not.toHaveAttribute('aria-current');
});

test('a menu without the open page is not marked', async () => {
  const { menu, item } = await openBatchTools(paths.settings, []);
  expect(menu).not.toHaveAttribute('aria-current');
  expect(item).not.toHaveAttribute('aria-current');
});

test.each<[string, FeatureName[]]>([
  ['Meta Analytics Pro, Premium Only', []],
  ['Meta Analytics Pro', ['meta_analytics']],
])('in a menu a place wears its badge, too: %s', async (words, features) => {
  await openBatchTools(paths.analytics, features);
  expect(screen.getByRole('menuitem', { name: /^Meta/ }).textContent).toBe(words);
});

test('the sheet of a narrow screen says in words why a place is locked', async () => {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ features: [] }) });
  await renderApp(paths.analytics, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const meta = within(sheet.getByRole('link', { name: /^Meta Analytics/ }));
  expect(meta.getByText('Pro')).toBeVisible();
  expect(meta.getByText('Premium Only')).toBeVisible();
});

test.each([
  ['support', 1],
  ['user', 0],
] as const)('the sheet leads %s to the staff console in %d way', async (role, ways) => {
  await renderApp(paths.analytics, { user: aUser({ role }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const links = sheet.queryAllByRole('link', { name: 'Staff console' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(ways).fill(paths.staff));
});

test('the menu of the account is marked on staff pages, and so is the console in it', async () => {
  await renderApp(paths.staff, { user: aUser({ role: 'support' }) });
  const menu = await screen.findByRole('button', { name: /^Account of/ });
  expect(menu).toHaveAttribute('aria-current', 'true');
  await userEvent.click(menu);
  const item = await screen.findByRole('menuitem', { name: 'Staff console' });
  expect(item).toHaveAttribute('aria-current', 'page');
});
