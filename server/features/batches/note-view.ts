import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { mayNoteView, wasViewNoted } from '../../access/rate-limits';
import type { Deps } from '../../deps';

type View = { actor: Actor; batchId: string; requestId: string };

/**
 * Records that somebody looked at the results of a batch: once a day for each person or key and batch, because pages ask for
 * the same results again and again. Who cannot be recorded sees nothing.
 */
export async function noteView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, batchId, requestId }: View,
): Promise<void> {
  const now = clock.now();
  const view = { viewer: actor.apiKeyId ?? actor.userId, batchId, now };
  if (await wasViewNoted(db, view)) return;
  const entry = {
    ...{ userId: actor.userId, actor: doer(actor), requestId, details: {} },
    action: 'batch.viewed',
    entity: { type: 'batch', id: batchId },
  } as const;
  await db.transaction(async (tx) => {
    if (await mayNoteView(tx, view)) await audit(tx, entry, now);
  });
}
