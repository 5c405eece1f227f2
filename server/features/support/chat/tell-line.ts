import { supportSocket } from '@candor/domain/api/support';
import { messages } from '@candor/domain/messages';
import type { ServerSocketMessage } from '@candor/domain/model/support';
import pLimit from 'p-limit';
import type { Deps } from '../../../deps';
import { inOrderOfWriting, newestOf, placedAnew } from '../order';
import { presentMessage } from '../present';
import {
  findOwnTicket,
  latestMessages,
  type MessageRow,
  markShown,
  messagesAfter,
  type TicketRow,
} from '../store';

/** One open chat window. */
export type ChatLine = {
  userId: string;
  sessionId: string;
  ticketId: string;
  say(message: ServerSocketMessage): void;
  /** Once everything that was said is on its way, or nobody listens any more. */
  sent(): Promise<void>;
  hangUp(code: number): void;
};

/** The close code of a finished conversation: nobody reconnects. */
export const NORMAL = 1000;

/** What a window gets of a long conversation when it opens; the rest can be asked for. */
const HISTORY = 200;
/** The amount in flight at once, however large the whole: a slow reader is not taken for one that does not read. */
const AT_ONCE = 20;

/** How many messages back a late answer of the team's chat may belong. */
const LATE_WITHIN = 50;

/** Tells one window what its ticket holds: at its opening the history, and afterwards whatever has been added. */
export function tellLine({ db, clock }: Pick<Deps, 'db' | 'clock'>, line: ChatLine) {
  let toldUpTo = 0;
  const inTurn = pLimit(1);
  const timestamp = () => clock.now().toISOString();
  const { ticketId, userId } = line;

  /** The ticket, or null after the window was told that there is none. */
  const ticketNow = async (): Promise<TicketRow | null> => {
    const found = await findOwnTicket(db, { userId, id: ticketId });
    if (found) return found.ticket;
    line.say({ type: 'error', message: 'Not found.', code: 'not_found', fatal: true });
    line.hangUp(supportSocket.codes.unknownTicket);
    return null;
  };
  const told = async (rows: readonly MessageRow[]) => {
    if (rows.length === 0) return;
    toldUpTo = newestOf(rows);
    if (rows.some(({ isFromSupport }) => isFromSupport)) await markShown(db, ticketId, toldUpTo);
  };
  /** The messages in front of those, where one of them may belong between them. */
  const shownBefore = async ([first]: readonly MessageRow[]): Promise<MessageRow[]> => {
    if (!first || first.postId === null) return [];
    const place = { before: first.number, limit: LATE_WITHIN };
    return (await latestMessages(db, ticketId, place)).reverse();
  };
  const endIfClosed = ({ status }: TicketRow) => {
    if (status !== 'closed') return;
    const message = messages.ticketClosed;
    line.say({ type: 'ticket_closed', ticket_id: ticketId, timestamp: timestamp(), message });
    line.hangUp(NORMAL);
  };

  return {
    /** The number of the last message that the window has. */
    upTo: () => toldUpTo,
    /** Starts with the history. Nothing is sent twice: new messages are found by the next poll. */
    greet: () =>
      inTurn(async () => {
        const ticket = await ticketNow();
        if (!ticket) return;
        line.say({ type: 'connected', ticket_id: ticketId, timestamp: timestamp() });
        const latest = await latestMessages(db, ticketId, { before: null, limit: HISTORY });
        const rows = inOrderOfWriting(latest.reverse());
        for (const [index, row] of rows.entries()) {
          line.say(presentMessage('history_message', row));
          if (index % AT_ONCE === AT_ONCE - 1) await line.sent();
        }
        await told(rows);
        const history_count = rows.length;
        line.say({ type: 'ready', ticket_id: ticketId, history_count, timestamp: timestamp() });
        endIfClosed(ticket);
      }),
    /**
     * Sends what was added since. The ticket is read first, so that its end applies to all messages found after it.
     */
    refresh: () =>
      inTurn(async () => {
        const ticket = await ticketNow();
        if (!ticket) return;
        const rows = await messagesAfter(db, ticketId, toldUpTo);
        const shown = await shownBefore(rows);
        for (const row of placedAnew(shown, rows)) line.say(presentMessage('support_message', row));
        await told(rows);
        endIfClosed(ticket);
      }),
  };
}
