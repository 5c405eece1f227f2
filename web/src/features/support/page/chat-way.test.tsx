import { support } from '@candor/domain/api/support';
import type { PlanType } from '@candor/domain/rules/plans';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import {
  aTicket,
  CHAT_ID,
  fillIn,
  form,
  keep,
  MAIL_ID,
  MAILED,
  NOW,
  openSupport,
  sentTo,
  start,
} from './testing/open-support';

afterEach(() => window.sessionStorage.clear());

test('a conversation is begun with trimmed words, its type and its priority, and its chat opens', async () => {
  const app = await openSupport();
  app.server.on(support.chat, { body: { success: true, ticket_id: CHAT_ID, existing: false } });
  const fields = await fillIn(app);
  await app.user.selectOptions(fields.getByRole('combobox', { name: 'Type' }), 'Technical');
  await app.user.click(fields.getByRole('radio', { name: /^High/ }));
  await start(app);
  expect(
    await screen.findByText(
      'Support ticket created successfully! You can now continue this conversation from any page using the chat button.',
    ),
  ).toBeVisible();
  expect(sentTo(app.server, support.chat)).toEqual([
    {
      subject: 'Scores differ',
      message: 'Twice, another score.',
      type: 'technical',
      priority: 'high',
    },
  ]);
  expect(app.operations.adopt).toHaveBeenCalledWith(CHAT_ID);
  expect(app.operations.openPanel).toHaveBeenCalled();
  expect(await screen.findByRole('heading', { name: 'Your conversation' })).toBeVisible();
});

test('a ticket with priority that could not be created is told as such', async () => {
  const app = await openSupport();
  app.server.on(support.chat, refusal('service_unavailable'));
  await fillIn(app);
  await app.user.click(screen.getByRole('radio', { name: /^High/ }));
  await start(app);
  expect(await screen.findByText('Failed to create priority support ticket')).toBeVisible();
});

test('a failure says so in the form, keeps every word and sends the same attempt again', async () => {
  const app = await openSupport();
  app.server.on(support.chat, refusal('service_unavailable'));
  const fields = await fillIn(app);
  await start(app);
  expect(await screen.findByText('Failed to create support ticket.')).toBeVisible();
  expect(fields.getByRole('textbox', { name: 'Message' })).toHaveValue('Twice, another score. ');
  app.server.on(support.chat, { body: { success: true, ticket_id: CHAT_ID, existing: false } });
  await start(app);
  await waitFor(() => expect(app.operations.adopt).toHaveBeenCalled());
  const keys = app.server.requestsTo(support.chat).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['a conversation', 'New conversation', null],
  ['a ticket by e-mail', 'Ticket by e-mail', 'E-mail'],
])(
  'text written into %s is there again after a new sign-in, until it is sent',
  async (_what, name, tab) => {
    const first = await openSupport();
    if (tab) await first.user.click(await screen.findByRole('tab', { name: tab }));
    await fillIn(first, name);
    cleanup();

    const again = await openSupport();
    if (tab) await again.user.click(await screen.findByRole('tab', { name: tab }));
    const fields = within(await screen.findByRole('form', { name }));
    expect(fields.getByRole('textbox', { name: 'Subject' })).toHaveValue(' Scores differ ');
    expect(fields.getByRole('textbox', { name: 'Message' })).toHaveValue('Twice, another score. ');
    again.server.on(support.chat, { body: { success: true, ticket_id: CHAT_ID, existing: false } });
    again.server.on(support.mail, { body: { success: true, ticket_id: MAIL_ID, existing: false } });
    await again.user.click(
      fields.getByRole('button', { name: /^(Start conversation|Send ticket)$/ }),
    );
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  },
);

test('the server’s reason for a rejection is shown as it is', async () => {
  const app = await openSupport();
  app.server.on(support.chat, refusal('rate_limited', { detail: 'Ten tickets an hour.' }));
  await fillIn(app);
  await start(app);
  expect(await screen.findByText('Ten tickets an hour.')).toBeVisible();
});

test('a blank subject and a blank message are named, and nothing is sent', async () => {
  const app = await openSupport();
  const fields = within(await form());
  await app.user.type(fields.getByRole('textbox', { name: 'Subject' }), '   ');
  await start(app);
  expect(await fields.findAllByText('This field is required')).toHaveLength(2);
  expect(app.server.requestsTo(support.chat)).toEqual([]);
});

