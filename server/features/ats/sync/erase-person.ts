import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { atsApplications, atsErased } from '../../../db/schema';

/** Erases every application of a person whom their system has erased; a reading that began before does not bring them back. */
export async function erasePerson(
  tx: Tx,
  connectionId: string,
  candidateId: string,
): Promise<void> {
  const gone = await tx
    .delete(atsApplications)
    .where(
      and(
        eq(atsApplications.connectionId, connectionId),
        eq(atsApplications.candidateId, candidateId),
      ),
    )
    .returning({ externalId: atsApplications.externalId });
  if (gone.length === 0) return;
  const rows = gone.map(({ externalId }) => ({ connectionId, externalId }));
  await tx.insert(atsErased).values(rows).onConflictDoNothing();
}
