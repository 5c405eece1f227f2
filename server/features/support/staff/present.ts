import type { StaffTicket } from '@candor/domain/model/support';
import { allowanceOf } from '../../../access/allowance';
import type { TicketWithOwner } from '../store-owners';

/** A ticket as support staff see it. */
export function presentStaffTicket(
  { ticket, owner, subscription }: TicketWithOwner,
  now: Date,
): StaffTicket {
  const { id, status, subject, type, priority, createdAt, closedAt } = ticket;
  return {
    id,
    status,
    subject,
    type,
    priority,
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    user_id: owner.id,
    user_name: owner.fullName,
    user_email: ticket.priority === null ? ticket.email : owner.email,
    user_plan: allowanceOf(subscription, 0, now).plan,
    channel_id: ticket.channelId,
    last_message_at: ticket.lastMessageAt.toISOString(),
    waiting: status === 'active' && !ticket.lastFromSupport,
  };
}
