import { staffSupport } from '@candor/domain/api/staff-support';
import type { HistoryMessage, StaffTicket } from '@candor/domain/model/support';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';
import { LOOKS_EVERY } from './use-staff-tickets';

const SUPPORT = aUser({ id: 'user-sol1', role: 'support' });
const NOW = '2026-03-02T09:00:00.000Z';
const ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16';
const CLOSED = { status: 'closed', closed_at: NOW } as const;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aTicket(over: Partial<StaffTicket> = {}): StaffTicket {
  return {
    id: ID,
    status: 'active',
    subject: 'Scores differ',
    type: 'technical',
    priority: 'critical',
    created_at: NOW,
    closed_at: null,
    last_message_at: NOW,
    user_id: 'user-0042',
    user_name: 'Odile Brandt',
    user_email: 'odile@works.example',
    user_plan: 'professional',
    channel_id: null,
    waiting: true,
    ...over,
  };
}

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

type Server = ReturnType<typeof aServer>;

function list(server: Server, tickets: StaffTicket[], total = tickets.length) {
  server.on(staffSupport.tickets, {
    body: { tickets, total, limit: 10, skip: 0, has_more: total > tickets.length },
  });
}

async function openList(query = '') {
  const server = aServer();
  const answered = aTicket({ id: 'ticket-02', subject: 'An invoice', priority: null });
  list(server, [aTicket(), { ...answered, waiting: false, user_plan: 'trial' }], 41);
  const app = await renderApp(paths.staffSupport + query, { server, user: SUPPORT });
  await screen.findByRole('heading', { level: 1, name: 'Tickets' });
  return { ...app, server };
}

/** The page of a ticket on a server that remembers what was answered. */
async function openTicket(ticket = aTicket(), server = aServer()) {
  const written = [aMessage()];
  keep(server, ticket);
  server.on(staffSupport.messages, () => ({ body: { messages: [...written], has_more: false } }));
  server.on(staffSupport.reply, ({ body }) => {
    const { message } = JSON.parse(String(body));
    const id = `message-1${written.length}`;
    written.push(aMessage({ id, message, is_from_support: true, user: SUPPORT.full_name }));
    return { body: { success: true, message_ts: id } };
  });
  const app = await renderApp(paths.staffTicket(ticket.id), { server, user: SUPPORT });
  await screen.findByRole('heading', { level: 1, name: ticket.subject });
  return { ...app, server, written, user: userEvent.setup() };
}

function keep(server: Server, ticket: StaffTicket) {
  server.on(staffSupport.ticket, { body: { success: true, status: ticket } });
}

const lastSearch = (server: Server) =>
  JSON.parse(String(server.requestsTo(staffSupport.tickets).at(-1)?.body));
const reply = () => screen.findByRole('textbox', { name: 'Reply' });
const log = () => screen.findByRole('log', { name: 'Messages' });

