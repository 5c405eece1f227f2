import type { StaffTicket, TicketStatus } from '@candor/domain/model/support';
import { findTickets } from '@candor/server/features/support/staff/find-tickets';
import { fit, plain } from '../output/fit';
import type { Desk } from './desk';

const SHOWN = 100;

/**
 * One line per ticket, waiting ones first, by the name that the other commands accept: a shell drops what begins with
 * #.
 */
export async function listTickets(desk: Desk, status: TicketStatus): Promise<string> {
  const { tickets, total } = await findTickets(desk, { status, skip: 0, limit: SHOWN });
  if (total === 0) return status === 'active' ? 'No ticket is open.' : 'No ticket was closed.';
  const lines = tickets.map(lineOf);
  const more = total - tickets.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

function lineOf(ticket: StaffTicket): string {
  const { id, status, subject, priority, user_email, user_plan, last_message_at, waiting } = ticket;
  const standing = status === 'closed' ? 'closed' : waiting ? 'waits' : 'answered';
  return [
    id.slice(-8),
    last_message_at.slice(0, 16).replace('T', ' '),
    fit(standing, 8),
    fit(priority ?? 'by mail', 8),
    fit(user_plan, 12),
    fit(plain(user_email), 30),
    plain(subject),
  ].join('  ');
}
