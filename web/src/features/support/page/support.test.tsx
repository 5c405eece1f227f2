import { support } from '@candor/domain/api/support';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { HistoryMessage, SupportTicket } from '@candor/domain/model/support';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createValue } from '../../../api/value';
import { ChatContext } from '../../../chat/chat-context';
import { NO_OPERATIONS } from '../../../chat/chat-operations';
import { type ChatState, NO_CHAT } from '../../../chat/chat-state';
import type { LazyChat } from '../../../chat/create-lazy-chat';
import { paths } from '../../../paths';
import { Component as Support } from '../../../routes/Support';
import { useSessionState } from '../../../session/app-context';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aConfig, aSubscription, aUser } from '../../../testing/samples';
import { Toaster } from '../../../ui/toast';

afterEach(() => window.sessionStorage.clear());

const NOW = '2026-03-02T09:00:00.000Z';
const CHAT_ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16';
const MAIL_ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c11112222';

function aTicket(over: Partial<SupportTicket> = {}): SupportTicket {
  return {
    id: CHAT_ID,
    status: 'active',
    subject: 'Scores differ',
    type: 'technical',
    priority: 'normal',
    created_at: NOW,
    closed_at: null,
    unread: 0,
    ...over,
  };
}

const MAILED = aTicket({ id: MAIL_ID, subject: 'An invoice', type: 'billing', priority: null });

function aMessage(over: Partial<HistoryMessage> = {}): HistoryMessage {
  return {
    type: 'history_message',
    id: 'message-01',
    message: 'Twice, another score.',
    timestamp: NOW,
    is_from_support: false,
    ...over,
  };
}

const listed = (tickets: SupportTicket[], total = tickets.length) => ({
  body: { tickets, total, limit: 10, skip: 0, has_more: total > tickets.length },
});

/** What the server knows of tickets. */
function keep(server: ReturnType<typeof aServer>, tickets: SupportTicket[]) {
  server.on(support.list, ({ url }) => {
    const activeOnly = url.includes('status=active');
    const chatsOnly = url.includes('answered_by=chat');
    const found = tickets.filter(
      ({ status, priority }) =>
        (!activeOnly || status === 'active') && (!chatsOnly || priority !== null),
    );
    return listed(found.slice(0, 10), found.length);
  });
}

/** A chat that does as told: it adopts a ticket, and ends it. */
function aLazyChat(server: ReturnType<typeof aServer>, ticket: SupportTicket | null = null) {
  const state = createValue<ChatState>({ ...NO_CHAT, ticket });
  const change = (next: Partial<ChatState>) => state.set({ ...state.get(), ...next });
  const operations = {
    ...NO_OPERATIONS,
    adopt: vi.fn(async (id: string) => {
      keep(server, [aTicket({ id })]);
      change({ ticket: aTicket({ id }) });
    }),
    openPanel: vi.fn(() => change({ panel: 'open' })),
    end: vi.fn(async () => {
      keep(server, [aTicket({ status: 'closed', closed_at: NOW })]);
      change({ ticket: null });
      return true;
    }),
  };
  const nothing = () => () => undefined;
  const lazyChat: LazyChat = { state, operations, onNews: nothing, start: nothing };
  return { lazyChat, operations };
}

/** As behind the guard: once it is known who is there. */
function SignedIn({ children }: { children: ReactNode }) {
  return useSessionState().user && children;
}

type Opening = {
  address?: string;
  server?: ReturnType<typeof aServer>;
  plan?: PlanType;
  chat?: SupportTicket | null;
  tickets?: SupportTicket[];
};

async function open(opening: Opening = {}) {
  const { address = paths.support, server = aServer(), plan = 'professional' } = opening;
  const { chat = null, tickets = chat ? [chat] : [] } = opening;
  server.on(users.subscription, {
    body: aSubscription({ plan_type: plan, features: PLANS[plan].features }),
  });
  keep(server, tickets);
  server.on(system.config, { body: aConfig({ support_email: 'help@example.com' }) });
  const { lazyChat, operations } = aLazyChat(server, chat);
  const element = (
    <SignedIn>
      <ChatContext value={lazyChat}>
        <Support />
        <Toaster />
      </ChatContext>
    </SignedIn>
  );
  const screens = [{ path: paths.support, element }];
  const app = await renderApp(address, { server, user: aUser({}, plan), screens });
  await screen.findByRole('heading', { level: 1, name: 'Support' });
  return { ...app, server, operations, user: userEvent.setup() };
}

