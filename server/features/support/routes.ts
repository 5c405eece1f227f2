import { support } from '@candor/domain/api/support';
import { AppError } from '@candor/domain/errors';
import { pageOf } from '@candor/domain/model/page';
import { doer } from '../../access/audit';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { receivingFromTeam } from './bridge/receive';
import { closeTicket } from './close-ticket';
import { openChatTicket, openMailTicket } from './open-ticket';
import { newestOf } from './order';
import { presentMessage, presentTicket } from './present';
import { sendMessage } from './send-message';
import { messagePage } from './show-messages';
import { findOwnTicket, listOwnTickets, markShown } from './store';

/** The calls by which an account talks to support. */
export function supportRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;
  const ownTicket = async (userId: string, id: string) => {
    const found = await findOwnTicket(db, { userId, id });
    if (!found) throw new AppError('not_found');
    return found;
  };

  serve(support.mail, async (call) => {
    const { ticketId, existing } = await openMailTicket(deps, call);
    return { body: { success: true, ticket_id: ticketId, existing } as const };
  });
  serve(support.chat, async (call) => {
    const { ticketId, existing } = await openChatTicket(deps, call);
    return { body: { success: true, ticket_id: ticketId, existing } as const };
  });
  serve(support.send, async (call) => {
    const message_ts = await sendMessage(deps, call);
    return { body: { success: true, message_ts } as const };
  });
  serve(support.status, async ({ actor, params }) => {
    const status = presentTicket(await ownTicket(actor.userId, params.id));
    return { body: { success: true, status } as const };
  });
  serve(support.list, async ({ actor, query }) => {
    const { rows, total } = await listOwnTickets(db, actor.userId, query);
    return { body: { tickets: rows.map(presentTicket), ...pageOf(total, query) } };
  });
  serve(support.messages, async ({ actor, params, query }) => {
    const { ticket } = await ownTicket(actor.userId, params.id);
    const { rows, hasMore } = await messagePage(db, ticket.id, query);
    await markShown(db, ticket.id, newestOf(rows));
    const shown = rows.map((row) => presentMessage('history_message', row));
    return { body: { messages: shown, has_more: hasMore } };
  });
  const receive = receivingFromTeam(deps);
  serve(support.channel, async ({ signed }) => ({ body: await receive(signed) }));
  serve(support.close, async ({ actor, params, requestId }) => {
    const by = doer(actor);
    await closeTicket(deps, { ticketId: params.id, owner: actor.userId, by, requestId });
    const status = presentTicket(await ownTicket(actor.userId, params.id));
    return { body: { success: true, status } as const };
  });
}
