import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { messages } from '@candor/domain/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aTakenServer, bodiesOf, heading, openInvite, press } from '../testing/open-invite';

describe('reminders', () => {
  const turning = (server: FakeServer) =>
    server.on(candidateAssessment.reminders, ({ body }) => ({
      body: { reminders: JSON.parse(String(body)).wanted ? 'on' : 'stopped' },
    }));

  test('are not spoken of where the sender wants none', async () => {
    await openInvite(aTakenServer({ status: 'pending' }));
    await heading('Skills assessment for Nurse Manager');
    expect(screen.queryByText(/remind/i)).toBeNull();
  });

  test('are stopped and wanted again before the start, and said where that fails', async () => {
    const server = aTakenServer({ status: 'pending', reminders: 'on' });
    turning(server);
    const { user } = await openInvite(server);
    await press(user, 'Stop reminders');
    expect(await screen.findByText('You are not reminded by e-mail.')).toBeVisible();
    server.on(candidateAssessment.reminders, refusal('rate_limited'));
    await press(user, 'Remind me again');
    expect(await screen.findByRole('alert')).toBeVisible();
    turning(server);
    await press(user, 'Remind me again');
    expect(await screen.findByText(/^You are reminded by e-mail/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are stopped from the small print of a mail by one more press, amid the steps as well', async () => {
    const server = aTakenServer({ reminders: 'on' });
    turning(server);
    const { user } = await openInvite(server, '?reminders=stop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));
    expect(server.requestsTo(candidateAssessment.reminders)).toHaveLength(0);
    const stop = dialog.getByRole('button', { name: 'Stop reminders' });
    await waitFor(() => expect(stop).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('You are not reminded by e-mail.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await heading('Handover');
    await press(user, 'Help and adjustments');
    const help = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
    expect(help.getByRole('button', { name: 'Remind me again' })).toBeVisible();
  });
});

test('an adjustment can be asked for before anything has begun', async () => {
  const server = aTakenServer({ status: 'pending' });
  const { user } = await openInvite(server);
  await screen.findByRole('button', { name: 'Start' });
  await press(user, 'Ask for an adjustment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
  expect(dialog.getByRole('radio', { name: /^Ask for an adjustment/ })).toBeChecked();
  await user.type(dialog.getByRole('textbox'), 'Twice the time, please.');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(bodiesOf(server, candidateAssessment.request)).toEqual([
      { kind: 'adjustment', message: 'Twice the time, please.' },
    ]),
  );
});

test('a request goes to the sender, with text if the kind needs it', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server);
  await heading('Handover');
  await press(user, 'Help and adjustments');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText(messages.required)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Ask to be erased' }));
  server.on(candidateAssessment.request, {
    ...refusal('rate_limited'),
    headers: { 'Retry-After': '600' },
  });
  await user.click(dialog.getByRole('button', { name: 'Ask to be erased' }));
  expect(await dialog.findByText(/Please wait about 10 min/)).toBeVisible();
  server.on(candidateAssessment.request, {
    status: 201,
    body: { success: true, request_id: 'request-0001' },
  });
  await user.click(dialog.getByRole('button', { name: 'Ask to be erased' }));
  expect(
    await dialog.findByText(/^Sent to Halden Ridge Hospital\. They have been told/),
  ).toBeVisible();
  expect(bodiesOf(server, candidateAssessment.request).at(-1)).toEqual({
    kind: 'erase',
    message: '',
  });
});
