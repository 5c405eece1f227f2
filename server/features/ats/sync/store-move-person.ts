import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { atsApplications } from '../../../db/schema';
import { lookAgain } from './store-look-again';

/** Makes the applications of one person another's, as their system did. What was found of them stays. */
export async function movePerson(
  tx: Tx,
  connectionId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(atsApplications)
    .set({ candidateId: to, ...lookAgain(sql`true`) })
    .where(
      and(eq(atsApplications.connectionId, connectionId), eq(atsApplications.candidateId, from)),
    );
}
