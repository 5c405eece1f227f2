import type { BatchOutcome, RecentBatch } from '@candor/domain/model/batch';

/** What came of batches, by their id. One that still runs, or of which nothing is known yet, is absent. */
export type Outcomes = ReadonlyMap<string, BatchOutcome>;

/** What the dashboard's response says about its newest batches. */
export function outcomesOf(recent: readonly RecentBatch[]): Outcomes {
  return new Map(
    recent.flatMap(({ batch_job_id, outcome }) => (outcome ? [[batch_job_id, outcome]] : [])),
  );
}
