import type { batches } from '@candor/domain/api/batches';
import type { SummariesQuery } from '@candor/domain/model/batch';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import { LRUCache } from 'lru-cache';
import type { WrittenBody } from '../../http/written-body';
import type { ShownBatch } from './store/batch';
import type { BatchVersion } from './store/batch-version';

/** What the headers of results say about their batch. */
export type Charged = Pick<ShownBatch, 'estimatedCandidates' | 'chargedCandidates'>;

/** A page with the headers that were true when it was read. */
export type CachedPage = { batch: Charged; results: WrittenBody<typeof batches.results> };

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * After its last use. A page that shows somebody who was erased since is of an earlier state and used no more, so erased
 * people are in no memory a minute later, even if nobody requests the page again.
 */
const KEPT_MS = 30_000;

/** Pages of ended batches, keyed by the state of their batch. */
const pages = new LRUCache<string, CachedPage, () => Promise<CachedPage>>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ results }) => results.bytes.length,
  ttl: KEPT_MS,
  updateAgeOnGet: true,
  ttlAutopurge: true,
  fetchMethod: (_key, _stale, { context: make }) => make(),
  // Whoever waits for a page gets it, even if there is no room left to keep it.
  ignoreFetchAbort: true,
});

/**
 * A cached page of results if nothing has changed since, otherwise a new one: pages of a large batch are requested by
 * several windows and again after every step back. Those who request it while it is being made share the work. Show it only to
 * the owner of the batch.
 */
export async function cachedPage(
  batch: BatchVersion,
  { skip, limit, detail }: SummariesQuery,
  make: () => Promise<CachedPage>,
): Promise<CachedPage> {
  if (!isFinal(batchStatusOf(batch.status))) return make();
  const version = [batch.id, batch.updatedAt.getTime(), batch.decisionsRevision];
  const key = [...version, skip, limit, detail].join(' ');
  return pages.forceFetch(key, { context: make });
}
