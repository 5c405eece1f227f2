import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { supportMessages, supportThreads, supportTickets } from '../../../db/schema';
import type { TeamAnswer } from '../../../ports/team-chat';

export type ThreadRow = typeof supportThreads.$inferSelect;

/**
 * Leases the ticket whose news have waited longest for the team until `until`. null if everything is reported.
 */
export async function claimThread(
  executor: Executor,
  { now, until }: { now: Date; until: Date },
): Promise<ThreadRow | null> {
  const [at, end] = [now.toISOString(), until.toISOString()];
  const { rows } = await executor.execute<{ id: string }>(sql`
    insert into support_threads (ticket_id, user_id, told_up_to, told_closed, retry_at, attempts)
    select t.id, t.user_id, 0, false, ${end}::timestamptz, 1
    from support_tickets t left join support_threads h on h.ticket_id = t.id
    where coalesce(h.retry_at <= ${at}::timestamptz, true)
      and case when t.status = 'active' then t.last_number > coalesce(h.told_up_to, 0)
        else h.ticket_id is not null and not h.told_closed end
    order by t.last_message_at, t.id limit 1
    on conflict (ticket_id) do update
      set retry_at = excluded.retry_at, attempts = support_threads.attempts + 1
      where support_threads.retry_at <= ${at}::timestamptz
    returning ticket_id as id`);
  const [claimed] = rows;
  if (!claimed) return null;
  const [row] = await executor
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.ticketId, claimed.id));
  return row ?? null;
}

/** Notes what became of a claimed ticket. */
export async function noteThread(
  executor: Executor,
  ticketId: string,
  change: Partial<Omit<ThreadRow, 'ticketId' | 'userId'>>,
): Promise<void> {
  await executor.update(supportThreads).set(change).where(eq(supportThreads.ticketId, ticketId));
}

/** The ticket of a thread; null for one that is none of ours. */
export async function ticketOfThread(executor: Executor, thread: string): Promise<string | null> {
  const [row] = await executor
    .select({ ticketId: supportThreads.ticketId })
    .from(supportThreads)
    .where(eq(supportThreads.thread, thread));
  return row?.ticketId ?? null;
}

/** The threads of the tickets that are open, the oldest first. */
export async function openThreads(
  executor: Executor,
): Promise<{ ticketId: string; thread: string }[]> {
  const { ticketId, thread } = supportThreads;
  const rows = await executor
    .select({ ticketId, thread })
    .from(supportThreads)
    .innerJoin(supportTickets, eq(supportTickets.id, ticketId))
    .where(and(eq(supportTickets.status, 'active'), isNotNull(thread)))
    .orderBy(asc(supportTickets.createdAt), asc(ticketId));
  return rows.flatMap((row) => (row.thread === null ? [] : [{ ...row, thread: row.thread }]));
}

/** Those answers of the team that no ticket has yet. */
export async function newAnswers(
  executor: Executor,
  answers: readonly TeamAnswer[],
): Promise<TeamAnswer[]> {
  const rows = await executor
    .select({ postId: supportMessages.postId })
    .from(supportMessages)
    .where(
      inArray(
        supportMessages.postId,
        answers.map(({ id }) => id),
      ),
    );
  const known = new Set(rows.map(({ postId }) => postId));
  return answers.filter(({ id }) => !known.has(id));
}
