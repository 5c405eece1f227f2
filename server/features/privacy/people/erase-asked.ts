import { audit } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import { type AskedPerson, codesAskedFor } from './store-asked';
import { deleteInvitations, deletePersonalAnswers } from './store-people';

/** Erases the invitations that an ATS requested for somebody whom it has erased, with all answers. */
export async function eraseAsked(
  tx: Tx,
  { userId, ats, candidateId }: AskedPerson,
  now: Date,
): Promise<void> {
  const codes = await codesAskedFor(tx, { userId, ats, candidateId });
  if (codes.length === 0) return;
  const erased = await deleteInvitations(tx, userId, codes);
  await deletePersonalAnswers(tx, userId);
  const entry = {
    userId,
    actor: { kind: 'system' as const, id: null },
    requestId: null,
    action: 'person.erased',
    entity: { type: 'person', id: null },
    details: { ats_type: ats, invitations: erased },
  } as const;
  await audit(tx, entry, now);
}
