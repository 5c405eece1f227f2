import { batches } from '@candor/domain/api/batches';
import { AppError } from '@candor/domain/errors';
import type {
  BatchResults,
  ProcessedItem,
  SummariesQuery,
  SummaryStats,
} from '@candor/domain/model/batch';
import { pageOf } from '@candor/domain/model/page';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import type { Actor } from '../../access/actor';
import type { Deps } from '../../deps';
import { writeBody } from '../../http/written-body';
import { type CachedPage, type Charged, cachedPage } from './page-cache';
import { presentFull, presentOutcomes, presentSummary } from './present-results';
import { readOwn } from './read-own';
import { shownRequirements } from './shown-requirements';
import type { ShownBatch } from './store/batch';
import { findBatchVersion } from './store/batch-version';
import { summaryStats } from './store/figures';
import { fullPage, outcomesPage, summaryPage } from './store/results';

type PageQuery = { skip: number; limit: number };

/**
 * A page of results by score with a summary of each match, or with its outcomes alone; for a running batch, of those
 * that are done. Throws AppError 404.
 */
export async function batchResults(
  deps: Deps,
  actor: Actor,
  id: string,
  query: SummariesQuery,
): Promise<CachedPage> {
  const version = await findBatchVersion(deps.pool, actor.userId, id);
  if (!version) throw new AppError('not_found');
  return cachedPage(version, query, async () => {
    const { batch, results } = await readPage(deps, actor, id, query);
    const { estimatedCandidates, chargedCandidates } = batch;
    return {
      batch: { estimatedCandidates, chargedCandidates },
      results: writeBody(batches.results, results),
    };
  });
}

/** The same with every requirement and its evidence. */
export function batchResultsFull(
  deps: Deps,
  actor: Actor,
  id: string,
  page: PageQuery,
): Promise<{ batch: Charged; results: BatchResults }> {
  return readOwn(deps, actor, id, async (executor, batch) => {
    const stats = await summaryStats(executor, batch);
    const rows = await fullPage(executor, batch, { ...page, done: doneOf(batch, stats) });
    return { batch, results: resultsOf(batch, page, stats, rows.map(presentFull)) };
  });
}

function readPage(
  deps: Deps,
  actor: Actor,
  id: string,
  { detail, ...page }: SummariesQuery,
): Promise<{ batch: Charged; results: BatchResults }> {
  return readOwn(deps, actor, id, async (executor, batch) => {
    const stats = await summaryStats(executor, batch);
    const counted = { ...page, done: doneOf(batch, stats) };
    const items =
      detail === 'outcomes'
        ? (await outcomesPage(executor, batch, counted)).map(presentOutcomes)
        : (await summaryPage(executor, batch, counted)).map(presentSummary);
    return { batch, results: resultsOf(batch, page, stats, items) };
  });
}

/** How many rows there are to be paged through; null as long as there will be more. */
function doneOf({ status }: ShownBatch, stats: SummaryStats): number | null {
  return isFinal(batchStatusOf(status)) ? finishedIn(stats) : null;
}

function finishedIn({ successful_matches, failed_matches }: SummaryStats): number {
  return successful_matches + failed_matches;
}

function resultsOf(
  batch: ShownBatch,
  page: PageQuery,
  stats: SummaryStats,
  items: ProcessedItem[],
): BatchResults {
  return {
    batch_job_id: batch.id,
    status: batchStatusOf(batch.status),
    processed_items: items,
    summary_stats: stats,
    requirements: shownRequirements(batch),
    ...pageOf(finishedIn(stats), page),
  };
}
