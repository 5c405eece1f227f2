import { type AuditAction, type AuditEntry, audit } from '../../access/audit';
import { NOBODY } from '../../access/audit-chain';
import { mayNoteFailure } from '../../access/rate-limits';
import type { Db, Tx } from '../../db/database';

/** What people do with the ways into their own account. */
type OwnAction = Extract<
  AuditAction,
  `email.${string}` | `password.${string}` | 'identity.linked' | `session.${string}`
>;

/** Records what an account's owner did, or whoever showed what only the owner has: a password, a mailed link. */
export async function noteOwn(
  tx: Tx,
  userId: string,
  { action, sessionId = null, requestId = null }: Noted,
  now: Date,
): Promise<void> {
  const entity: AuditEntry['entity'] =
    sessionId === null ? { type: 'user', id: userId } : { type: 'session', id: sessionId };
  const actor = { kind: 'user', id: userId } as const;
  await audit(tx, { userId, actor, action, entity, details: {}, requestId }, now);
}

type Noted = { action: OwnAction; sessionId?: string | null; requestId?: string | null };

/**
 * Records a refused sign-in, a few times an hour per address. Attempts with unknown addresses are recorded for
 * nobody, so that they take the same work.
 */
export async function noteFailedSignIn(
  db: Db,
  { email, userId = NOBODY }: { email: string; userId: string | undefined },
  now: Date,
): Promise<void> {
  if (!(await mayNoteFailure(db, email, now))) return;
  const entry: AuditEntry = {
    userId,
    action: 'sign_in.failed',
    details: {},
    requestId: null,
    actor: { kind: 'system', id: null },
    entity: { type: 'user', id: userId },
  };
  await db.transaction((tx) => audit(tx, entry, now));
}
