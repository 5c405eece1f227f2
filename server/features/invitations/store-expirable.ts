import { FINISH_MS } from '@candor/domain/rules/invitation';
import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitations } from '../../db/schema';

/** Small enough that one round holds no other work up. */
const AT_ONCE = 200;

/** Some of the invitations whose end nobody recorded, in the order of their ids behind one of them. */
export async function expirable(
  executor: Executor,
  now: Date,
  after: string | null,
): Promise<{ id: string }[]> {
  const { id, status, expiresAt, endedAt } = invitations;
  const isOver = or(
    and(eq(status, 'pending'), lte(expiresAt, now)),
    lte(expiresAt, new Date(now.getTime() - FINISH_MS)),
  );
  return executor
    .select({ id })
    .from(invitations)
    .where(and(isNull(endedAt), isOver, after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}