test.each<PlanType>(['professional', 'enterprise'])(
  'on %s high and critical can be chosen',
  async (plan) => {
    const { client } = await openSupport({ plan });
    const fields = within(await form());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    for (const choice of fields.getAllByRole('radio')) expect(choice).toBeEnabled();
    expect(fields.queryByText(/^High and Critical need/)).toBeNull();
  },
);

test.each<PlanType>(['trial', 'starter'])(
  'on %s high and critical are in sight with the plan that opens them, and cannot be chosen',
  async (plan) => {
    await openSupport({ plan });
    const fields = within(await form());
    expect(await fields.findByText(/^High and Critical need Professional\./)).toBeVisible();
    expect(fields.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
    expect(fields.getByRole('radio', { name: /^Normal/ })).toBeEnabled();
    for (const name of [/^High/, /^Critical/]) {
      expect(fields.getByRole('radio', { name })).toBeDisabled();
    }
  },
);

test('contact sales leads to the form with its type chosen', async () => {
  await openSupport({ address: paths.supportSales });
  const fields = within(await form());
  expect(fields.getByRole('combobox', { name: 'Type' })).toHaveValue('sales');
});

test('while a chat is open its card stands in place of the form, and opens it', async () => {
  const app = await openSupport({ chat: aTicket() });
  const card = within(await screen.findByRole('region', { name: 'Scores differ' }));
  expect(card.getByText('#8f2e7b16')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start conversation' })).toBeNull();
  await app.user.click(card.getByRole('button', { name: 'Open chat' }));
  expect(app.operations.openPanel).toHaveBeenCalled();
});

test('a chat that was begun in another browser is taken over first', async () => {
  const app = await openSupport({ tickets: [aTicket(), MAILED] });
  await app.user.click(await screen.findByRole('button', { name: 'Open chat' }));
  await waitFor(() => expect(app.operations.openPanel).toHaveBeenCalled());
  expect(app.operations.adopt).toHaveBeenCalledWith(CHAT_ID);
});

test('an open chat is found behind any number of tickets that came by e-mail later', async () => {
  const mailed = Array.from({ length: 120 }, (_, at) => ({ ...MAILED, id: `${MAIL_ID}${at}` }));
  const app = await openSupport({ tickets: [...mailed, aTicket()] });
  await app.user.click(await screen.findByRole('button', { name: 'Open chat' }));
  await waitFor(() => expect(app.operations.adopt).toHaveBeenCalledWith(CHAT_ID));
});

test('a chat that support has closed meanwhile makes room for a new one', async () => {
  const app = await openSupport({ tickets: [aTicket()] });
  const openChat = await screen.findByRole('button', { name: 'Open chat' });
  app.operations.adopt.mockImplementation(async () => {
    keep(app.server, [aTicket({ status: 'closed', closed_at: NOW })]);
  });
  await app.user.click(openChat);
  expect(await screen.findByRole('button', { name: 'Start conversation' })).toBeVisible();
});

test('if one is already open it is shown, and says that the message went there', async () => {
  const app = await openSupport();
  app.server.on(support.chat, { body: { success: true, ticket_id: CHAT_ID, existing: true } });
  await fillIn(app);
  await start(app);
  expect(await screen.findByText('Your message was added to it.')).toBeVisible();
  expect(app.operations.openPanel).toHaveBeenCalled();
});

test('a conversation is ended once that was confirmed, and the form is there again', async () => {
  const app = await openSupport({ chat: aTicket() });
  await app.user.click(await screen.findByRole('button', { name: 'End conversation' }));
  const question = await screen.findByRole('dialog', { name: 'End this conversation?' });
  expect(app.operations.end).not.toHaveBeenCalled();
  await app.user.click(within(question).getByRole('button', { name: 'End conversation' }));
  expect(await screen.findByRole('button', { name: 'Start conversation' })).toBeVisible();
  expect(app.operations.end).toHaveBeenCalledOnce();
});

test('an ending that fails keeps its question open and says that nothing is known', async () => {
  const app = await openSupport({ chat: aTicket() });
  app.operations.end.mockResolvedValue(false);
  await app.user.click(await screen.findByRole('button', { name: 'End conversation' }));
  const question = within(await screen.findByRole('dialog'));
  await app.user.click(question.getByRole('button', { name: 'End conversation' }));
  expect(await question.findByText('Failed to get ticket status')).toBeVisible();
});
