import { lt } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { auditChecks } from '../../db/schema';

const KEPT_MS = 365 * 86_400_000;

/** Stores the result of a verification, and deletes those older than a year. */
export async function keepCheck(
  executor: Executor,
  found: { accounts: number; entries: number; broken: number },
  now: Date,
): Promise<void> {
  await executor
    .delete(auditChecks)
    .where(lt(auditChecks.checkedAt, new Date(now.getTime() - KEPT_MS)));
  await executor
    .insert(auditChecks)
    .values({ ...found, checkedAt: now })
    .onConflictDoNothing();
}
