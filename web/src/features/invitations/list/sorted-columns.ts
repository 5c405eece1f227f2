import type { InvitationSort } from '@candor/domain/model/invitation';
import type { ColumnOf } from '@candor/domain/model/sort';
import type { SortedColumn } from '../../../session/sort/column-order';

/** The order of a list that nobody has sorted. */
export const NEWEST_FIRST: InvitationSort = '-created_at';

type Column = SortedColumn<InvitationSort>;

/** The columns of invitations, as they are sorted. */
export const SORTED: Record<ColumnOf<InvitationSort>, Column> = {
  created_at: { column: 'created_at', by: 'By date', falls: true },
  candidate_name: { column: 'candidate_name', by: 'By name', falls: false },
  status: { column: 'status', by: 'By status', falls: false },
  milestones_completed: { column: 'milestones_completed', by: 'By milestones', falls: true },
  completion_percentage: { column: 'completion_percentage', by: 'By completion', falls: true },
  latest_milestone: { column: 'latest_milestone', by: 'By latest milestone', falls: false },
  points_earned: { column: 'points_earned', by: 'By points', falls: true },
  ats_source: { column: 'ats_source', by: 'By source', falls: false },
  last_accessed: { column: 'last_accessed', by: 'By last visit', falls: true },
};
