import { AppError } from '@candor/domain/errors';
import type { Actor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { isUuid } from '../../db/is-uuid';
import type { Deps } from '../../deps';
import { type InvitationRow, type RequestRow, settle } from './store';

/** Marks a candidate's request as settled. Throws AppError 404. */
export async function settleRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: invitationId, userId }: InvitationRow,
  { id, actor, requestId }: { id: string; actor: Actor; requestId: string },
): Promise<RequestRow> {
  if (!isUuid(id)) throw new AppError('not_found');
  const now = clock.now();
  return db.transaction(async (tx) => {
    const row = await settle(tx, { invitationId, requestId: id }, now);
    if (!row) throw new AppError('not_found');
    const entry = {
      userId,
      actor: doer(actor),
      requestId,
      action: 'invitation.request_settled',
      entity: { type: 'invitation', id: invitationId },
      details: { kind: row.kind },
    } as const;
    await audit(tx, entry, now);
    return row;
  });
}
