import { support } from '@candor/domain/api/support';
import { users } from '@candor/domain/api/users';
import type { SupportTicket } from '@candor/domain/model/support';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticketKey } from '../../../chat/chat-keys';
import { aTicket, aTold } from '../../../chat/testing/a-chat';
import { HandSocket } from '../../../chat/testing/hand-socket';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aSubscription, aUser } from '../../../testing/samples';
import { takeAllBack } from '../../../ui/notice/notice-stack';

beforeEach(() => {
  HandSocket.opened = [];
  vi.stubGlobal('WebSocket', HandSocket);
});
afterEach(() => {
  act(takeAllBack);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const ticket = aTicket();

function serverWith(found: SupportTicket | null) {
  const server = aServer();
  server.on(
    support.status,
    found ? { body: { success: true, status: found } } : refusal('not_found'),
  );
  return server;
}

/** A user whose chat continues when they open the application. */
async function chatting({ path = paths.dashboard as string, server = serverWith(ticket) } = {}) {
  const user = aUser();
  window.localStorage.setItem(ticketKey(user.id), JSON.stringify(ticket));
  const app = await renderApp(path, { server, user });
  const button = await screen.findByRole('button', { name: /^Support chat/ });
  act(() => HandSocket.last().greet());
  return { ...app, button, tell: (over = {}) => act(() => HandSocket.last().tell(aTold(over))) };
}

async function opened(options = {}) {
  const app = await chatting(options);
  await userEvent.click(app.button);
  const panel = screen.getByRole('region', { name: 'Support chat' });
  return { ...app, panel: within(panel), field: within(panel).getByRole('textbox') };
}

test('without a ticket there is no button', async () => {
  await renderApp(paths.dashboard, { server: aServer() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /^Support chat/ })).toBeNull();
  expect(HandSocket.opened).toEqual([]);
});

test('the button is there on public pages, too, and at a gate', async () => {
  const { router } = await chatting({ path: paths.pricing });
  expect(router.state.location.pathname).toBe(paths.pricing);
  await act(() => router.navigate(paths.terms));
  expect(await screen.findByRole('button', { name: /^Support chat/ })).toBeVisible();
  await act(() => router.navigate(paths.metaAnalytics));
  expect(await screen.findByRole('heading', { level: 1, name: 'Premium Feature' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Support chat/ })).toBeVisible();
});

test('a visitor of a public page has no chat', async () => {
  window.localStorage.setItem(ticketKey(aUser().id), JSON.stringify(ticket));
  await renderApp(paths.pricing, { user: null });
  await screen.findByRole('heading', { level: 1 });
  await act(() => import('../../../shell/chat/LoneChat'));
  expect(screen.queryByRole('button', { name: /^Support chat/ })).toBeNull();
});

test('a ticket that was closed meanwhile shows no button, and is forgotten', async () => {
  const user = aUser();
  window.localStorage.setItem(ticketKey(user.id), JSON.stringify(ticket));
  const server = serverWith(aTicket({ status: 'closed' }));
  await renderApp(paths.dashboard, { server, user });
  await waitFor(() => expect(window.localStorage.getItem(ticketKey(user.id))).toBeNull());
  expect(screen.queryByRole('button', { name: /^Support chat/ })).toBeNull();
});

test('the button is on every page and counts what is unread, 9+ above nine', async () => {
  const { router, tell } = await chatting();
  for (let count = 1; count <= 9; count += 1) tell({ id: `answer-0${count}` });
  expect(screen.getByRole('button', { name: 'Support chat, 9 unread' })).toHaveTextContent(/^9$/);
  tell({ id: 'answer-10' });
  await act(() => router.navigate(paths.settings));
  const button = await screen.findByRole('button', { name: 'Support chat, 10 unread' });
  expect(button).toHaveTextContent('9+');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Support chat' })).toBeVisible();
});

test('the panel names the ticket, its number and its connection, and what is usual', async () => {
  const { panel } = await opened();
  expect(panel.getByRole('heading', { name: ticket.subject })).toBeVisible();
  expect(panel.getByText('#00000001')).toBeVisible();
  expect(panel.getByText('Connected')).toBeVisible();
  expect(panel.getByText('We usually answer here.')).toBeVisible();
});

test('who opens it goes on in it, and Escape leads back to the button', async () => {
  const { button, field } = await opened();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

test('an incoming message takes the focus from nobody', async () => {
  const { tell } = await chatting();
  const before = document.activeElement;
  tell();
  expect(document.activeElement).toBe(before);
  expect(screen.queryByRole('log')).toBeNull();
});

test('messages stand in a log with their author, by time', async () => {
  const { panel, tell } = await opened();
  tell({ id: 'answer-01' });
  tell({
    id: 'own-00001',
    message: 'How?',
    is_from_support: false,
    timestamp: '2026-03-02T08:00:00.000Z',
  });
  const log = panel.getByRole('log', { name: 'Messages' });
  expect(log.textContent).toMatch(/You.*How\?.*Support Team.*From the text\./);
});

test('a reader further up stays there when a message arrives, and is led to the end when they write', async () => {
  const { server, panel, field, tell } = await opened();
  server.on(support.send, { body: { success: true, message_ts: 'message-0009' } });
  const log = panel.getByRole('log');
  vi.spyOn(log, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(900);
  tell({ id: 'answer-01' });
  log.scrollTop = 100;
  tell({ id: 'answer-02', timestamp: '2026-03-02T09:06:00.000Z' });
  expect(log.scrollTop).toBe(100);
  await userEvent.type(field, 'Thanks{Enter}');
  expect(log.scrollTop).toBe(900);
});

test('Enter sends, and Shift+Enter makes a new line', async () => {
  const { server, panel, field } = await opened();
  server.on(support.send, { body: { success: true, message_ts: 'message-0009' } });
  await userEvent.type(field, 'And{Shift>}{Enter}{/Shift}when?');
  expect(field).toHaveValue('And\nwhen?');
  expect(server.requestsTo(support.send)).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('');
  await waitFor(() => expect(panel.getByRole('log')).toHaveTextContent('And when?'));
  await waitFor(() => expect(HandSocket.last().said).toEqual(['{"type":"ping"}']));
  expect(server.requestsTo(support.send)).toHaveLength(1);
});

test('what could not be sent comes back, before what was started meanwhile', async () => {
  const { server, panel, field } = await opened();
  let refuse: () => void = () => undefined;
  server.on(
    support.send,
    () =>
      new Promise((done) => {
        refuse = () => done(refusal('validation_error'));
      }),
  );
  await userEvent.type(field, 'And when?{Enter}');
  expect(panel.getByRole('log')).toHaveTextContent('Sending...');
  await userEvent.type(field, 'Thanks');
  await act(async () => refuse());
  expect(await panel.findByText('Failed to send message')).toBeVisible();
  expect(field).toHaveValue('And when?\nThanks');
  expect(panel.getByRole('log')).not.toHaveTextContent('And when?');
});

test('what is blank cannot be sent', async () => {
  const { panel, field, server } = await opened();
  await userEvent.type(field, '  {Enter}');
  expect(panel.getByRole('button', { name: 'Send: write a message first' })).toBeDisabled();
  expect(server.requestsTo(support.send)).toHaveLength(0);
});

test('while it reconnects nothing can be sent, it says why, and the text stays', async () => {
  const { panel, field } = await opened();
  await userEvent.type(field, 'And when?');
  act(() => HandSocket.last().cut(1006));
  expect(panel.getByText('Reconnecting, 1 of 5')).toBeVisible();
  expect(field).toHaveAttribute('aria-disabled', 'true');
  expect(field).toHaveAccessibleDescription('You can send once the chat is connected.');
  expect(field).toHaveValue('And when?');
  expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('the text survives a reload, until it was sent', async () => {
  const app = await opened();
  await userEvent.type(app.field, 'Half a sentence');
  cleanup();

  const { field, server } = await opened();
  expect(field).toHaveValue('Half a sentence');
  server.on(support.send, { body: { success: true, message_ts: 'message-0009' } });
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(window.sessionStorage).toHaveLength(0);
});

test('the text stays while the panel is put away', async () => {
  const { button, field } = await opened();
  await userEvent.type(field, 'And when?');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('And when?');
});

test('after giving up it says so and can be asked to retry', async () => {
  const { panel } = await opened();
  act(() => HandSocket.last().cut(1001));
  expect(panel.getByText('Unable to establish stable connection to support chat.')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(panel.getByText('Connecting...')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Support chat' })).toHaveFocus();
  expect(HandSocket.opened).toHaveLength(2);
});

test('an error of the socket is told in its words', async () => {
  const { panel } = await opened();
  act(() =>
    HandSocket.last().tell({ type: 'error', message: 'Slow.', code: 'rate_limited', fatal: false }),
  );
  expect(panel.getByText('Support chat error: Slow.')).toBeVisible();
});

test('ending it asks once, and leaves a system message until the panel is closed', async () => {
  const { panel, server } = await opened();
  server.on(support.close, {
    body: { success: true, status: aTicket({ status: 'closed' }) },
  });
  await userEvent.click(panel.getByRole('button', { name: 'End conversation' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End this conversation?' }));
  expect(server.requestsTo(support.close)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'End conversation' }));
  await waitFor(() => expect(panel.getByRole('log')).toHaveTextContent('System'));
  expect(panel.getByRole('log')).toHaveTextContent('Support ticket has been closed.');
  expect(screen.queryByRole('button', { name: /^Support chat/ })).toBeNull();
  expect(HandSocket.last().closed).toEqual([1000]);
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Support chat' })).toBeNull();
});

test('where ending it fails the question stays open', async () => {
  const { panel, server } = await opened();
  server.on(support.close, refusal('permission_denied'));
  await userEvent.click(panel.getByRole('button', { name: 'End conversation' }));
  const dialog = within(screen.getByRole('dialog', { name: 'End this conversation?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End conversation' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Support chat/, hidden: true })).toBeInTheDocument();
});

test('a ticket closed by support is announced, and its button disappears', async () => {
  const { button } = await chatting();
  act(() =>
    HandSocket.last().tell({
      type: 'ticket_closed',
      ticket_id: ticket.id,
      timestamp: '2026-03-02T10:00:00.000Z',
      message: null,
    }),
  );
  expect(await screen.findByText('Support ticket has been closed.')).toBeVisible();
  expect(button).not.toBeInTheDocument();
});

test('a new message is counted on the bell, and reading it in the panel takes it off', async () => {
  const { button, client, tell } = await chatting();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  tell();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

/** A browser that may show notices; answers those it showed. */
function noticingBrowser() {
  const shown: { title: string; onclick: (() => void) | null; close: () => void }[] = [];
  class BrowserNotice {
    static readonly permission = 'granted';
    onclick: (() => void) | null = null;
    close = () => undefined;
    constructor(readonly title: string) {
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', BrowserNotice);
  vi.spyOn(window, 'focus').mockReturnValue();
  return shown;
}

test.each([
  ['somebody who looks elsewhere', true],
  ['whoever has another page of ours in sight', false],
])('%s is told by the browser, which leads into the panel', async (_who, hidden) => {
  const shown = noticingBrowser();
  const { client, router, tell } = await chatting({ path: paths.settings });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  tell();
  expect(shown.map(({ title }) => title)).toEqual(['New message from Support Team']);
  act(() => shown[0]?.onclick?.());
  expect(screen.getByRole('log')).toHaveTextContent('From the text.');
  expect(router.state.location.pathname).toBe(paths.settings);
});

test('an open panel in sight says it alone', async () => {
  const shown = noticingBrowser();
  const { client, tell } = await opened();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  tell();
  expect(screen.getByRole('log')).toHaveTextContent('From the text.');
  expect(shown).toEqual([]);
});

/** A browser with this permission decision; returns the requests it gets. */
function browserWith(permission: NotificationPermission) {
  const requestPermission = vi.fn(async () => permission);
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission, requestPermission }));
  return requestPermission;
}

test('who has not decided about notices of the browser is asked once in a conversation, and finds the way in the panel', async () => {
  const asked = browserWith('default');
  const { panel, router } = await opened();
  expect(await panel.findByRole('button', { name: 'Turn on browser notices' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => router.navigate(paths.pricing));
  expect(await screen.findByRole('button', { name: /^Support chat/ })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['granted', 'denied'] as const)(
  'who has decided, %s, is not asked',
  async (permission) => {
    const asked = browserWith(permission);
    await opened();
    expect(asked).not.toHaveBeenCalled();
  },
);

test('without a conversation nobody is asked', async () => {
  const asked = browserWith('default');
  await renderApp(paths.dashboard, { server: aServer() });
  await screen.findByRole('heading', { level: 1 });
  expect(asked).not.toHaveBeenCalled();
});

test('signing out hangs up and forgets the conversation', async () => {
  const { tell } = await chatting();
  tell();
  const user = aUser();
  expect(window.localStorage.getItem(ticketKey(user.id))).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(HandSocket.last().closed).toEqual([1000]));
  const kept = Object.keys(window.localStorage).filter((key) => key.startsWith('candor.chat'));
  expect(kept).toEqual([]);
});

test('it outlasts the trial', async () => {
  const server = serverWith(ticket);
  server.on(users.subscription, { body: aSubscription({ plan_type: 'trial', days_remaining: 0 }) });
  const user = aUser({}, 'trial');
  window.localStorage.setItem(ticketKey(user.id), JSON.stringify(ticket));
  await renderApp(paths.billing, { server, user });
  expect(await screen.findByRole('button', { name: /^Support chat/ })).toBeVisible();
});
