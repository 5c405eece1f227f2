import { integrations } from '@candor/domain/api/integrations';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import {
  aConnection,
  aLinked,
  anAtsServer,
  cardOf,
  connect,
  openIntegrations,
  watchLeaving,
} from '../testing/open-integrations';

afterEach(() => {
  vi.restoreAllMocks();
});

const KEY = 'ashby_key_0123456789';

async function askForKey(server = anAtsServer()) {
  const app = await openIntegrations({ server });
  await userEvent.click((await cardOf('Ashby')).getByRole('button', { name: 'Connect Ashby' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Ashby' }));
  return { ...app, dialog };
}

async function give(key: string, dialog: ReturnType<typeof within>) {
  if (key) await userEvent.type(dialog.getByLabelText('Ashby API key'), key);
  await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
}

test('two systems can be connected, and a third one has neither a name nor a way to connect it', async () => {
  await openIntegrations();
  expect((await cardOf('Ashby')).getByText('Not connected')).toBeVisible();
  expect((await cardOf('Greenhouse')).getByText('Not connected')).toBeVisible();
  const planned = await cardOf('More coming');
  expect(planned.queryByRole('button')).toBeNull();
  expect(planned.getByRole('link', { name: 'Tell us which one' })).toHaveAttribute(
    'href',
    paths.support,
  );
});

test('before asking for the key it says where that comes from and whom the hub is for', async () => {
  const { dialog } = await askForKey();
  expect(dialog.getByText(/Admin, Integrations, API Keys/)).toBeVisible();
  expect(dialog.getByText(/The hub with its reports is for integration partners\.$/)).toBeVisible();
});

test('a key is hidden like a password until revealed', async () => {
  const { dialog } = await askForKey();
  expect(dialog.getByLabelText('Ashby API key')).toHaveAttribute('type', 'password');
  await userEvent.click(dialog.getByRole('button', { name: 'Show key' }));
  expect(dialog.getByLabelText('Ashby API key')).toHaveAttribute('type', 'text');
});

test.each([
  ['', messages.required],
  ['123456789', messages.minLength(10)],
])('the key %j is refused before anything is sent', async (key, sentence) => {
  const { dialog, server } = await askForKey();
  await give(key, dialog);
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(server.requestsTo(integrations.linkAshby)).toEqual([]);
});

test('a good key connects, and only its end is seen from then on', async () => {
  const server = anAtsServer();
  server.on(integrations.linkAshby, () => {
    const linked = aLinked('ashby');
    connect(server, [linked]);
    return { status: 201, body: linked };
  });
  const { dialog } = await askForKey(server);
  await give(KEY, dialog);
  const card = await cardOf('Ashby');
  expect(await card.findByText('Connected')).toBeVisible();
  expect(card.getByText('Zx9q')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ashby' })).toHaveFocus());
  const [request] = server.requestsTo(integrations.linkAshby);
  expect(request?.body).toContain(KEY);
});

test('a key that Ashby refuses is told at the field, and an Ashby that does not answer above it', async () => {
  const server = anAtsServer();
  server.on(
    integrations.linkAshby,
    refusal('validation_error', {
      errors: [{ field: 'ashby_api_key', message: serverMessages.ashbyKeyRefused }],
    }),
  );
  const { dialog } = await askForKey(server);
  await give(KEY, dialog);
  expect(await dialog.findByText(serverMessages.ashbyKeyRefused)).toBeVisible();
  expect(dialog.getByLabelText('Ashby API key')).toHaveAccessibleDescription(
    expect.stringContaining(serverMessages.ashbyKeyRefused),
  );
  const away = messages.atsUnavailable('Ashby');
  server.on(
    integrations.linkAshby,
    refusal('service_unavailable', { detail: away, ats_type: 'ashby' }),
  );
  await give('', dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(away);
  expect(dialog.queryByText(serverMessages.ashbyKeyRefused)).toBeNull();
  expect(dialog.getByLabelText('Ashby API key')).toHaveValue(KEY);
});

test('a key is changed for another one, and the focus returns to the button', async () => {
  const server = anAtsServer([aLinked('ashby')]);
  server.on(integrations.linkAshby, { status: 201, body: aLinked('ashby') });
  await openIntegrations({ server });
  const change = (await cardOf('Ashby')).getByRole('button', { name: 'Change key' });
  await userEvent.click(change);
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the Ashby key' }));
  await userEvent.type(dialog.getByLabelText('Ashby API key'), KEY);
  await userEvent.click(dialog.getByRole('button', { name: 'Change key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(change).toHaveFocus();
});

test('disconnecting says first what goes and what stays', async () => {
  const server = anAtsServer([aLinked('ashby')]);
  server.on(integrations.unlinkAshby, () => {
    connect(server, []);
    return { body: { success: true } };
  });
  await openIntegrations({ server });
  const card = await cardOf('Ashby');
  await userEvent.click(card.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Ashby?' }));
  expect(dialog.getByText(/The API key is erased here\..*Scores stay/s)).toBeVisible();
  expect(server.requestsTo(integrations.unlinkAshby)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await card.findByText('Not connected')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ashby' })).toHaveFocus());
});

test('who disconnects Greenhouse is told that Greenhouse still has the app', async () => {
  await openIntegrations({ server: anAtsServer([aLinked('greenhouse')]) });
  const card = await cardOf('Greenhouse');
  await userEvent.click(card.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText(/remove Candor in Greenhouse/)).toBeVisible();
});

test('a revoked key is reported with a remedy, next to earlier data', async () => {
  const sentence = messages.atsReconnect('Ashby');
  const refused = { status: 'error', problem: 'refused', error_message: sentence } as const;
  await openIntegrations({ server: anAtsServer([aLinked('ashby', refused)]) });
  const card = await cardOf('Ashby');
  // If the reconnect button is below it, there is no need to point to it.
  expect(card.getByRole('alert').textContent).toBe('Ashby does not let us in any more.');
  expect(card.getByText('Last read')).toBeVisible();
  expect(card.getByRole('button', { name: 'Reconnect Ashby' })).toBeVisible();
});

test('a restricted connection says what is missing', async () => {
  const partly = aLinked('ashby', { missing_permissions: ['candidates:read', 'jobs:read'] });
  await openIntegrations({ server: anAtsServer([partly]) });
  expect(
    (await cardOf('Ashby')).getByText(/^The permissions candidates:read and jobs:read are missing/),
  ).toBeVisible();
});

test('Greenhouse is connected on a page of its own', async () => {
  const server = anAtsServer();
  const connect_url = 'https://greenhouse.example.com/authorize?state=s1';
  server.on(integrations.connectGreenhouse, {
    body: { connect_url, state_expires_at: '2026-03-02T09:10:00.000Z' },
  });
  await openIntegrations({ server });
  const button = (await cardOf('Greenhouse')).getByRole('button', { name: 'Connect Greenhouse' });
  const assign = watchLeaving();
  await userEvent.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(connect_url));
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('why Greenhouse cannot be gone to is said on its card', async () => {
  const server = anAtsServer();
  server.on(
    integrations.connectGreenhouse,
    refusal('service_unavailable', { detail: messages.greenhouseNotSetUp }),
  );
  await openIntegrations({ server });
  const card = await cardOf('Greenhouse');
  await userEvent.click(card.getByRole('button', { name: 'Connect Greenhouse' }));
  expect(await card.findByRole('alert')).toHaveTextContent(messages.greenhouseNotSetUp);
});

test('an installation without Greenhouse says so and offers nothing that could not work', async () => {
  const server = anAtsServer([aConnection('greenhouse', { available: false })]);
  await openIntegrations({ server });
  const card = await cardOf('Greenhouse');
  expect(card.getByText('Not available')).toBeVisible();
  expect(card.getByText(messages.greenhouseNotSetUp, { exact: false })).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
  expect(card.getByRole('link', { name: 'Ask for it' })).toHaveAttribute('href', paths.support);
});

test('a system that does not answer says so on its card, where its state can be asked again', async () => {
  const server = anAtsServer([aLinked('ashby', { problem: 'unavailable' })]);
  await openIntegrations({ server });
  const card = await cardOf('Ashby');
  expect(card.getByText(messages.atsUnavailable('Ashby'))).toBeVisible();
  connect(server, [aLinked('ashby')]);
  await userEvent.click(card.getByRole('button', { name: 'Try Again' }));
  expect(await card.findByText('Connected')).toBeVisible();
  expect(card.queryByText(messages.atsUnavailable('Ashby'))).toBeNull();
});

test('what was connected before the installation lost Greenhouse can be ended', async () => {
  const server = anAtsServer([aLinked('greenhouse', { available: false })]);
  await openIntegrations({ server });
  const buttons = (await cardOf('Greenhouse')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Disconnect']);
});

test('the secret of the events is shown once, when it is made', async () => {
  const server = anAtsServer([aLinked('ashby')]);
  const address = 'https://candor.example.com/api/webhooks/ashby/c1';
  server.on(integrations.ashbyEvents, {
    status: 201,
    body: { url: address, secret: 'secret-of-events' },
  });
  await openIntegrations({ server });
  await userEvent.click((await cardOf('Ashby')).getByRole('button', { name: 'Events' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ashby events' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create an address' }));
  expect(await dialog.findByLabelText('Address')).toHaveValue(address);
  expect(dialog.getByLabelText('Address')).toHaveFocus();
  expect(dialog.getByLabelText('Secret')).toHaveValue('secret-of-events');
});

test.each(['Done', 'Close', '{Escape}'])(
  'leaving a secret that was not copied by %s asks first',
  async (way) => {
    const server = anAtsServer([aLinked('ashby')]);
    const body = { url: 'https://candor.example.com/api/webhooks/ashby/c1', secret: 'of-events' };
    server.on(integrations.ashbyEvents, { status: 201, body });
    await openIntegrations({ server });
    await userEvent.click((await cardOf('Ashby')).getByRole('button', { name: 'Events' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ashby events' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create an address' }));
    await dialog.findByLabelText('Secret');
    if (way === '{Escape}') {
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    } else await userEvent.click(dialog.getByRole('button', { name: way }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have not copied the secret yet',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close anyway' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a secret that was copied closes without a question', async () => {
  const server = anAtsServer([aLinked('ashby')]);
  const body = { url: 'https://candor.example.com/api/webhooks/ashby/c1', secret: 'of-events' };
  server.on(integrations.ashbyEvents, { status: 201, body });
  const user = userEvent.setup();
  await openIntegrations({ server });
  await user.click((await cardOf('Ashby')).getByRole('button', { name: 'Events' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ashby events' }));
  await user.click(dialog.getByRole('button', { name: 'Create an address' }));
  await user.click(await dialog.findByRole('button', { name: 'Copy the secret' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list that failed to load can be retried', async () => {
  const server = anAtsServer();
  server.on(integrations.list, refusal('service_unavailable'));
  await openIntegrations({ server });
  expect(await screen.findByText('Your integrations could not be loaded')).toBeVisible();
  connect(server, []);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Ashby' })).toBeVisible();
});

test('while none is connected, the first of the two is the main thing to do', async () => {
  await openIntegrations();
  const first = (await cardOf('Ashby')).getByRole('button', { name: 'Connect Ashby' });
  expect(first).toHaveClass('bg-ink');
  const second = (await cardOf('Greenhouse')).getByRole('button', { name: 'Connect Greenhouse' });
  expect(second).not.toHaveClass('bg-ink');
});

test('where a system has to be let in again, connecting another one is not as loud', async () => {
  const refused = aLinked('ashby', { status: 'error', problem: 'refused' });
  await openIntegrations({ server: anAtsServer([refused, aConnection('greenhouse')]) });
  const repair = (await cardOf('Ashby')).getByRole('button', { name: 'Reconnect Ashby' });
  expect(repair).toHaveClass('bg-ink');
  const other = (await cardOf('Greenhouse')).getByRole('button', { name: 'Connect Greenhouse' });
  expect(other).not.toHaveClass('bg-ink');
});
