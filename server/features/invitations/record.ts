import type { Actor } from '../../access/actor';
import { type AuditAction, audit, doer } from '../../access/audit';
import type { Tx } from '../../db/database';

/** Records in the audit log what a caller did to an invitation or an assessment of theirs. */
export async function recordDone(
  tx: Tx,
  { actor, requestId }: { actor: Actor; requestId: string },
  action: AuditAction,
  entity: { type: 'invitation' | 'assessment'; id: string },
  now: Date,
): Promise<void> {
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    action,
    requestId,
    details: {},
    entity,
  };
  await audit(tx, entry, now);
}
