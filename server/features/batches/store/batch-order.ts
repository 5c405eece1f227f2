import type { BatchSort } from '@candor/domain/model/batch';
import { type ColumnOf, readSort } from '@candor/domain/model/sort';
import { BatchStatus } from '@candor/domain/rules/batch-status';
import { desc, type SQL, sql } from 'drizzle-orm';
import { byPlace, byWords, directed } from '../../../db/order';
import { batches } from '../../../db/schema';

const { jobTitle, status, totalCandidates, estimatedCandidates, chargedCandidates } = batches;

/** The expression each column is sorted by. */
const VALUE: Record<ColumnOf<BatchSort>, SQL> = {
  jobTitle: byWords(jobTitle),
  status: byPlace(BatchStatus.options, status),
  total_candidates: sql`coalesce(${totalCandidates}, ${estimatedCandidates})`,
  candidates_charged: sql`${chargedCandidates}`,
  created_at: sql`${batches.createdAt}`,
};

/** The order of a list: newest first, also among equal values of a column, so that no page repeats or misses one. */
export function batchOrder(sort: BatchSort | undefined): SQL[] {
  const newest = [desc(batches.createdAt), desc(batches.id)];
  if (sort === undefined) return newest;
  const { column, descending } = readSort(sort);
  return [directed(VALUE[column], descending), ...newest];
}
