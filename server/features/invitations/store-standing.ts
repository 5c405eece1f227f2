import { type ProgressStatus, STALLED_MS } from '@candor/domain/rules/invitation';
import { type SQL, sql } from 'drizzle-orm';
import { invitations } from '../../db/schema';

const { status, totalMilestones, milestonesCompleted, expiresAt } = invitations;

/** As in `statusAt`: an invitation past its end is expired, whether or not that was recorded. */
export function currentStatus(now: Date): SQL<string> {
  return sql<string>`case when ${status} in ('pending', 'accepted', 'active') and ${now} >=
    ${expiresAt} + case when ${status} = 'pending' then interval '0' else interval '1 day' end
    then 'expired' else ${status} end`;
}

/** As `progressStatus` has it. */
export function progressAt(now: Date): SQL<ProgressStatus> {
  return sql<ProgressStatus>`case when ${totalMilestones} = 0 then 'no_data'
    when ${currentStatus(now)} = 'completed' then 'completed'
    when ${milestonesCompleted} > 0 then 'in_progress' else 'not_started' end`;
}

/** Open, and nobody touched it for days. */
export function stalledAt(now: Date): SQL {
  const quietSince = new Date(now.getTime() - STALLED_MS);
  return sql`(${currentStatus(now)} in ('pending', 'accepted', 'active')
    and greatest(${invitations.lastAccessed}, ${invitations.resentAt}, ${invitations.createdAt}) < ${quietSince})`;
}

/** Its mail was given up, and its candidate still waits for a link. */
export function undeliveredAt(now: Date): SQL {
  return sql`(${invitations.undeliverableAt} is not null
    and ${currentStatus(now)} in ('pending', 'accepted', 'active', 'expired'))`;
}
