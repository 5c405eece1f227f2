import type { MessageList, MessagesQuery } from '@candor/domain/model/support';
import type { z } from 'zod';
import type { Executor } from '../../../db/database';
import { presentMessage } from '../present';
import { messagePage } from '../show-messages';
import { namesOf } from './store';

/** A page of a ticket's messages with who of the staff wrote them. Throws AppError 400 for what is no message's id. */
export async function showConversation(
  executor: Executor,
  ticketId: string,
  query: z.infer<typeof MessagesQuery>,
): Promise<MessageList> {
  const { rows, hasMore } = await messagePage(executor, ticketId, query);
  const names = await namesOf(
    executor,
    rows.flatMap(({ staffId }) => (staffId === null ? [] : [staffId])),
  );
  const messages = rows.map((row) =>
    presentMessage('history_message', row, names.get(row.staffId ?? '')),
  );
  return { messages, has_more: hasMore };
}
