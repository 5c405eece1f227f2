import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { users } from '../db/schema';

/**
 * Locks an account's row until the transaction ends: `share` for somebody signing in, `update` for changing what it
 * takes to sign in. So nobody gets in with credentials that have just been changed, and ending sessions includes
 * those started meanwhile. Returns the current password hash, undefined for an account that is gone.
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
