import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { BatchJob, BatchResults } from '@candor/domain/model/batch';
import type { DecisionList } from '@candor/domain/model/review';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useQueries } from '@tanstack/react-query';
import { useApp, useSessionState } from '../../session/app-context';
import { callOptions, scopeOf } from '../../session/use-call';

/** What came of a batch: how it scored and what was decided so far. */
export type Outcome = {
  tiers: BatchResults['summary_stats']['tiers'];
  scored: number;
  unread: number;
  /** People with a decision; null while that is not known. */
  decided: number | null;
};

const STALE_MS = 30_000;

/** Each batch takes two calls, so only the newest are asked about; older ones show their state instead. */
const MOST_ASKED = 3;

/** The outcome of the newest ended batches, by id. One that still runs, or could not be asked about, is absent. */
export function useOutcomes(jobs: readonly BatchJob[]): ReadonlyMap<string, Outcome> {
  const { api } = useApp();
  const scope = scopeOf(useSessionState());
  const ended = jobs
    .filter((job) => isFinal(job.status) && job.processed_candidates > 0)
    .slice(0, MOST_ASKED);
  const results = useQueries({
    queries: ended.map((job) => ({
      ...callOptions(api, scope, batches.results, {
        params: { id: job.batch_job_id },
        query: { limit: '1', skip: '0' },
      }),
      staleTime: STALE_MS,
    })),
  });
  const decisions = useQueries({
    queries: ended.map((job) => ({
      ...callOptions(api, scope, reviews.decisions, {
        params: { id: job.batch_job_id },
        query: { limit: '100', skip: '0' },
      }),
      staleTime: STALE_MS,
    })),
  });
  const outcomes = new Map<string, Outcome>();
  for (const [index, job] of ended.entries()) {
    const stats = results[index]?.data?.summary_stats;
    if (!stats) continue;
    outcomes.set(job.batch_job_id, {
      tiers: stats.tiers,
      scored: stats.successful_matches,
      unread: stats.failed_matches,
      decided: decidedOf(decisions[index]?.data),
    });
  }
  return outcomes;
}

/** Decisions that were taken back do not count; past the first page all are taken to stand. */
function decidedOf(list: DecisionList | undefined): number | null {
  if (!list) return null;
  return list.total - list.decisions.filter(({ decision }) => decision === null).length;
}
