import { users } from '@candor/domain/api/users';
import type { Integration } from '@candor/domain/model/ats';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { inSection, openSettings, settingsServer, someSettings } from '../testing/open-settings';

const ASHBY: Integration = {
  ats_type: 'ashby',
  status: 'connected',
  connected: true,
  key_last4: 'Zx9q',
  connected_at: '2026-02-10T09:00:00.000Z',
  last_sync: '2026-03-01T09:00:00.000Z',
  error_message: null,
  problem: null,
  syncing: false,
  receives_events: false,
  available: true,
  missing_permissions: [],
  health: null,
};
const GREENHOUSE: Integration = {
  ...ASHBY,
  ats_type: 'greenhouse',
  status: 'not_connected',
  connected: false,
  connected_at: null,
  last_sync: null,
  key_last4: null,
};
const PLANNED: Integration = { ...GREENHOUSE, ats_type: 'more', status: 'planned' };

test('each system says how it is, and the page that changes it is one step away', async () => {
  const server = settingsServer();
  const integrations = [ASHBY, GREENHOUSE, PLANNED];
  server.on(users.settings, { body: someSettings({ integrations }) });
  await openSettings({ server });
  const lines = await inSection('integrations').findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^AshbyConnectedLast read /),
    'GreenhouseNot connected',
  ]);
  expect(
    inSection('integrations').getByRole('link', { name: 'Open Integrations' }),
  ).toHaveAttribute('href', paths.integrations);
});

test('integrations that cannot be loaded say what is missing', async () => {
  const server = settingsServer();
  server.on(users.settings, refusal('service_unavailable'));
  await openSettings({ server });
  const words = 'Your integrations could not be loaded.';
  expect(await inSection('integrations').findByText(words)).toBeVisible();
});
