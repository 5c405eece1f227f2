import { analytics } from '@candor/domain/api/analytics';
import { keys } from '@candor/domain/api/keys';
import { users } from '@candor/domain/api/users';
import type { ApiKey } from '@candor/domain/model/api-key';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aQuota } from '../../testing/samples';

const NIGHTLY: ApiKey = {
  id: 'key-00000001',
  key: '****Zx9q',
  name: 'Nightly import',
  candidates_processed: 240,
  usage_count: 31,
  last_used: '2026-03-01T09:00:00.000Z',
  is_active: true,
  created_at: '2026-01-10T09:00:00.000Z',
  permissions: ['read', 'write'],
};
const FULL_KEY = 'candor_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

async function open(listed: readonly ApiKey[] = [NIGHTLY], limits = { used: 1, limit: 3 }) {
  const server = aServer();
  server.on(keys.list, { body: { api_keys: listed } });
  server.on(analytics.apiKeys, {
    body: {
      start_date: '2026-02-01',
      end_date: '2026-03-02',
      api_keys_used: limits.used,
      api_keys_limit: limits.limit,
      api_keys: listed.map((key) => ({
        ...key,
        usage_by_day: [
          { date: '2026-03-01', value: 4 },
          { date: '2026-03-02', value: 7 },
        ],
      })),
    },
  });
  server.on(users.quotaStatus, {
    body: aQuota({ api_keys_used: limits.used, api_keys_limit: limits.limit }),
  });
  server.on(keys.create, {
    status: 201,
    body: { ...NIGHTLY, id: 'key-00000002', name: 'Weekly report', key: FULL_KEY },
  });
  await renderApp(paths.apiKeys, { server });
  await screen.findByRole('heading', { level: 1, name: 'API Keys' });
  return server;
}

async function create(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  return dialog;
}

test('a key is listed with everything that is known of it, and never whole', async () => {
  await open();
  const row = (await screen.findByText('Nightly import')).closest('tr');
  expect(row).toHaveTextContent('key-00000001');
  for (const words of ['****Zx9q', 'may read and write', 'read, write', 'Active', '31', '240']) {
    expect(row).toHaveTextContent(words);
  }
  expect(row).toHaveTextContent(/Last used \w+ ago, created (Jan 10|10 Jan)/);
  expect(
    screen.getByRole('img', { name: '11 calls in the last 30 days, most on one day 7' }),
  ).toBeVisible();
  expect(screen.getByText('1 of 3 keys used')).toBeVisible();
});

test.each([
  ['', 'This field is required'],
  ['ab', 'Must be at least 3 characters long'],
  ['a/b/c', 'Key name can only contain letters, numbers, spaces, hyphens, and underscores'],
])('the name %j is refused before anything is sent', async (name, sentence) => {
  const server = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  const dialog = await screen.findByRole('dialog');
  if (name) await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(server.requestsTo(keys.create)).toEqual([]);
});

test('a refusal of the server stays in the dialog with what was typed', async () => {
  const server = await open();
  server.on(keys.create, refusal('conflict', { detail: 'A key with this name already exists.' }));
  const dialog = await create('Nightly import');
  expect(await within(dialog).findByText('A key with this name already exists.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Nightly import');
});

test('a limit reached elsewhere meanwhile is reported in the dialog, with a link to the plans', async () => {
  const server = await open();
  const limited = { limit_type: 'api_key_limit', limit: 3, used: 3, plan_type: 'starter' };
  server.on(keys.create, refusal('api_key_limit_exceeded', limited));
  const dialog = await create('Weekly report');
  const problem = await within(dialog).findByRole('alert');
  expect(problem).toHaveTextContent(
    'API key limit (3) exceeded for starter plan. Upgrade to create more keys.',
  );
  expect(within(problem).getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    paths.pricing,
  );
});

test('a new key may be limited to reading', async () => {
  const server = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create key' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Weekly report');
  await userEvent.click(screen.getByRole('radio', { name: 'Read only' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  await screen.findByDisplayValue(FULL_KEY);
  expect(JSON.parse(String(server.requestsTo(keys.create)[0]?.body))).toEqual({
    name: 'Weekly report',
    permissions: ['read'],
  });
});

test('a new key is shown once, and closing before it was saved asks first', async () => {
  await open();
  const dialog = await create('Weekly report');
  expect(await within(dialog).findByDisplayValue(FULL_KEY)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await within(dialog).findByText(/You have not copied or saved it yet/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByDisplayValue(FULL_KEY)).toBeNull();
});

test('a key that was copied needs no question', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Weekly report');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }));
  await user.click(await screen.findByRole('button', { name: 'Copy key' }));
  expect(await screen.findByText('Copied to the clipboard.')).toBeVisible();
  expect(await window.navigator.clipboard.readText()).toBe(FULL_KEY);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('at the limit no further key can be created, and the way to get more is shown', async () => {
  await open([NIGHTLY], { used: 1, limit: 1 });
  expect(await screen.findByText('API key limit (1) reached.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create key' })).toBeDisabled();
  const [upgrade] = screen.getAllByRole('link', { name: 'Upgrade Plan' });
  expect(upgrade).toHaveAttribute('href', paths.pricing);
});

test('removing names the key and its last use; a failure keeps the question open', async () => {
  const server = await open();
  server.on(keys.remove, refusal('service_unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nightly import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Nightly import”?' });
  expect(dialog).toHaveTextContent(/ending in Zx9q/);
  expect(dialog).toHaveTextContent(/Last used .*, 31 calls so far\./);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove key' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  server.on(keys.remove, { status: 204 });
  server.on(keys.list, { body: { api_keys: [] } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove key' }));
  expect(await screen.findByText('No API keys yet')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Keys' })).toHaveFocus();
});

test('a key that was removed elsewhere meanwhile is said to be gone, and is', async () => {
  const server = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Nightly import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove “Nightly import”?' });
  server.on(keys.remove, refusal('not_found'));
  server.on(keys.list, { body: { api_keys: [] } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove key' }));
  expect(await screen.findByText('“Nightly import” had been removed already')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('No API keys yet')).toBeVisible();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const server = aServer();
  server.on(keys.list, refusal('service_unavailable'));
  await renderApp(paths.apiKeys, { server });
  expect(await screen.findByText('The API keys could not be loaded')).toBeVisible();
  server.on(keys.list, { body: { api_keys: [NIGHTLY] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nightly import')).toBeVisible();
});
