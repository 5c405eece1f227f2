import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';
import { auditLog } from '../db/schema';
import type { AuditDetails } from '../db/schema/audit';

/** What is recorded. An action is the thing and what became of it: `share.created`. */
export type AuditAction =
  | 'decision.changed'
  | 'feedback.given'
  | 'rubric.changed'
  | 'share.created'
  | 'share.revoked'
  | 'share.opened'
  | 'opinion.changed';

export type AuditEntry = {
  /** Whose account it happened in. */
  userId: string;
  actor: {
    kind: 'user' | 'api_key' | 'staff' | 'system' | 'candidate' | 'visitor';
    id: string | null;
  };
  action: AuditAction;
  entity: { type: string; id: string | null };
  /** Ids, numbers and words of ours: never a text about a candidate. */
  details: AuditDetails;
  requestId: string | null;
};

/** Records what somebody did, in the transaction that does it: neither exists without the other. */
export async function audit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  const { userId, actor, action, entity, details, requestId } = entry;
  await tx.insert(auditLog).values({
    ...{ id: randomUUID(), at: now, userId, action, details, requestId },
    ...{ actorKind: actor.kind, actorId: actor.id, entityType: entity.type, entityId: entity.id },
  });
}
