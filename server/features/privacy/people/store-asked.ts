import type { AtsType } from '@candor/domain/model/ats';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { atsPartnerAssessments as asked, invitations } from '../../../db/schema';

/** Somebody by the id that they have in an ATS. */
export type AskedPerson = { userId: string; ats: AtsType; candidateId: string };

/** The codes of the invitations that an ATS requested for somebody. */
export async function codesAskedFor(
  executor: Executor,
  { userId, ats, candidateId }: AskedPerson,
): Promise<string[]> {
  const found = await executor
    .select({ code: invitations.code })
    .from(asked)
    .innerJoin(invitations, eq(invitations.id, asked.invitationId))
    .where(
      and(eq(asked.userId, userId), eq(asked.atsType, ats), eq(asked.candidateId, candidateId)),
    );
  return found.map(({ code }) => code);
}
