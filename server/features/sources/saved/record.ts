import type { Actor } from '../../../access/actor';
import { type AuditAction, type AuditEntry, audit, doer } from '../../../access/audit';
import type { SavedSourceRow } from '../../../access/saved-source';
import type { Tx } from '../../../db/database';

/** Notes in the audit log what was done to a saved source: never by its name, label or configuration. */
export async function recordSaved(
  tx: Tx,
  { actor, requestId }: { actor: Actor; requestId: string },
  action: Extract<AuditAction, `source.${string}`>,
  { id, inputType }: Pick<SavedSourceRow, 'id' | 'inputType'>,
  now: Date,
): Promise<void> {
  const entry: AuditEntry = {
    userId: actor.userId,
    actor: doer(actor),
    action,
    requestId,
    entity: { type: 'saved_source', id },
    details: { input_type: inputType },
  };
  await audit(tx, entry, now);
}