type Opened = Awaited<ReturnType<typeof open>>;

const form = () => screen.findByRole('form', { name: 'New conversation' });
const sentTo = (server: Opened['server'], endpoint: typeof support.chat | typeof support.mail) =>
  server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));

async function fillIn({ user }: Opened, name = 'New conversation') {
  const fields = within(await screen.findByRole('form', { name }));
  await user.type(fields.getByRole('textbox', { name: 'Subject' }), ' Scores differ ');
  await user.type(fields.getByRole('textbox', { name: 'Message' }), 'Twice, another score. ');
  return fields;
}

const start = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: 'Start conversation' }));

test('a conversation is begun with trimmed words, its type and its priority, and its chat opens', async () => {
  const app = await open();
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
  const app = await open();
  app.server.on(support.chat, refusal('service_unavailable'));
  await fillIn(app);
  await app.user.click(screen.getByRole('radio', { name: /^High/ }));
  await start(app);
  expect(await screen.findByText('Failed to create priority support ticket')).toBeVisible();
});

test('a failure says so in the form, keeps every word and sends the same attempt again', async () => {
  const app = await open();
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
    const first = await open();
    if (tab) await first.user.click(await screen.findByRole('tab', { name: tab }));
    await fillIn(first, name);
    cleanup();

    const again = await open();
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
  const app = await open();
  app.server.on(support.chat, refusal('rate_limited', { detail: 'Ten tickets an hour.' }));
  await fillIn(app);
  await start(app);
  expect(await screen.findByText('Ten tickets an hour.')).toBeVisible();
});

test('a blank subject and a blank message are named, and nothing is sent', async () => {
  const app = await open();
  const fields = within(await form());
  await app.user.type(fields.getByRole('textbox', { name: 'Subject' }), '   ');
  await start(app);
  expect(await fields.findAllByText('This field is required')).toHaveLength(2);
  expect(app.server.requestsTo(support.chat)).toEqual([]);
});

test.each<PlanType>(['professional', 'enterprise'])(
  'on %s high and critical can be chosen',
  async (plan) => {
    const { client } = await open({ plan });
    const fields = within(await form());
    await waitFor(() => expect(client.isFetching()).toBe(0));
    for (const choice of fields.getAllByRole('radio')) expect(choice).toBeEnabled();
    expect(fields.queryByText(/^High and Critical need/)).toBeNull();
  },
);

test.each<PlanType>(['trial', 'starter'])(
  'on %s high and critical are in sight with the plan that opens them, and cannot be chosen',
  async (plan) => {
    await open({ plan });
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
  await open({ address: paths.supportSales });
  const fields = within(await form());
  expect(fields.getByRole('combobox', { name: 'Type' })).toHaveValue('sales');
});

