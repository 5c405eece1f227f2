import type { batches } from '@candor/domain/api/batches';
import type { SummariesQuery } from '@candor/domain/model/batch';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import { LRUCache } from 'lru-cache';
import type { WrittenBody } from '../../http/written-body';
import type { BatchStand } from './store/stand';

type Page = WrittenBody<typeof batches.results>;

const MOST_BYTES = 32 * 1024 * 1024;

/** Whoever is erased stands in no memory a minute later, also where nobody asks for the page again. */
const KEPT_MS = 30_000;

/** Pages of ended batches by what their batch stood at. */
const kept = new LRUCache<string, Page>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  ttl: KEPT_MS,
  ttlAutopurge: true,
});

/**
 * A page of results as it was written out before while nothing has changed since, made anew otherwise: pages of a large batch are
 * asked for by several windows and again after every step back. Show it only to whom the batch belongs.
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
