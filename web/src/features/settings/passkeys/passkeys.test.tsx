import { accounts } from '@candor/domain/api/accounts';
import { passkeys } from '@candor/domain/api/passkeys';
import { messages } from '@candor/domain/messages';
import type { Passkey, PasskeyCreation } from '@candor/domain/model/passkey';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../passkeys/testing/stub-device';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { inSection, openSettings, settingsServer } from '../testing/open-settings';

afterEach(() => vi.unstubAllGlobals());

const ASKED: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Candor' },
  user: { id: 'AQID', name: 'mira@example.com', displayName: 'Mira Tolland' },
  challenge: 'AQID',
  timeout: 300_000,
  excludeCredentials: [],
  attestation: 'none',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};
const PHONE: Passkey = {
  id: 'passkey-0001',
  name: 'Phone',
  backed_up: true,
  created_at: '2026-02-20T09:00:00.000Z',
  last_used: '2026-03-01T09:00:00.000Z',
};
const OFFICE: Passkey = {
  ...PHONE,
  id: 'passkey-0002',
  name: 'Chrome on Linux',
  last_used: null,
  backed_up: false,
};

const part = () => within(inSection('access').getByRole('region', { name: 'Passkeys' }));
const press = async (name: string, where = part()) =>
  userEvent.click(await where.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const list = (server: FakeServer, ...found: Passkey[]) =>
  server.on(passkeys.list, { body: { passkeys: found, limit: 10 } });

async function open(...found: Passkey[]) {
  const server = settingsServer();
  list(server, ...found);
  server.on(passkeys.begin, { body: ASKED });
  await openSettings({ server });
  return server;
}

test('the first one is added under the name of this browser, and stands in the list', async () => {
  const { asked } = stubDevice();
  const server = await open();
  expect(await part().findByText(/could be guessed or stolen/)).toBeVisible();
  server.on(passkeys.add, { status: 201, body: OFFICE });
  list(server, OFFICE);
  await press('Add a passkey');
  expect(await part().findByText(/“Chrome on Linux” was added/)).toBeVisible();
  expect(part().getByText(/not used yet/)).toBeVisible();
  expect(asked).toMatchObject([{ publicKey: { rp: { id: 'localhost' } } }]);
  expect(JSON.parse(String(server.requestsTo(passkeys.add)[0]?.body))).toMatchObject({
    name: 'Chrome on Linux',
    credential: { id: 'AQIDBA', response: { transports: ['internal'] } },
  });
});

test('another one from the same browser gets a name of its own', async () => {
  stubDevice();
  const server = await open(OFFICE);
  server.on(passkeys.add, { status: 201, body: { ...OFFICE, name: 'Chrome on Linux 2' } });
  await press('Add another passkey');
  expect(await part().findByText(/“Chrome on Linux 2” was added/)).toBeVisible();
});

test('closing the browser’s dialog reports nothing', async () => {
  stubDevice({ fails: 'NotAllowedError' });
  const server = await open();
  await press('Add a passkey');
  await waitFor(() => expect(server.requestsTo(passkeys.begin)).toHaveLength(1));
  await waitFor(() =>
    expect(part().getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy'),
  );
  expect(part().queryByRole('alert')).toBeNull();
  expect(server.requestsTo(passkeys.add)).toEqual([]);
});

test.each([
  ['InvalidStateError', 'This device already has a passkey for this account.'],
  ['ConstraintError', /has to ask for a fingerprint, a face or a PIN/],
  ['UnknownError', 'Your device could not create a passkey. Please try again.'],
])('a device that fails with %s is said in plain words', async (fails, words) => {
  stubDevice({ fails });
  await open();
  await press('Add a passkey');
  expect(await part().findByText(words)).toBeVisible();
});

test('a passkey that the server rejects is reported in place', async () => {
  stubDevice();
  const server = await open();
  const errors = [{ field: 'credential', message: serverMessages.passkeyNotAdded }];
  server.on(
    passkeys.add,
    refusal('validation_error', { detail: serverMessages.passkeyNotAdded, errors }),
  );
  await press('Add a passkey');
  expect(await part().findByText(serverMessages.passkeyNotAdded)).toBeVisible();
});

test('a browser without passkeys says so, and still shows what there is', async () => {
  await open(PHONE);
  expect(await part().findByText('Phone')).toBeVisible();
  expect(part().getByText(/This browser cannot create passkeys here/)).toBeVisible();
  expect(part().queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('an account with as many as it may have is told to remove one first', async () => {
  stubDevice();
  const many = Array.from({ length: 10 }, (_, n) => ({
    ...PHONE,
    id: `passkey-${n}`,
    name: `${n}`,
  }));
  await open(...many);
  expect(await part().findByText(/Remove one to add another/)).toBeVisible();
  expect(part().queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('the list says when each was added and used, and which one is synced', async () => {
  await open(PHONE, OFFICE);
  const rows = await part().findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PhoneSyncedAdded .*, last used /),
    expect.stringMatching(/^Chrome on LinuxAdded .*, not used yet/),
  ]);
});

test('a passkey gets another name', async () => {
  const server = await open(PHONE);
  await press('Rename Phone');
  const box = await dialog('Rename “Phone”');
  const field = box.getByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  expect(await box.findByText(messages.required)).toBeVisible();
  server.on(passkeys.rename, { body: { ...PHONE, name: 'Old phone' } });
  list(server, { ...PHONE, name: 'Old phone' });
  await userEvent.type(field, 'Old phone{Enter}');
  expect(await part().findByText('Old phone')).toBeVisible();
  expect(server.requestsTo(passkeys.rename)[0]?.url).toContain(PHONE.id);
});

test('a passkey is removed after a confirmation, and the sessions are reread', async () => {
  const server = await open(PHONE);
  await press('Remove Phone');
  const box = await dialog('Remove “Phone”?');
  expect(box.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  server.on(passkeys.remove, { status: 204 });
  list(server);
  const looks = server.requestsTo(accounts.sessions).length;
  await press('Remove passkey', box);
  expect(await screen.findByText('“Phone” was removed')).toBeVisible();
  const left = await part().findByText(/could be guessed or stolen/);
  await waitFor(() => expect(left.closest(':focus')).not.toBeNull());
  expect(server.requestsTo(accounts.sessions).length).toBeGreaterThan(looks);
});

test('a list that cannot be read can be tried again', async () => {
  const server = settingsServer();
  server.on(passkeys.list, refusal('conflict'));
  await openSettings({ server });
  const again = await part().findByRole('button', { name: 'Try Again' });
  list(server, PHONE);
  await userEvent.click(again);
  expect(await part().findByText('Phone')).toBeVisible();
});
