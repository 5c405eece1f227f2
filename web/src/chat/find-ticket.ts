import { support } from '@candor/domain/api/support';
import type { SupportTicket } from '@candor/domain/model/support';
import type { Api } from '../api/create-api';

/** The ticket whose chat is open, wherever it was begun; null without one. Throws `ClientError`. */
export async function findTicket(api: Api): Promise<SupportTicket | null> {
  const { tickets } = await api.call(support.list, {
    query: { status: 'active', answered_by: 'chat' },
    once: true,
  });
  return tickets.find(({ priority }) => priority !== null) ?? null;
}
