import { staffSupport } from '@candor/domain/api/staff-support';
import { AppError } from '@candor/domain/errors';
import type { Deps } from '../../../deps';
import type { Serve } from '../../../http/serve';
import { closeTicket } from '../close-ticket';
import { findTicketWithOwner } from '../store-owners';
import { answerTicket } from './answer-ticket';
import { findTickets } from './find-tickets';
import { presentStaffTicket } from './present';
import { showConversation } from './show-conversation';

/** The calls by which support staff answer tickets. */
export function staffSupportRoutes(serve: Serve, deps: Deps): void {
  const { db, clock } = deps;
  const ticketWithOwner = async (id: string) => {
    const found = await findTicketWithOwner(db, id);
    if (!found) throw new AppError('not_found');
    return found;
  };
  const stateOf = async (id: string) => {
    const status = presentStaffTicket(await ticketWithOwner(id), clock.now());
    return { success: true, status } as const;
  };

  serve(staffSupport.tickets, async ({ body }) => ({ body: await findTickets(deps, body) }));
  serve(staffSupport.ticket, async ({ params }) => ({ body: await stateOf(params.id) }));
  serve(staffSupport.messages, async ({ params, query }) => {
    const { ticket } = await ticketWithOwner(params.id);
    return { body: await showConversation(db, ticket.id, query) };
  });
  serve(staffSupport.reply, async ({ actor, params, body }) => {
    const { message } = body;
    const answer = { ticketId: params.id, staffId: actor.userId, message };
    return { body: { success: true, message_ts: await answerTicket(deps, answer) } as const };
  });
  serve(staffSupport.close, async ({ actor, params, requestId }) => {
    const by = { kind: 'staff', id: actor.userId } as const;
    await closeTicket(deps, { ticketId: params.id, owner: null, by, requestId });
    return { body: await stateOf(params.id) };
  });
}
