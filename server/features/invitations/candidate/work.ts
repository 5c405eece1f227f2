import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { Milestone } from '@candor/domain/model/assessment';
import { serverMessages } from '@candor/domain/server-messages';
import { type AuditAction, audit } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import type { AuditDetails } from '../../../db/schema/audit';
import type { Deps } from '../../../deps';
import { type InvitationRow, lockInvitation } from '../store';
import { demandUnsent, type Visit, withInvited } from './find-invited';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Works on an invitation for its candidate while nobody else changes it, in one transaction.
 *
 * @throws AppError 404, 410 for one that has ended or was submitted, 429.
 */
export async function working<Result>(
  deps: Needs,
  visit: Visit,
  work: (tx: Tx, row: InvitationRow, now: Date) => Promise<Result>,
): Promise<Result> {
  return withInvited(deps, visit, ({ id }) =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const row = await lockInvitation(tx, id);
      if (!row) throw new AppError('not_found', { detail: messages.linkUnknown });
      await demandUnsent(tx, row, now);
      return work(tx, row, now);
    }),
  );
}

/** A step of an invitation with its place, counted from 1. Throws AppError 409 before the start and 404 for no step of it. */
export function stepOf(
  { startedAt, invitedTo }: InvitationRow,
  id: string,
): { step: Milestone; position: number } {
  if (startedAt === null) {
    throw new AppError('conflict', { detail: serverMessages.startFirst, reason: 'not_started' });
  }
  const milestones = invitedTo?.milestones ?? [];
  const at = milestones.findIndex((one) => one.id === id);
  const step = milestones[at];
  if (!step) throw new AppError('not_found');
  return { step, position: at + 1 };
}

/** Records what a candidate did, without a word of what they said. */
export async function noteCandidate(
  tx: Tx,
  { id, userId }: InvitationRow,
  action: AuditAction,
  { requestId, details = {} }: { requestId: string; details?: AuditDetails },
  now: Date,
): Promise<void> {
  const entry = {
    userId,
    action,
    requestId,
    details,
    actor: { kind: 'candidate', id: null },
    entity: { type: 'invitation', id },
  } as const;
  await audit(tx, entry, now);
}