function putOutOfSight(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('the list shows owner, urgency, plan and who is waiting', async () => {
  await openList();
  const row = (await screen.findByRole('link', { name: 'Scores differ' })).closest('tr');
  for (const words of ['Waits for an answer', 'Critical', 'Professional', 'Technical'])
    expect(row).toHaveTextContent(words);
  expect(row).toHaveTextContent('#8f2e7b16, Odile Brandt');
  const answered = screen.getByRole('link', { name: 'An invoice' }).closest('tr');
  expect(answered).toHaveTextContent('Answered');
  expect(answered).toHaveTextContent('By e-mail');
  expect(screen.getByText('41 tickets')).toBeVisible();
  expect(screen.getByText('1 to 2 of 41')).toBeVisible();
});

test('filters are in the URL, and the search term in none', async () => {
  const { server, router } = await openList('?status=closed');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('closed');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tickets' }), '#8f2e7b16');
  await waitFor(() =>
    expect(lastSearch(server)).toEqual({
      skip: 0,
      limit: 10,
      search: '#8f2e7b16',
      status: 'active',
      priority: 'high',
    }),
  );
  expect(router.state.location.search).toBe('?status=active&priority=high');
  for (const { url } of server.requestsTo(staffSupport.tickets)) expect(url).toMatch(/\/search$/);
});

test('nothing found offers to clear the filters, nothing there at all does not', async () => {
  const { server, router, client } = await openList();
  list(server, []);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High');
  expect(await screen.findByText('No ticket matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await client.invalidateQueries();
  expect(await screen.findByText('No tickets yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const server = aServer();
  server.on(staffSupport.tickets, refusal('service_unavailable'));
  await renderApp(paths.staffSupport, { server, user: SUPPORT });
  expect(await screen.findByText('The tickets could not be loaded')).toBeVisible();
  list(server, [aTicket()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Scores differ' })).toBeVisible();
});

test('accounts and tickets lead to each other', async () => {
  const { router } = await openList();
  const pages = () => within(screen.getByRole('navigation', { name: 'Staff console' }));
  expect(pages().getByRole('link', { name: 'Tickets' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(pages().getByRole('link', { name: 'Accounts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await userEvent.click(pages().getByRole('link', { name: 'Tickets' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff/support'));
});

test.each([paths.staffSupport, paths.staffTicket(ID)])(
  '%s is not found by somebody who is not of the staff',
  async (path) => {
    const server = aServer();
    await renderApp(path, { server });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    for (const call of Object.values(staffSupport)) expect(server.requestsTo(call)).toEqual([]);
  },
);

test('a ticket shows its conversation, its owner and the way to their account', async () => {
  await openTicket();
  expect(await log()).toHaveTextContent(/Odile Brandt.*Twice, another score\./);
  const about = within(screen.getByRole('region', { name: 'About this ticket' }));
  expect(about.getByText('odile@works.example')).toBeVisible();
  expect(about.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
    'href',
    '/staff/users/user-0042',
  );
});

test('Enter sends, Shift and Enter starts a line, and a blank answer is not sent', async () => {
  const { server, user } = await openTicket();
  await user.type(await reply(), '  {Enter}');
  expect(server.requestsTo(staffSupport.reply)).toEqual([]);
  await user.clear(await reply());
  await user.type(await reply(), 'Thank you.{Shift>}{Enter}{/Shift}We look into it.{Enter}');
  await waitFor(async () => expect(await log()).toHaveTextContent(/Mira Tolland.*We look into it/));
  const bodies = server.requestsTo(staffSupport.reply).map(({ body }) => JSON.parse(String(body)));
  expect(bodies).toEqual([{ message: 'Thank you.\nWe look into it.' }]);
  expect(await reply()).toHaveValue('');
});

test('an answer that fails keeps its text, and a retry is the same attempt', async () => {
  const { server, user } = await openTicket();
  server.on(staffSupport.reply, refusal('service_unavailable'));
  await user.type(await reply(), 'We look into it.{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await reply()).toHaveValue('We look into it.');
  server.on(staffSupport.reply, { body: { success: true, message_ts: 'message-02' } });
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(async () => expect(await reply()).toHaveValue(''));
  expect(await reply()).toHaveFocus();
  const sent = server.requestsTo(staffSupport.reply);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('an answer to a ticket that was closed meanwhile says so and can be copied', async () => {
  const { server, user } = await openTicket();
  const detail = 'This support ticket has been closed.';
  server.on(staffSupport.reply, () => {
    keep(server, aTicket(CLOSED));
    return refusal('conflict', { detail });
  });
  await user.type(await reply(), 'We look into it.{Enter}');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Not sent' })).toHaveValue('We look into it.');
  expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
});

test('a ticket by mail says that the reply goes out by e-mail', async () => {
  await openTicket(aTicket({ priority: null }));
  expect(await reply()).toHaveAccessibleDescription(
    /^It goes out by e-mail, to odile@works\.example\./,
  );
  expect(screen.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
});

test('a ticket is closed once that was confirmed', async () => {
  const { server, user } = await openTicket();
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close this ticket?' }));
  expect(server.requestsTo(staffSupport.close)).toEqual([]);
  keep(server, aTicket(CLOSED));
  server.on(staffSupport.close, { body: { success: true, status: aTicket(CLOSED) } });
  await user.click(question.getByRole('button', { name: 'Close ticket' }));
  expect(await screen.findByText('This support ticket has been closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close ticket' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
});

test('a closing that is refused keeps its question open and says why', async () => {
  const { server, user } = await openTicket();
  server.on(staffSupport.close, refusal('service_unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Close ticket' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Close ticket' }));
  expect(await question.findByRole('alert')).toBeVisible();
});

test('new messages appear by themselves, and a hidden tab pauses', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, written } = await openTicket();
  await log();
  written.push(aMessage({ id: 'message-02', message: 'Any news?' }));
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_EVERY.ticket + 1000));
  await waitFor(async () => expect(await log()).toHaveTextContent('Any news?'));
  putOutOfSight(true);
  const asked = () => server.requestsTo(staffSupport.messages).length;
  const before = asked();
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_EVERY.ticket * 4));
  expect(asked()).toBe(before);
  putOutOfSight(false);
  await act(() => vi.advanceTimersByTimeAsync(LOOKS_EVERY.ticket + 1000));
  expect(asked()).toBeGreaterThan(before);
});

test.each([
  ['not_found', 'No such ticket'],
  ['service_unavailable', 'Failed to get ticket status'],
] as const)('a ticket that answers %s says: %s', async (code, words) => {
  const server = aServer();
  server.on(staffSupport.ticket, refusal(code));
  await renderApp(paths.staffTicket(ID), { server, user: SUPPORT });
  expect(await screen.findByText(words)).toBeVisible();
});
