import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import type { Tx } from '../../db/database';
import { noteVersion } from './store';

type Change = { added: number; changed: number; removed: number; id: string | null };

/** Ends a change of an account's terms: their new version and the entry in the audit log, in the same transaction. */
export async function recordChange(
  tx: Tx,
  { actor, requestId }: { actor: Actor; requestId: string },
  { id, ...counts }: Change,
  now: Date,
): Promise<void> {
  const version = await noteVersion(tx, actor.userId, now);
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    action: 'terms.changed',
    entity: { type: 'term', id },
    details: { ...counts, terms_version: version },
    requestId,
  } as const;
  await audit(tx, entry, now);
}
