import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema';

/**
 * Holds an account's row until the transaction ends: `share` for who comes in, `update` for who changes what it takes to come in.
 * So nobody comes in by what has just been changed, and sessions that are ended then include those that began meanwhile.
 * Answers the hash of its password as it stands, undefined for an account that is gone.
 */
export async function lockAccount(
  tx: Tx,
  userId: string,
  how: 'share' | 'update',
): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for(how);
  return row?.passwordHash;
}
