import { staffSupport } from '@candor/domain/api/staff-support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp, useSessionState } from '../../session/app-context';
import { useAttempt } from '../../session/use-attempt';
import { keyOf, scopeOf, useCall, useInvalidate } from '../../session/use-call';
import { type TicketListState, ticketListBody } from './ticket-list-state';

/** How often tickets are looked at again, in milliseconds. A tab out of sight rests. */
export const LOOKS_EVERY = { list: 8000, ticket: 4000 } as const;

/** A page of tickets, followed; the one before stays until it is there. */
export function useStaffTickets(list: TicketListState) {
  return useCall(
    staffSupport.tickets,
    { body: ticketListBody(list) },
    { placeholderData: (before) => before, ...followed(LOOKS_EVERY.list) },
  );
}

/** One ticket as it stands now, followed. */
export function useStaffTicket(id: string) {
  return useCall(staffSupport.ticket, { params: { id } }, followed(LOOKS_EVERY.ticket));
}

/** What was never read waits for its retry button. */
function followed(every: number) {
  return {
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }: { state: { data: unknown } }) =>
      state.data === undefined ? false : every,
  } as const;
}

/** Answers a ticket. A retry after a failure is not sent twice. */
export function useReply(id: string): (message: string) => Promise<void> {
  const { api } = useApp();
  const attempt = useAttempt();
  const invalidate = useInvalidate();
  return async (message) => {
    const body = { message };
    const idempotencyKey = attempt.keyOf(body);
    try {
      await api.call(staffSupport.reply, { params: { id }, body, idempotencyKey });
      attempt.done();
    } finally {
      // A rejection may mean that somebody has closed it meanwhile.
      void invalidate(staffSupport.ticket, staffSupport.messages, staffSupport.tickets);
    }
  };
}

/** Ends the conversation; the screen follows from the response. */
export function useCloseTicket(id: string) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const scope = scopeOf(useSessionState());
  return useMutation({
    mutationFn: () => api.call(staffSupport.close, { params: { id } }),
    onSuccess: (closed) =>
      client.setQueryData(keyOf(scope, staffSupport.ticket.name, { params: { id } }), closed),
    onSettled: () =>
      void invalidate(staffSupport.ticket, staffSupport.messages, staffSupport.tickets),
  });
}
