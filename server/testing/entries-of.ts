import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { auditChain, auditLog } from '../db/schema';

/** What the log says of an account, in the order in which it happened: several entries may bear the same time. */
export async function entriesOf(
  executor: Executor,
  userId: string,
): Promise<(typeof auditLog.$inferSelect)[]> {
  return executor
    .select(getTableColumns(auditLog))
    .from(auditLog)
    .innerJoin(auditChain, eq(auditChain.entryId, auditLog.id))
    .where(eq(auditLog.userId, userId))
    .orderBy(asc(auditChain.seq));
}
