import type { BatchSort } from '@candor/domain/model/batch';
import type { ColumnOf } from '@candor/domain/model/sort';
import type { SortedColumn } from '../../session/sort/column-order';

type Column = SortedColumn<BatchSort>;

/** The columns of batches, as they are sorted. */
export const SORTED: Record<ColumnOf<BatchSort>, Column> = {
  created_at: { column: 'created_at', by: 'By date', falls: true },
  jobTitle: { column: 'jobTitle', by: 'By job title', falls: false },
  status: { column: 'status', by: 'By state', falls: false },
  total_candidates: { column: 'total_candidates', by: 'By candidates', falls: true },
  candidates_charged: { column: 'candidates_charged', by: 'By charge', falls: true },
};
