import type { FindTicketsBody } from '@candor/domain/model/support';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { supportTickets, users } from '../../../db/schema';
import { selectTickets, type TicketWithOwner } from '../store-owners';

const urgency = sql`case ${supportTickets.priority} when 'critical' then 0 when 'high' then 1 else 2 end`;
const isOpen = sql`${supportTickets.status} = 'active'`;
/** Of closed ones the latest come first: their time runs backwards. */
const age = sql`case when ${isOpen} then 1 else -1 end * extract(epoch from ${supportTickets.lastMessageAt})`;

/** A page of the tickets that fit, and how many fit: open ones first, and of these those that wait, the most urgent on top. */
export async function listTickets(
  executor: Executor,
  { status, priority, search, skip, limit }: FindTicketsBody,
): Promise<{ rows: TicketWithOwner[]; total: number }> {
  const where = and(
    status ? eq(supportTickets.status, status) : undefined,
    priority ? eq(supportTickets.priority, priority) : undefined,
    search ? matches(search) : undefined,
  );
  const rows = await selectTickets(executor)
    .where(where)
    .orderBy(
      desc(isOpen),
      asc(supportTickets.lastFromSupport),
      asc(urgency),
      asc(age),
      asc(supportTickets.id),
    )
    .limit(limit)
    .offset(skip);
  const [counted] = await executor
    .select({ total: sql<number>`count(*)::integer` })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A part of the subject, of name or address, or the end of a ticket's id, with or without the # that people see before it. */
function matches(search: string): SQL | undefined {
  const escaped = search.replace(/[\\%_]/g, '\\$&');
  const part = `%${escaped}%`;
  return or(
    ilike(supportTickets.subject, part),
    ilike(supportTickets.name, part),
    ilike(supportTickets.email, part),
    ilike(users.fullName, part),
    ilike(users.email, part),
    ilike(sql`${supportTickets.id}::text`, `%${escaped.replace(/^#/, '')}`),
  );
}

/** The names of staff by their ids. */
export async function namesOf(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
