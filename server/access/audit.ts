import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { auditLog } from '../db/schema';
import type { AuditDetails } from '../db/schema/audit';
import type { Actor } from './actor';

/** What is recorded. An action is the entity and what happened to it: `share.created`. */
export type AuditAction =
  | 'decision.changed'
  | 'feedback.given'
  | 'rubric.changed'
  | 'terms.changed'
  | 'batch.submitted'
  | 'batch.rerun'
  | 'batch.cancelled'
  | 'batch.renamed'
  | 'batch.rescored'
  | 'document.replaced'
  | 'score.replayed'
  | 'swap_test.run'
  | 'batch.viewed'
  | 'batch.exported'
  | 'batch.removed'
  | 'source.saved'
  | 'source.changed'
  | 'source.removed'
  | 'integration.linked'
  | 'integration.removed'
  | 'integration.events_addressed'
  | 'ats.scoring_asked'
  | 'ats.job_text_set'
  | 'ats.answer_refused'
  | 'schedule.created'
  | 'schedule.changed'
  | 'schedule.paused'
  | 'schedule.removed'
  | 'share.created'
  | 'share.revoked'
  | 'share.opened'
  | 'opinion.changed'
  | 'api_key.created'
  | 'api_key.used'
  | 'api_key.removed'
  | 'profile.changed'
  | 'email.confirmed'
  | 'email.changed'
  | 'password.changed'
  | 'password.reset'
  | 'identity.linked'
  | 'session.opened'
  | 'session.ended'
  | 'sign_in.failed'
  | 'second_factor.enabled'
  | 'second_factor.disabled'
  | 'second_factor.recovery_codes_renewed'
  | 'second_factor.recovery_code_used'
  | 'second_factor.code_refused'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'passkey.refused'
  | 'data.exported'
  | 'audit_log.exported'
  | 'account.erased'
  | 'person.erased'
  | 'assessment.created'
  | 'assessment.changed'
  | 'assessment.removed'
  | 'invitation.created'
  | 'invitation.changed'
  | 'invitation.extended'
  | 'invitation.cancelled'
  | 'invitation.resent'
  | 'invitation.progress_reported'
  | 'invitation.request_settled'
  | 'invitation.erased'
  | 'invitation.accepted'
  | 'invitation.completed'
  | 'invitation.asked'
  | 'invitation.reminders_set'
  | 'invitation.reminded'
  | 'invitation.undeliverable'
  | 'ticket.opened'
  | 'ticket.closed'
  | 'contract.changed'
  | 'plan.changed'
  | 'plan.change_planned'
  | 'plan.cancelled'
  | 'plan.resumed'
  | 'plan.lapsed'
  | 'credits.bought'
  | 'credits.taken_back'
  | 'account.viewed';

/** What an action is done to. The activity shows these words, with spaces in place of the underscores. */
export type AuditedEntity =
  | 'api_key'
  | 'assessment'
  | 'batch'
  | 'candidate'
  | 'integration'
  | 'invitation'
  | 'passkey'
  | 'person'
  | 'saved_source'
  | 'schedule'
  | 'session'
  | 'share'
  | 'support_ticket'
  | 'term'
  | 'user';

export type AuditEntry = {
  /** The account in which it happened. */
  userId: string;
  actor: {
    kind: 'user' | 'api_key' | 'staff' | 'system' | 'candidate' | 'visitor';
    id: string | null;
  };
  action: AuditAction;
  entity: { type: AuditedEntity; id: string | null };
  /** Ids, numbers and words of ours: never text about a candidate. */
  details: AuditDetails;
  requestId: string | null;
};

/** Who did it, as an entry names them: the person, or the key that the program used. */
export function doer({
  userId,
  apiKeyId,
}: Pick<Actor, 'userId' | 'apiKeyId'>): AuditEntry['actor'] {
  return apiKeyId === null ? { kind: 'user', id: userId } : { kind: 'api_key', id: apiKeyId };
}

/**
 * Records an action in the transaction that performs it: neither exists without the other. The database adds it to
 * the account's chain, whose end stays locked until the commit, so do this last.
 */
export async function audit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  const { userId, actor, action, entity, details, requestId } = entry;
  await askRecorded(tx, {
    id: randomUUID(),
    now,
    userId,
    action,
    details,
    requestId,
    actorKind: actor.kind,
    actorId: actor.id,
    entityType: entity.type,
    entityId: entity.id,
  });
}

const askRecorded = preparedQuery(
  (
    executor,
    at: Place<
      | ('id' | 'now' | 'userId' | 'action' | 'details' | 'requestId')
      | ('actorKind' | 'actorId' | 'entityType' | 'entityId')
    >,
  ) =>
    executor.insert(auditLog).values({
      id: at('id'),
      at: at('now'),
      userId: at('userId'),
      action: at('action'),
      details: at('details'),
      requestId: at('requestId'),
      actorKind: at('actorKind'),
      actorId: at('actorId'),
      entityType: at('entityType'),
      entityId: at('entityId'),
    }),
);
