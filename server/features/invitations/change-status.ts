import { validationError } from '@candor/domain/errors';
import { type InvitationStatus, mayBecome, statusAt } from '@candor/domain/rules/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import type { InvitationRow } from './store';

/**
 * Refuses what an invitation cannot become any more, naming both.
 *
 * @throws AppError 400.
 */
export function demandBecoming(row: InvitationRow, to: InvitationStatus, now: Date): void {
  const from = statusAt(row.status, row.expiresAt, now);
  if (!mayBecome(from, to)) throw cannotBecome(from, to);
}

/** The refusal of a step that is not allowed. */
export function cannotBecome(from: InvitationStatus, to: InvitationStatus) {
  return validationError([
    { field: 'status', message: serverMessages.invitationCannotBecome(from, to) },
  ]);
}
