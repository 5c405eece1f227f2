import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitations } from '../../db/schema';
import type { Scope } from './scope';
import { count } from './store-columns';

export type FunnelFigures = { invited: number; opened: number; started: number; submitted: number };

/** How far those came who were invited in the days, to the jobs, of a scope. Whoever started has opened the link, however that was noted. */
export async function invitationFunnel(
  executor: Executor,
  { userId, since, until, titles }: Scope,
): Promise<FunnelFigures> {
  const { createdAt, jobTitle, accessCount, milestonesCompleted } = invitations;
  const submitted = sql`${invitations.submittedAt} is not null`;
  const started = sql`(${invitations.startedAt} is not null or ${milestonesCompleted} > 0 or ${submitted})`;
  const [row] = await executor
    .select({
      invited: count(sql`true`),
      opened: count(sql`${accessCount} > 0 or ${started}`),
      started: count(started),
      submitted: count(submitted),
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.userId, userId),
        gt(createdAt, since),
        lte(createdAt, until),
        titles ? inArray(jobTitle, [...titles]) : undefined,
      ),
    );
  return row ?? { invited: 0, opened: 0, started: 0, submitted: 0 };
}
