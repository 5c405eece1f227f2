import { support } from '@candor/domain/api/support';
import { messages } from '@candor/domain/messages';
import { PAGE_ROWS } from '@candor/domain/model/page';
import type { SupportTicket } from '@candor/domain/model/support';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asClientError, ClientError } from '../../../api/client-error';
import { useChat } from '../../../chat/use-chat';
import { useApp } from '../../../session/app-context';
import { useCall, useInvalidate } from '../../../session/use-call';

/** A page of the account's tickets, newest first; the one before stays until it is there. */
export function useTickets(skip: number) {
  return useCall(
    support.list,
    { query: { skip: String(skip), limit: String(PAGE_ROWS) } },
    { placeholderData: (before) => before },
  );
}

/** How often an open ticket is looked at again, in milliseconds. A tab out of sight rests. */
export const LOOKS_EVERY = 10_000;

/** The current state of one ticket; followed until it is closed. */
export function useTicket(id: string) {
  return useCall(
    support.status,
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data?.status.status === 'active' ? LOOKS_EVERY : false,
    },
  );
}

/** The chat that is open, here or in another browser. It is pending until that is known. */
export function useActiveChat(): { ticket: SupportTicket | null; isPending: boolean } {
  const { state } = useChat();
  const { data, isPending } = useCall(support.list, {
    query: { status: 'active', answered_by: 'chat' },
  });
  if (state.ticket)
    return { ticket: { ...state.ticket, unread: state.unreadCount }, isPending: false };
  return { ticket: data?.tickets.find(({ priority }) => priority !== null) ?? null, isPending };
}

/** Reads the tickets again when a chat has begun or ended, wherever that was done. */
export function useFollowChat(): void {
  const { state } = useChat();
  const invalidate = useInvalidate();
  const id = state.ticket?.id;
  const known = useRef(id);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    void invalidate(support.list, support.status, support.messages);
  }, [id, invalidate]);
}

/** Ends a conversation. One that support has ended meanwhile counts as ended. */
export function useEndTicket(id: string) {
  const { api } = useApp();
  const chat = useChat();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async () => {
      if (chat.state.ticket?.id !== id) return endByCall();
      // The panel ends its own: it has a connection to close and a word to say about it.
      if (!(await chat.end()))
        throw new ClientError({ code: 'unknown', message: messages.ticketUnknown });
    },
    onSettled: () => invalidate(support.list, support.status, support.messages),
  });

  async function endByCall(): Promise<void> {
    try {
      await api.call(support.close, { params: { id } });
    } catch (thrown) {
      if (asClientError(thrown).code !== 'conflict') throw thrown;
    }
  }
}
