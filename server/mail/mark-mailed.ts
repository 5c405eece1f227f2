import type { Tx } from '../db/database';
import { mailedNotices } from '../db/schema';

/** Notes that an account is told something by mail. false when it was before. */
export async function markMailed(
  tx: Tx,
  notice: typeof mailedNotices.$inferInsert,
): Promise<boolean> {
  const marked = await tx.insert(mailedNotices).values(notice).onConflictDoNothing().returning();
  return marked.length > 0;
}
