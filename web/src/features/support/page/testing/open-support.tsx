import { support } from '@candor/domain/api/support';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { HistoryMessage, SupportTicket } from '@candor/domain/model/support';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createValue } from '../../../../api/value';
import { ChatContext } from '../../../../chat/chat-context';
import { NO_OPERATIONS } from '../../../../chat/chat-operations';
import { type ChatState, NO_CHAT } from '../../../../chat/chat-state';
import type { LazyChat } from '../../../../chat/create-lazy-chat';
import { paths } from '../../../../paths';
import { Component as Support } from '../../../../routes/Support';
import { useSessionState } from '../../../../session/app-context';
import { aServer, renderApp } from '../../../../testing/render-app';
import { aConfig, aSubscription, aUser } from '../../../../testing/samples';
import { Toaster } from '../../../../ui/toast';

/** When all of it happens. */
export const NOW = '2026-03-02T09:00:00.000Z';
/** The ticket of a chat. */
export const CHAT_ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16';
/** The ticket that is answered by mail. */
export const MAIL_ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c11112222';

/** The open ticket of a chat. */
export function aTicket(over: Partial<SupportTicket> = {}): SupportTicket {
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

/** An open ticket that is answered by mail. */
export const MAILED = aTicket({
  id: MAIL_ID,
  subject: 'An invoice',
  type: 'billing',
  priority: null,
});

/** What its owner wrote in a ticket. */
export function aMessage(over: Partial<HistoryMessage> = {}): HistoryMessage {
  return {
    type: 'history_message',
    id: 'message-01',
    message: 'Twice, another score.',
    timestamp: NOW,
    is_from_support: false,
    ...over,
  };
}

/** An answer with the first page of a list. */
export const listed = (tickets: SupportTicket[], total = tickets.length) => ({
  body: { tickets, total, limit: 10, skip: 0, has_more: total > tickets.length },
});

/** What the server knows of tickets. */
export function keep(server: ReturnType<typeof aServer>, tickets: SupportTicket[]) {
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

/** Opens the page of support for somebody who is signed in. */
export async function openSupport(opening: Opening = {}) {
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

/** The page, its server and whoever sits before it. */
export type Opened = Awaited<ReturnType<typeof openSupport>>;

/** The form for a new conversation. */
export const form = () => screen.findByRole('form', { name: 'New conversation' });
/** The bodies that reached an endpoint. */
export const sentTo = (
  server: Opened['server'],
  endpoint: typeof support.chat | typeof support.mail,
) => server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));

/** Fills in a subject and a message, with spaces around them. */
export async function fillIn({ user }: Opened, name = 'New conversation') {
  const fields = within(await screen.findByRole('form', { name }));
  await user.type(fields.getByRole('textbox', { name: 'Subject' }), ' Scores differ ');
  await user.type(fields.getByRole('textbox', { name: 'Message' }), 'Twice, another score. ');
  return fields;
}

/** Presses what begins the conversation. */
export const start = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: 'Start conversation' }));
