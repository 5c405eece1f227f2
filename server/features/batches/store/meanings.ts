import { lt, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../db/database';
import { candidateMeanings } from '../../../db/schema';
import { eachAlone } from '../../../jobs/each-alone';
import type { StoredMatch } from '../../../scoring/stored-match';

type Owner = { userId: string; model: string };

/**
 * The cached embeddings of an account's passages under a model, by the hash of what was sent. They are transferred to
 * the candidates that use them now. Locked in one order, since groups of an account run in parallel.
 */
export async function useMeanings(
  executor: Executor,
  { userId, model }: Owner,
  wanted: readonly { candidateId: string; hash: string }[],
  now: Date,
): Promise<Map<string, Buffer>> {
  const byHash = new Map(wanted.map(({ hash, candidateId }) => [hash, candidateId]));
  const users = JSON.stringify([...byHash].map(([hash, id]) => ({ hash, id })));
  const { rows } = await executor.execute<{ hash: string; vectors: Buffer }>(sql`
    with used as (
      select m.content_hash, r.id from candidate_meanings m
      join json_to_recordset(${users}::json) as r(hash text, id uuid) on m.content_hash = r.hash
      where m.user_id = ${userId} and m.model = ${model} order by m.content_hash for update of m)
    update candidate_meanings m set candidate_id = used.id, used_at = ${now} from used
    where m.user_id = ${userId} and m.model = ${model} and m.content_hash = used.content_hash
    returning m.content_hash as hash, m.vectors`);
  return new Map(rows.map((row) => [row.hash, row.vectors]));
}

export type KeptMeaning = { candidateId: string; hash: string; vectors: Buffer };

/** Stores embeddings, replacing known ones. */
export async function keepMeanings(
  executor: Executor,
  { userId, model }: Owner,
  meanings: readonly KeptMeaning[],
  now: Date,
): Promise<void> {
  if (meanings.length === 0) return;
  const inOrder = [...meanings].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await executor
    .insert(candidateMeanings)
    .values(
      inOrder.map(({ candidateId, hash, vectors }) => ({
        userId,
        model,
        candidateId,
        vectors,
        contentHash: hash,
        usedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [candidateMeanings.userId, candidateMeanings.model, candidateMeanings.contentHash],
      set: {
        candidateId: sql`excluded.candidate_id`,
        vectors: sql`excluded.vectors`,
        usedAt: now,
      },
    });
}

/** Deletes what nobody has used since, and beyond `most` per account the least recently used. */
export async function forgetMeanings(
  db: Db,
  { usedBefore, most }: { usedBefore: Date; most: number },
): Promise<void> {
  await db.delete(candidateMeanings).where(lt(candidateMeanings.usedAt, usedBefore));
  const { userId } = candidateMeanings;
  const crowded = await db
    .select({ userId })
    .from(candidateMeanings)
    .groupBy(userId)
    .having(sql`count(*) > ${most}`);
  await eachAlone(crowded, (account) => forgetOldest(db, account.userId, most));
}

/** One account after the other: a statement for all would sort the whole table. */
async function forgetOldest(db: Db, userId: string, kept: number): Promise<void> {
  await db.execute(sql`
    delete from candidate_meanings where user_id = ${userId} and (model, content_hash) in (
      select model, content_hash from candidate_meanings where user_id = ${userId}
      order by used_at desc, content_hash offset ${kept})`);
}

/** Whether a scored candidate of a batch lacks the signal that the batch was to have. */
export async function isSignalMissing(executor: Executor, batchId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from candidates where batch_id = ${batchId} and state = 'scored'
      and (match -> 'flags')::jsonb @> '[{"kind": "semantic_unavailable"}]' limit 1`);
  return rows.length > 0;
}

/** Rewrites matches with their scores, and nothing else. */
export async function saveMatches(
  tx: Tx,
  batchId: string,
  matches: readonly { ordinal: number; score: number; match: StoredMatch }[],
): Promise<void> {
  await tx.execute(sql`
    update candidates c set score = r.score, match = r.match
    from json_to_recordset(${JSON.stringify(matches)}::json) as r(ordinal int, score int, match json)
    where c.batch_id = ${batchId} and c.ordinal = r.ordinal`);
}
