import type { Actor } from '../../access/actor';
import { type AuditAction, type AuditEntry, audit, doer } from '../../access/audit';
import type { Tx } from '../../db/database';
import type { BatchRow } from './store/batch';

/** Who made the request, and in which call. */
export type Asked = { actor: Pick<Actor, 'userId' | 'apiKeyId'>; requestId: string };

type Recorded = Extract<
  AuditAction,
  'batch.submitted' | 'batch.rerun' | 'batch.cancelled' | 'batch.renamed'
>;

/** Records in the audit log that somebody started, stopped or renamed a batch. */
export async function recordBatch(
  tx: Tx,
  { actor, requestId }: Asked,
  action: Recorded,
  batch: Pick<BatchRow, 'id'>,
  details: AuditEntry['details'],
  now: Date,
): Promise<void> {
  const entry: AuditEntry = {
    userId: actor.userId,
    actor: doer(actor),
    action,
    details,
    requestId,
    entity: { type: 'batch', id: batch.id },
  };
  await audit(tx, entry, now);
}
