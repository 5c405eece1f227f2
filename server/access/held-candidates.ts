import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { atsApplications } from '../db/schema';
import { settle } from './quota';

/** What an application of an ATS held when it was deleted: whose it was, and whether a candidate was reserved for it. */
export const heldBy = {
  userId: sql<string>`(select c.user_id from ats_connections c where c.id = ${atsApplications.connectionId})`,
  reserved: atsApplications.reserved,
};

/** Frees the candidates that were reserved for deleted applications, of whichever accounts. */
export async function releaseHeld(
  tx: Tx,
  gone: readonly { userId: string; reserved: boolean }[],
  now: Date,
): Promise<void> {
  const held = new Map<string, number>();
  for (const { userId, reserved } of gone) {
    if (reserved) held.set(userId, (held.get(userId) ?? 0) + 1);
  }
  // In one order, so that two who free some of the same accounts wait for each other at the first one.
  for (const [userId, release] of [...held].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await settle(tx, userId, { charge: 0, release, now });
  }
}
