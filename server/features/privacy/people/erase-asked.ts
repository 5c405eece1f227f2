import type { AtsType } from '@candor/domain/model/ats';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../access/audit';
import type { Tx } from '../../../db/database';
import { atsPartnerAssessments as asked, invitations } from '../../../db/schema';
import { deleteInvitations, deletePersonalAnswers } from './store-people';

/** Somebody by the id that they have in an ATS. */
export type AskedPerson = { userId: string; ats: AtsType; candidateId: string };

/** Erases the invitations that an ATS requested for somebody whom it has erased, with all answers. */
export async function eraseAsked(
  tx: Tx,
  { userId, ats, candidateId }: AskedPerson,
  now: Date,
): Promise<void> {
  const found = await tx
    .select({ code: invitations.code })
    .from(asked)
    .innerJoin(invitations, eq(invitations.id, asked.invitationId))
    .where(
      and(eq(asked.userId, userId), eq(asked.atsType, ats), eq(asked.candidateId, candidateId)),
    );
  if (found.length === 0) return;
  const codes = found.map(({ code }) => code);
  const erased = await deleteInvitations(tx, userId, codes);
  await deletePersonalAnswers(tx, userId);
  const entry = {
    ...{ userId, actor: { kind: 'system' as const, id: null }, requestId: null },
    action: 'person.erased',
    entity: { type: 'person', id: null },
    details: { ats_type: ats, invitations: erased },
  } as const;
  await audit(tx, entry, now);
}