test('while a chat is open its card stands in place of the form, and opens it', async () => {
  const app = await open({ chat: aTicket() });
  const card = within(await screen.findByRole('region', { name: 'Scores differ' }));
  expect(card.getByText('#8f2e7b16')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start conversation' })).toBeNull();
  await app.user.click(card.getByRole('button', { name: 'Open chat' }));
  expect(app.operations.openPanel).toHaveBeenCalled();
});

test('a chat that was begun in another browser is taken over first', async () => {
  const app = await open({ tickets: [aTicket(), MAILED] });
  await app.user.click(await screen.findByRole('button', { name: 'Open chat' }));
  await waitFor(() => expect(app.operations.openPanel).toHaveBeenCalled());
  expect(app.operations.adopt).toHaveBeenCalledWith(CHAT_ID);
});

test('an open chat is found behind any number of tickets that came by e-mail later', async () => {
  const mailed = Array.from({ length: 120 }, (_, at) => ({ ...MAILED, id: `${MAIL_ID}${at}` }));
  const app = await open({ tickets: [...mailed, aTicket()] });
  await app.user.click(await screen.findByRole('button', { name: 'Open chat' }));
  await waitFor(() => expect(app.operations.adopt).toHaveBeenCalledWith(CHAT_ID));
});

test('a chat that support has closed meanwhile makes room for a new one', async () => {
  const app = await open({ tickets: [aTicket()] });
  const openChat = await screen.findByRole('button', { name: 'Open chat' });
  app.operations.adopt.mockImplementation(async () => {
    keep(app.server, [aTicket({ status: 'closed', closed_at: NOW })]);
  });
  await app.user.click(openChat);
  expect(await screen.findByRole('button', { name: 'Start conversation' })).toBeVisible();
});

test('if one is already open it is shown, and says that the message went there', async () => {
  const app = await open();
  app.server.on(support.chat, { body: { success: true, ticket_id: CHAT_ID, existing: true } });
  await fillIn(app);
  await start(app);
  expect(await screen.findByText('Your message was added to it.')).toBeVisible();
  expect(app.operations.openPanel).toHaveBeenCalled();
});

test('a conversation is ended once that was confirmed, and the form is there again', async () => {
  const app = await open({ chat: aTicket() });
  await app.user.click(await screen.findByRole('button', { name: 'End conversation' }));
  const question = await screen.findByRole('dialog', { name: 'End this conversation?' });
  expect(app.operations.end).not.toHaveBeenCalled();
  await app.user.click(within(question).getByRole('button', { name: 'End conversation' }));
  expect(await screen.findByRole('button', { name: 'Start conversation' })).toBeVisible();
  expect(app.operations.end).toHaveBeenCalledOnce();
});

test('an ending that fails keeps its question open and says that nothing is known', async () => {
  const app = await open({ chat: aTicket() });
  app.operations.end.mockResolvedValue(false);
  await app.user.click(await screen.findByRole('button', { name: 'End conversation' }));
  const question = within(await screen.findByRole('dialog'));
  await app.user.click(question.getByRole('button', { name: 'End conversation' }));
  expect(await question.findByText('Failed to get ticket status')).toBeVisible();
});

async function openMail(app: Opened) {
  await app.user.click(screen.getByRole('tab', { name: 'E-mail' }));
  return screen.findByRole('form', { name: 'Ticket by e-mail' });
}

test('an e-mail ticket starts with who is signed in, and says where the answer will arrive', async () => {
  const app = await open();
  app.server.on(support.mail, {
    status: 201,
    body: { success: true, ticket_id: MAIL_ID, existing: false },
  });
  const fields = within(await openMail(app));
  expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira Tolland');
  const address = fields.getByRole('textbox', { name: 'E-mail' });
  expect(address).toHaveValue('mira@example.com');
  await app.user.clear(address);
  await app.user.type(address, 'office@example.com');
  await fillIn(app, 'Ticket by e-mail');
  await app.user.click(fields.getByRole('button', { name: 'Send ticket' }));
  expect(
    await fields.findByText(
      'Ticket #11112222 was sent. The answer will come to office@example.com.',
    ),
  ).toBeVisible();
  expect(sentTo(app.server, support.mail)).toEqual([
    {
      name: 'Mira Tolland',
      email: 'office@example.com',
      subject: 'Scores differ',
      message: 'Twice, another score.',
      type: 'general',
      user_plan: 'professional',
      user_credits: 400,
    },
  ]);
  expect(fields.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('a ticket by mail that fails says so, and what was typed stays on both ways', async () => {
  const app = await open();
  app.server.on(support.mail, refusal('service_unavailable'));
  await fillIn(app);
  await openMail(app);
  const fields = await fillIn(app, 'Ticket by e-mail');
  await app.user.click(fields.getByRole('button', { name: 'Send ticket' }));
  expect(await screen.findByText('Failed to submit support ticket')).toBeVisible();
  await app.user.click(screen.getByRole('tab', { name: 'Live chat' }));
  const other = within(await form());
  expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('Twice, another score. ');
});

test('tickets are listed by number, with their state and news', async () => {
  await open({ tickets: [aTicket({ status: 'closed', closed_at: NOW, unread: 2 }), MAILED] });
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
  await open();
  expect(await screen.findByText('No tickets yet')).toBeVisible();
});

test('a list that cannot be loaded can be tried again, and one that is denied says so', async () => {
  const app = await open();
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
  const app = await open({ tickets: [MAILED] });
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
  const app = await open({ address: paths.supportTicket(MAIL_ID), tickets: [MAILED] });
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
  const app = await open({ address: paths.supportTicket(MAIL_ID), tickets: [closed] });
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
  await open({ server, address: paths.supportTicket(MAIL_ID) });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a ticket that does not exist leads back to all that do', async () => {
  const server = aServer();
  server.on(support.status, refusal('not_found'));
  const { user } = await open({ server, address: paths.supportTicket(MAIL_ID) });
  await user.click(await screen.findByRole('button', { name: 'All tickets' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('documentation, the support address and the service’s health are next to it', async () => {
  await open();
  const side = within(screen.getByRole('region', { name: 'More help' }));
  expect(side.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/documentation-api.html',
  );
  expect(await side.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(await side.findByText('Online')).toBeVisible();
});
