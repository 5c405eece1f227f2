import { randomUUID } from 'node:crypto';
import { insertCharges } from '../access/ledger';
import { reserve, settle } from '../access/quota';
import type { Db } from '../db/database';

/** Uses candidates as a batch does: promised, then charged, each in the ledger. false when fewer are left; then nothing changed. */
export function spend(db: Db, userId: string, n: number, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await reserve(tx, userId, n, now))) return false;
    const entries = Array.from({ length: n }, (_, ordinal) => ({ ordinal, textHash: null }));
    await insertCharges(tx, { subjectId: randomUUID(), userId }, entries, now);
    await settle(tx, userId, { charge: n, release: 0, now });
    return true;
  });
}
