import { retentionDue } from '@candor/domain/rules/retention';
import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { isUpload } from '../../ports/blob-store';
import { announceErasures } from './announce-erasures';
import { beginMornings } from './schedules/begin-mornings';
import { forgetMeanings } from './store/meanings';
import {
  batchesWithOldFiles,
  eraseOldBatches,
  forgetFiles,
  isBlobNeeded,
  neededBlobs,
} from './store/retention';

const DAY_MS = 86_400_000;

/** Small enough that one statement delays no other work. */
const AT_ONCE = 100;

/** The same for batches erased with their people, of which one may have as many as ten thousand. */
const CANDIDATES_AT_ONCE = 2_000;

/** Candidates per account whose passages are not sent twice: about a gigabyte with vectors of 1,536 dimensions. */
const MOST_MEANINGS = 10_000;

/** A file stored this long ago that belongs to no batch is left over from an interrupted submission. */
const ORPHAN_AFTER_MS = DAY_MS;

/** Begins the mornings that have come. */
export const MORNINGS_CHORE = 'begin-mornings';

/** The scheduled chores of batches. */
export function batchChores(deps: Deps): Chore[] {
  return [
    { name: 'announce-erasures', match: '17 2 * * *', run: () => announceErasures(deps) },
    { name: 'retention', match: '17 3 * * *', run: () => applyRetention(deps) },
    { name: 'forget-meanings', match: '37 3 * * *', run: () => forgetOldMeanings(deps) },
    { name: MORNINGS_CHORE, match: '*/5 * * * *', madeUp: false, run: () => beginMornings(deps) },
    { name: 'sweep-files', match: '47 * * * *', run: () => sweepFiles(deps) },
  ];
}

/** Erases uploads and results whose retention has ended; results only after their notice. */
export async function applyRetention(deps: Deps): Promise<void> {
  const { db, config, clock } = deps;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await inPortions(async () => {
    const old = await batchesWithOldFiles(db, before(config.uploadDays), AT_ONCE);
    await forgetFiles(
      db,
      old.map((batch) => batch.id),
    );
    await deleteUnneeded(
      deps,
      old.map((batch) => batch.blobKey),
    );
    return old.length;
  });
  await inPortions(async () => {
    const due = retentionDue(clock.now(), config.resultDays).erase;
    const erased = await db.transaction((tx) => eraseOldBatches(tx, due, CANDIDATES_AT_ONCE));
    await deleteUnneeded(
      deps,
      erased.map((batch) => batch.blobKey),
    );
    return erased.length;
  });
}

/** Deletes embeddings once their uploads would be deleted, and those beyond the limit of an account. */
export async function forgetOldMeanings({ db, config, clock }: Deps): Promise<void> {
  const usedBefore = new Date(clock.now().getTime() - config.uploadDays * DAY_MS);
  await forgetMeanings(db, { usedBefore, most: MOST_MEANINGS });
}

/** Deletes stored files that belong to nothing, left by submissions that did not complete. */
export async function sweepFiles({ db, blobs, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - ORPHAN_AFTER_MS);
  let portion: string[] = [];
  const sweep = async () => {
    const needed = await neededBlobs(db, portion);
    for (const key of portion) if (!needed.has(key)) await blobs.delete(key);
    portion = [];
  };
  for await (const { key, storedAt } of blobs.list()) {
    if (storedAt < before && isUpload(key)) portion.push(key);
    if (portion.length === AT_ONCE) await sweep();
  }
  if (portion.length > 0) await sweep();
}

/** Repeats a step until nothing is left to do. */
async function inPortions(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}

async function deleteUnneeded(
  { db, blobs }: Pick<Deps, 'db' | 'blobs'>,
  keys: readonly (string | null)[],
): Promise<void> {
  for (const key of new Set(keys)) {
    if (key !== null && !(await isBlobNeeded(db, key))) await blobs.delete(key);
  }
}
