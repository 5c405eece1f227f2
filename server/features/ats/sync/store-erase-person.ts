import { and, eq, inArray } from 'drizzle-orm';
import { heldBy, releaseHeld } from '../../../access/held-candidates';
import type { Tx } from '../../../db/database';
import { atsApplications, atsErased } from '../../../db/schema';

/**
 * Erases applications of a person whom their system has erased: those it names, or all if it names none. A sync that
 * started earlier does not bring them back.
 */
export async function erasePerson(
  tx: Tx,
  connectionId: string,
  {
    candidateId,
    applicationIds,
  }: { candidateId: string; applicationIds: readonly string[] | null },
  now: Date,
): Promise<void> {
  const gone = await tx
    .delete(atsApplications)
    .where(
      and(
        eq(atsApplications.connectionId, connectionId),
        applicationIds
          ? inArray(atsApplications.externalId, [...applicationIds])
          : eq(atsApplications.candidateId, candidateId),
      ),
    )
    .returning({ ...heldBy, externalId: atsApplications.externalId });
  await releaseHeld(tx, gone, now);
  const ids = applicationIds ?? gone.map(({ externalId }) => externalId);
  if (ids.length === 0) return;
  const rows = ids.map((externalId) => ({ connectionId, externalId }));
  await tx.insert(atsErased).values(rows).onConflictDoNothing();
}
