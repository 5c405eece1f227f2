import { support } from '@candor/domain/api/support';
import type { SupportTicket } from '@candor/domain/model/support';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { aServer } from '../../../testing/render-app';
import {
  aMessage,
  aTicket,
  listed,
  MAIL_ID,
  MAILED,
  NOW,
  openSupport,
} from './testing/open-support';

afterEach(() => window.sessionStorage.clear());

test('tickets are listed by number, with their state and news', async () => {
  await openSupport({
    tickets: [aTicket({ status: 'closed', closed_at: NOW, unread: 2 }), MAILED],
  });
  const list = within(await screen.findByRole('list', { name: 'Your tickets' }));
  const [closed, mailed] = list.getAllByRole('listitem');
  expect(closed).toHaveTextContent('Scores differ');
  expect(closed).toHaveTextContent('Closed');
  expect(closed).toHaveTextContent('2 new');
  expect(closed).toHaveTextContent('#8f2e7b16, Technical');
  expect(mailed).toHaveTextContent('Active');
  expect(mailed).toHaveTextContent('#11112222, Billing, by e-mail');
});

test('before the first ticket the list says what will be there', async () => {
  await openSupport();
  expect(await screen.findByText('No tickets yet')).toBeVisible();
});

test('a list that cannot be loaded can be tried again, and one that is denied says so', async () => {
  const app = await openSupport();
  app.server.on(support.list, refusal('permission_denied'));
  await app.client.resetQueries();
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText('Your tickets could not be loaded')).toBeVisible();
  expect(failed.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(failed.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    paths.contact,
  );
  app.server.on(support.list, refusal('service_unavailable'));
  await app.client.resetQueries();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  app.server.on(support.list, listed([MAILED]));
  await app.user.click(again);
  expect(await screen.findByRole('link', { name: 'An invoice' })).toBeVisible();
});

test('a ticket opens with its messages, earlier ones when they are asked for', async () => {
  const app = await openSupport({ tickets: [MAILED] });
  app.server.on(support.status, { body: { success: true, status: MAILED } });
  app.server.on(support.messages, ({ url }) => {
    const late = { id: 'message-02', message: 'We look into it.', is_from_support: true };
    const messages = url.includes('before=message-02') ? [aMessage()] : [aMessage(late)];
    return { body: { messages, has_more: !url.includes('before') } };
  });
  await app.user.click(await screen.findByRole('link', { name: 'An invoice' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'An invoice' }));
  const log = await sheet.findByRole('log', { name: 'Messages' });
  expect(log).toHaveTextContent(/Support Team.*We look into it\./);
  expect(log).not.toHaveTextContent('Twice, another score.');
  await app.user.click(sheet.getByRole('button', { name: 'Show earlier messages' }));
  await waitFor(() =>
    expect(log).toHaveTextContent(/You.*Twice, another score\..*Support Team.*We look into it\./),
  );
  expect(sheet.getByText('This ticket is answered by e-mail.')).toBeVisible();
  expect(sheet.queryByRole('textbox')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(app.router.state.location.search).toBe(`?ticket=${MAIL_ID}`);
  await app.user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(app.router.state.location.search).toBe('');
});

test('a ticket by mail is closed by its owner', async () => {
  const app = await openSupport({ address: paths.supportTicket(MAIL_ID), tickets: [MAILED] });
  app.server.on(support.messages, { body: { messages: [aMessage()], has_more: false } });
  app.server.on(support.status, { body: { success: true, status: MAILED } });
  await app.client.resetQueries();
  const sheet = within(await screen.findByRole('dialog', { name: 'An invoice' }));
  const closed: SupportTicket = { ...MAILED, status: 'closed', closed_at: NOW };
  app.server.on(support.close, { body: { success: true, status: closed } });
  await app.user.click(await sheet.findByRole('button', { name: 'Close ticket' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close this ticket?' }));
  app.server.on(support.status, { body: { success: true, status: closed } });
  await app.user.click(question.getByRole('button', { name: 'Close ticket' }));
  expect(await sheet.findByText(/^This support ticket has been closed\./)).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Close ticket' })).toBeNull();
});

test('a closed ticket leads on to a new conversation', async () => {
  const closed: SupportTicket = { ...MAILED, status: 'closed', closed_at: NOW };
  const app = await openSupport({ address: paths.supportTicket(MAIL_ID), tickets: [closed] });
  app.server.on(support.messages, { body: { messages: [aMessage()], has_more: false } });
  app.server.on(support.status, { body: { success: true, status: closed } });
  await app.client.resetQueries();
  const sheet = within(await screen.findByRole('dialog', { name: 'An invoice' }));
  await app.user.click(await sheet.findByRole('button', { name: 'New conversation' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'New conversation' })).toHaveFocus(),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['service_unavailable', 'Failed to get ticket status'],
  ['not_found', 'No such ticket'],
] as const)('a ticket that answers %s says: %s', async (code, words) => {
  const server = aServer();
  server.on(support.status, refusal(code));
  await openSupport({ server, address: paths.supportTicket(MAIL_ID) });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a ticket that does not exist leads back to all that do', async () => {
  const server = aServer();
  server.on(support.status, refusal('not_found'));
  const { user } = await openSupport({ server, address: paths.supportTicket(MAIL_ID) });
  await user.click(await screen.findByRole('button', { name: 'All tickets' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
