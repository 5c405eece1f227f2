import type { InvitationSort } from '@candor/domain/model/invitation';
import { type ColumnOf, readSort } from '@candor/domain/model/sort';
import { AtsSource } from '@candor/domain/model/user';
import type { InvitationStatus } from '@candor/domain/rules/invitation';
import { desc, type SQL, sql } from 'drizzle-orm';
import { byPlace, byWords, directed } from '../../db/order';
import { invitations } from '../../db/schema';
import { currentStatus } from './store-standing';

/** The order that people live through. */
const LIFE: readonly InvitationStatus[] = [
  ...(['pending', 'accepted', 'active', 'completed', 'expired', 'cancelled'] as const),
];

/** The order of a list: the newest first, also among what a column leaves equal, so that no page repeats or misses one. */
export function invitationOrder(sort: InvitationSort | undefined, now: Date): SQL[] {
  const newest = [desc(invitations.createdAt), desc(invitations.id)];
  if (sort === undefined) return newest;
  const { column, descending } = readSort(sort);
  return [directed(valueIn(column, now), descending), ...newest];
}

function valueIn(column: ColumnOf<InvitationSort>, now: Date): SQL {
  switch (column) {
    case 'candidate_name':
      return byWords(invitations.candidateName);
    case 'status':
      return byPlace(LIFE, currentStatus(now));
    case 'milestones_completed':
      return sql`${invitations.milestonesCompleted}`;
    case 'completion_percentage':
      return sql`${invitations.completionPercentage}`;
    case 'latest_milestone':
      return byWords(invitations.latestMilestone);
    case 'points_earned':
      return sql`${invitations.pointsEarned}`;
    case 'ats_source':
      return byPlace(AtsSource.options, invitations.atsSource);
    case 'created_at':
      return sql`${invitations.createdAt}`;
    case 'last_accessed':
      return sql`${invitations.lastAccessed}`;
  }
}
