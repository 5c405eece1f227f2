import { secondFactor } from '@candor/domain/api/second-factor';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { buttonClass } from '../../../ui/Button';
import { aFactor, inSection, openSettings, settingsServer } from '../testing/open-settings';

const SETUP = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Candor:mira%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
};
const CODES = Array.from({ length: 10 }, (_, n) => `code-number-${n}`);
const ON = aFactor({ enabled: true, since: '2026-03-01T09:00:00.000Z', recovery_codes_left: 10 });

const part = () => within(inSection('access').getByRole('region', { name: 'Two-step sign-in' }));
const bodyOf = (server: FakeServer, endpoint: Parameters<FakeServer['requestsTo']>[0]) =>
  JSON.parse(String(server.requestsTo(endpoint).at(-1)?.body));

async function press(name: string, within_ = part()) {
  await userEvent.click(await within_.findByRole('button', { name }));
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function beginSetup(server = settingsServer()) {
  server.on(secondFactor.begin, { body: SETUP });
  await openSettings({ server });
  await press('Switch on');
  return { server, box: await dialog('Switch on two-step sign-in') };
}

test('it is switched on with picture or secret and a first code, and the codes are shown', async () => {
  const { server, box } = await beginSetup();
  expect(box.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(box.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  const field = box.getByLabelText('Code from your authenticator app');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  server.on(secondFactor.confirm, { body: { recovery_codes: CODES } });
  server.on(secondFactor.state, { body: ON });
  await userEvent.type(field, '287082{Enter}');
  const codes = await dialog('Two-step sign-in is on');
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(bodyOf(server, secondFactor.confirm)).toEqual({ code: '287082' });
});

test('recovery codes that were not saved are asked about once before they disappear', async () => {
  const { server, box } = await beginSetup();
  server.on(secondFactor.confirm, { body: { recovery_codes: CODES } });
  server.on(secondFactor.state, { body: ON });
  await userEvent.type(box.getByRole('textbox'), '287082{Enter}');
  const codes = await dialog('Two-step sign-in is on');
  await press('Done', codes);
  expect(codes.getByRole('alert')).toHaveTextContent('You have not copied, saved or printed them');
  // What leads on is to keep them.
  const look = (name: string) => codes.getByRole('button', { name }).className;
  expect(look('Copy')).toContain(buttonClass({ variant: 'primary' }));
  expect(look('Close anyway')).toContain(buttonClass({ variant: 'secondary' }));
  await press('Close anyway', codes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await part().findByText('10 of 10 recovery codes are left.')).toBeVisible();
});

test('recovery codes that were copied may go', async () => {
  const user = userEvent.setup();
  const { server, box } = await beginSetup();
  server.on(secondFactor.confirm, { body: { recovery_codes: CODES } });
  await user.type(box.getByRole('textbox'), '287082{Enter}');
  const codes = await dialog('Two-step sign-in is on');
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  expect(await codes.findByText('Copied to the clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(CODES.join('\n'));
  await user.click(codes.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['', 'This field is required', false],
  ['000000', serverMessages.codeWrong, true],
])('the code %j is refused at its field', async (typed, sentence, isSent) => {
  const { server, box } = await beginSetup();
  server.on(
    secondFactor.confirm,
    refusal('validation_error', { errors: [{ field: 'code', message: serverMessages.codeWrong }] }),
  );
  await userEvent.type(box.getByRole('textbox'), `${typed}{Enter}`);
  expect(await box.findByText(sentence)).toBeVisible();
  expect(box.getByRole('textbox')).toBeInvalid();
  expect(server.requestsTo(secondFactor.confirm)).toHaveLength(isSent ? 1 : 0);
});

test('a setup that could not start says why in place', async () => {
  const server = settingsServer();
  server.on(
    secondFactor.begin,
    refusal('conflict', { detail: 'The second factor is on already.' }),
  );
  await openSettings({ server });
  await press('Switch on');
  expect(await part().findByRole('alert')).toHaveTextContent('The second factor is on already.');
});

async function openOn(over: Partial<typeof ON> = {}) {
  const server = settingsServer();
  server.on(secondFactor.state, { body: { ...ON, ...over } });
  await openSettings({ server });
  await part().findByText('On');
  return server;
}

test.each([
  [10, '10 of 10 recovery codes are left.'],
  [1, 'One recovery code is left. Make new ones soon.'],
  [0, 'No recovery code is left. Make new ones before you lose your phone.'],
])('with %i recovery codes it says so', async (recovery_codes_left, sentence) => {
  await openOn({ recovery_codes_left });
  expect(part().getByText(sentence)).toBeVisible();
});

test('new recovery codes take a code, of the app or one of the old ones', async () => {
  const server = await openOn();
  server.on(secondFactor.renewCodes, { body: { recovery_codes: CODES } });
  await press('New recovery codes');
  const box = await dialog('Make new recovery codes?');
  await press('Use a recovery code', box);
  const field = box.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'abcdef-ghijkm{Enter}');
  expect((await dialog('Your new recovery codes')).getAllByRole('listitem')).toHaveLength(10);
  expect(bodyOf(server, secondFactor.renewCodes)).toEqual({ code: 'abcdef-ghijkm' });
});

test('switching off takes password and code', async () => {
  const server = await openOn();
  server.on(secondFactor.switchOff, { body: aFactor() });
  await press('Switch off');
  const box = await dialog('Switch off two-step sign-in?');
  await press('Switch off', box);
  expect(box.getAllByText('This field is required')).toHaveLength(2);
  await userEvent.type(box.getByLabelText('Your password'), 'old-and-secret');
  await userEvent.type(box.getByLabelText('Code from your authenticator app'), '287082');
  server.on(secondFactor.state, { body: aFactor() });
  await press('Switch off', box);
  const again = await part().findByRole('button', { name: 'Switch on' });
  expect(again.closest(':focus')).not.toBeNull();
  expect(bodyOf(server, secondFactor.switchOff)).toEqual({
    code: '287082',
    password: 'old-and-secret',
  });
});

test('turning off needs only a code if there is no password', async () => {
  const server = await openOn({ has_password: false });
  server.on(secondFactor.switchOff, { body: aFactor({ has_password: false }) });
  await press('Switch off');
  const box = await dialog('Switch off two-step sign-in?');
  expect(box.queryByLabelText('Your password')).toBeNull();
  await userEvent.type(box.getByLabelText('Code from your authenticator app'), '287082{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(server, secondFactor.switchOff)).toEqual({ code: '287082' });
});

test('what could not be loaded says so and can be tried again', async () => {
  const server = settingsServer();
  server.on(secondFactor.state, refusal('not_found'));
  await openSettings({ server });
  expect(await part().findByText('Two-step sign-in could not be loaded.')).toBeVisible();
});
