import type { batches } from '@candor/domain/api/batches';
import type { SummariesQuery } from '@candor/domain/model/batch';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import { LRUCache } from 'lru-cache';
import type { WrittenBody } from '../../http/written-body';
import type { BatchStand } from './store/stand';

type Page = WrittenBody<typeof batches.results>;

const MOST_BYTES = 32 * 1024 * 1024;

/** Erased people are in no memory a minute later, even if nobody requests the page again. */
const KEPT_MS = 30_000;

/** Pages of ended batches, keyed by the state of their batch. */
const kept = new LRUCache<string, Page>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  ttl: KEPT_MS,
  ttlAutopurge: true,
});

/**
 * A cached page of results if nothing has changed since, otherwise a new one: pages of a large batch are requested by
 * several windows and again after every step back. Show it only to the owner of the batch.
 */
export async function keptPage(
  stand: BatchStand,
  { skip, limit, detail }: SummariesQuery,
  make: () => Promise<Page>,
): Promise<Page> {
  if (!isFinal(batchStatusOf(stand.status))) return make();
  const version = [stand.id, stand.updatedAt.getTime(), stand.decisionsRevision];
  const key = [...version, skip, limit, detail].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const made = await make();
  kept.set(key, made);
  return made;
}
