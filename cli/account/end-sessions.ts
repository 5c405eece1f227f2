import { audit } from '@candor/server/access/audit';
import { findAccount } from '@candor/server/access/contract';
import { endSessions } from '@candor/server/access/end-sessions';
import { lockAccount } from '@candor/server/access/lock-account';
import type { Db } from '@candor/server/db/database';

/** Signs an account out everywhere, at once, and answers what to say about it; null for an unknown address. */
export async function endSessionsOf(db: Db, email: string, now: Date): Promise<string | null> {
  const userId = await findAccount(db, email);
  if (userId === null) return null;
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId, 'update');
    await endSessions(tx, userId);
    const entry = {
      userId,
      details: { sessions: 'all' },
      requestId: null,
      actor: { kind: 'staff', id: null },
      action: 'session.ended',
      entity: { type: 'user', id: userId },
    } as const;
    await audit(tx, entry, now);
  });
  return 'Every session was ended. API keys still work; --suspended yes stops them, too.';
}
