import { sql } from 'drizzle-orm';
import { heldBy } from '../../../access/held-candidates';
import type { Tx } from '../../../db/database';
import { atsApplications } from '../../../db/schema';

/** Takes the reservations of applications that wait no more, and answers whose each was. */
export async function takeLeftReservations(
  tx: Tx,
): Promise<{ userId: string; reserved: boolean }[]> {
  const left = await tx
    .update(atsApplications)
    .set({ reserved: false })
    .where(sql`${atsApplications.reserved} and ${atsApplications.state} is distinct from 'waiting'`)
    .returning({ userId: heldBy.userId });
  return left.map(({ userId }) => ({ userId, reserved: true }));
}
