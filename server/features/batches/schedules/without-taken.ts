import type { Tx } from '../../../db/database';
import type { Listing } from '../list-candidates';
import type { BatchRow } from '../store/batch';
import { lockSchedule } from './store';
import { dealtWith } from './store-seen';
import { takenDocuments } from './store-taken';

type Listed = Extract<Listing, { ok: true }>;
type Scheduled = Pick<BatchRow, 'id' | 'userId' | 'scheduleId' | 'rerunOf'>;

/**
 * What a batch of a schedule has listed, without the documents that were taken up meanwhile: a morning and one that is run
 * again by hand may list at the same time, a later morning may have scored what is run again, and somebody may hand in a
 * copy. Keeps the schedule locked, so that no other batch of it does the same before the transaction ends.
 */
export async function withoutTaken(tx: Tx, batch: Scheduled, listing: Listed): Promise<Listed> {
  if (batch.scheduleId === null) return listing;
  await lockSchedule(tx, batch.userId, batch.scheduleId);
  const documents = listing.candidates.flatMap(({ sourceEntry }) => sourceEntry ?? []);
  const taken = new Set(await takenUp(tx, batch, batch.scheduleId, documents));
  if (taken.size === 0) return listing;
  const candidates = listing.candidates
    .filter(({ sourceEntry }) => sourceEntry === null || !taken.has(sourceEntry))
    .map((one, at) => ({ ...one, ordinal: at + 1 }));
  const { scorable, distinct } = listing;
  const without = listing.candidates.length - candidates.length;
  return {
    ...listing,
    candidates,
    scorable: scorable - without,
    distinct: { ...distinct, documents: distinct.documents - without },
  };
}

async function takenUp(
  tx: Tx,
  batch: Scheduled,
  scheduleId: string,
  documents: readonly string[],
): Promise<string[]> {
  const settled = await dealtWith(tx, scheduleId, documents);
  // What is run again may be anything that was listed; of that, a document that failed for good is dealt with as well.
  return batch.rerunOf === null ? settled : takenDocuments(tx, batch, settled);
}
