import type { AtsType } from '@candor/domain/model/ats';
import type { Actor } from '../../../access/actor';
import { type AuditAction, type AuditEntry, audit, doer } from '../../../access/audit';
import type { Tx } from '../../../db/database';

/** Notes in the audit log what was done to a connection. */
export async function recordConnection(
  tx: Tx,
  { actor, requestId }: { actor: Actor; requestId: string },
  action: Extract<AuditAction, `integration.${string}`>,
  { id, ats }: { id: string; ats: AtsType },
  now: Date,
): Promise<void> {
  const entry: AuditEntry = {
    userId: actor.userId,
    actor: doer(actor),
    action,
    requestId,
    entity: { type: 'integration', id },
    details: { ats_type: ats },
  };
  await audit(tx, entry, now);
}
