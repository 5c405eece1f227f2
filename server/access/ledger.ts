import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { apiKeys, charges, usageDays } from '../db/schema';

/** One charged candidate: its place in what was charged, and its text. */
export type Charge = { ordinal: number; textHash: string | null };

/** Adds charges to the ledger. Its key rejects a second charge for the same candidate. */
export async function insertCharges(
  tx: Tx,
  owner: { subjectId: string; userId: string },
  entries: readonly Charge[],
  now: Date,
): Promise<void> {
  if (entries.length === 0) return;
  const ordinals = sql.param(entries.map(({ ordinal }) => ordinal));
  const hashes = sql.param(entries.map(({ textHash }) => textHash));
  await tx.execute(sql`
    insert into charges (subject_id, user_id, charged_at, ordinal, text_hash)
    select ${owner.subjectId}, ${owner.userId}, ${now}, * from unnest(${ordinals}::int[], ${hashes}::text[])`);
}

/** How many candidates were charged to an account since a moment. */
export function countCharges(tx: Tx, userId: string, since: Date): Promise<number> {
  return tx.$count(charges, and(eq(charges.userId, userId), gte(charges.chargedAt, since)));
}

/** Adds to the usage of the account, and of the key that asked, on the UTC day of `now`. */
export async function countUsage(
  tx: Tx,
  { userId, apiKeyId }: { userId: string; apiKeyId: string | null },
  now: Date,
  done: { analyses: number; candidates: number },
): Promise<void> {
  if (done.analyses === 0 && done.candidates === 0) return;
  // The key before the day: every call with a key locks them in this order.
  if (apiKeyId !== null && done.candidates > 0) {
    await tx
      .update(apiKeys)
      .set({ candidatesProcessed: sql`${apiKeys.candidatesProcessed} + ${done.candidates}` })
      .where(eq(apiKeys.id, apiKeyId));
  }
  const day = now.toISOString().slice(0, 10);
  await addUsage(tx, { userId, day, ...done });
}

const addUsage = preparedQuery(
  (executor, at: Place<'userId' | 'day' | 'analyses' | 'candidates'>) =>
    executor
      .insert(usageDays)
      .values({
        userId: at('userId'),
        day: at('day'),
        analyses: at('analyses'),
        candidates: at('candidates'),
      })
      .onConflictDoUpdate({
        target: [usageDays.userId, usageDays.day],
        set: {
          analyses: sql`${usageDays.analyses} + excluded.analyses`,
          candidates: sql`${usageDays.candidates} + excluded.candidates`,
        },
      }),
);
