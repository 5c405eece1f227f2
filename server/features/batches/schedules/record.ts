import type { Actor } from '../../../access/actor';
import { type AuditAction, type AuditEntry, audit, doer } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import type { ScheduleRow } from './store';

/** Records in the audit log what somebody did to a schedule. */
export async function recordSchedule(
  tx: Tx,
  { actor, requestId }: { actor: Actor; requestId: string },
  action: Extract<AuditAction, `schedule.${string}`>,
  { id, enabled, localHour }: Pick<ScheduleRow, 'id' | 'enabled' | 'localHour'>,
  now: Date,
): Promise<void> {
  const entry: AuditEntry = {
    userId: actor.userId,
    actor: doer(actor),
    action,
    requestId,
    entity: { type: 'schedule', id },
    details: { enabled, local_hour: localHour },
  };
  await audit(tx, entry, now);
}
