import { AuditEntry } from '@candor/domain/model/settings';
import type { AuditRow } from './store';

/** An entry of the log as its account sees it. */
export function presentEntry(row: AuditRow): AuditEntry {
  return AuditEntry.parse({
    id: row.id,
    timestamp: row.at.toISOString(),
    // Which of its people it was is the operator's own matter; to a customer they are all the staff.
    actor: { kind: row.actorKind, id: row.actorKind === 'staff' ? null : row.actorId },
    action: row.action,
    entity_type: row.entityType,
    entity_id: row.entityId,
    details: row.details,
    request_id: row.requestId,
  });
}
