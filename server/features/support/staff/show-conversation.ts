import type { MessageList, MessagesQuery } from '@candor/domain/model/support';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/schema';
import { presentMessage } from '../present';
import { messagePage } from '../show-messages';

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

async function namesOf(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
