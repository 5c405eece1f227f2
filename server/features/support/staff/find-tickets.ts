import { pageOf } from '@candor/domain/model/page';
import type { FindTicketsBody, StaffTicketList } from '@candor/domain/model/support';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { supportTickets, users } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { selectTickets, type TicketWithOwner } from '../store-owners';
import { presentStaffTicket } from './present';

/** Tickets that fit: open ones first, and of these those that wait, the most urgent and longest waiting on top. */
export async function findTickets(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: FindTicketsBody,
): Promise<StaffTicketList> {
  const { rows, total } = await listTickets(db, wanted);
  const now = clock.now();
  return {
    tickets: rows.map((row) => presentStaffTicket(row, now)),
    ...pageOf(total, wanted),
  };
}

const urgency = sql`case ${supportTickets.priority} when 'critical' then 0 when 'high' then 1 else 2 end`;
const isOpen = sql`${supportTickets.status} = 'active'`;
/** Of closed ones the latest come first: their time runs backwards. */
const age = sql`case when ${isOpen} then 1 else -1 end * extract(epoch from ${supportTickets.lastMessageAt})`;

async function listTickets(
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
