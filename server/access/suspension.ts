import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

/** Whether an account is suspended, for callers who come in through a link it gave away. */
export async function isSuspended(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  return found.length > 0;
}
