import { LRUCache } from 'lru-cache';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { mayNoteView, viewNotedUntil } from '../../access/rate-limits';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';

/**
 * Until when the views that this process asked about are recorded: a table of thousands is read in a hundred calls.
 */
const known = new LRUCache<string, number>({ max: 10_000 });

type View = { actor: Actor; batchId: string; requestId: string };

/**
 * Records that somebody viewed the results of a batch: once a day per person or key and batch, because pages request
 * the same results again and again. If the view cannot be recorded, nothing is shown.
 */
export async function noteView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, batchId, requestId }: View,
): Promise<void> {
  const now = clock.now();
  const viewer = actor.apiKeyId ?? actor.userId;
  const view = { viewer, batchId, now };
  if (await isNoted(db, view)) return;
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    requestId,
    details: {},
    action: 'batch.viewed',
    entity: { type: 'batch', id: batchId },
  } as const;
  await db.transaction(async (tx) => {
    if (await mayNoteView(tx, view)) await audit(tx, entry, now);
  });
}

async function isNoted(
  db: Db,
  view: { viewer: string; batchId: string; now: Date },
): Promise<boolean> {
  const key = `${view.viewer} ${view.batchId}`;
  const until = known.get(key);
  if (until !== undefined && until > view.now.getTime()) return true;
  const found = await viewNotedUntil(db, view);
  if (found !== null) known.set(key, found);
  return found !== null;
}
