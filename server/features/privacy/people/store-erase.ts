import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import { batches, candidates, decisions, evidenceFeedback } from '../../../db/schema';
import { digestOfDocument } from '../../../sources/document-digest';

export type DeletedCandidates = {
  candidates: number;
  /** Batches that lost somebody, including deleted ones. */
  batches: number;
  /** Batches that contained nobody else. */
  batchesRemoved: number;
  /** Files that contained the candidates: no batch refers to them any more. */
  blobKeys: string[];
};

/**
 * Deletes candidates of ended batches with everything derived from or said about them, forgets the files that they
 * came in, and deletes batches and links that contain nobody else. Their charges stay counted, without the digest of
 * their text. Unknown ids are left out.
 */
export async function deleteCandidates(
  tx: Tx,
  ids: readonly string[],
  now: Date,
): Promise<DeletedCandidates> {
  const gone = await tx
    .select({
      id: candidates.id,
      batchId: candidates.batchId,
      userId: candidates.userId,
      ordinal: candidates.ordinal,
      sourceEntry: candidates.sourceEntry,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
    .for('update');
  if (gone.length === 0) return { candidates: 0, batches: 0, batchesRemoved: 0, blobKeys: [] };
  const batchIds = [...new Set(gone.map((one) => one.batchId))];
  const people = gone.map((one) => one.id);
  await deleteWords(tx, batchIds, people);
  await forgetTexts(tx, gone);
  await stopWaiting(tx, gone);
  await tx.delete(candidates).where(inArray(candidates.id, people));
  await deleteEmptyLinks(tx, batchIds);
  const blobKeys = await forgetUploads(tx, batchIds);
  const batchesRemoved = await deleteEmptyBatches(tx, batchIds);
  await countAgain(tx, batchIds, now);
  return { candidates: people.length, batches: batchIds.length, batchesRemoved, blobKeys };
}

/** What recruiters and the readers of links said about people. */
async function deleteWords(
  tx: Tx,
  batchIds: readonly string[],
  people: readonly string[],
): Promise<void> {
  const of = (table: typeof decisions | typeof evidenceFeedback) =>
    and(inArray(table.batchId, [...batchIds]), inArray(table.candidateId, [...people]));
  await tx.delete(decisions).where(of(decisions));
  await tx.delete(evidenceFeedback).where(of(evidenceFeedback));
  await tx.execute(sql`
    delete from share_opinions o using shares s
    where o.share_id = s.id and s.batch_id = any(${uuids(batchIds)}) and o.candidate_id = any(${uuids(people)})`);
}

/** The ledger keeps that somebody was charged for, but not the text by which they could be recognised. */
async function forgetTexts(
  tx: Tx,
  gone: readonly { batchId: string; ordinal: number }[],
): Promise<void> {
  await tx.execute(sql`
    update charges l set text_hash = null
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as r("batchId" uuid, ordinal int)
    where l.subject_id = r."batchId" and l.ordinal = r.ordinal`);
}

/** A document that its schedules could not read yet would be scored once they can: whoever is in it would be back. */
async function stopWaiting(
  tx: Tx,
  gone: readonly { userId: string; sourceEntry: string | null }[],
): Promise<void> {
  const documents = gone.flatMap(({ userId, sourceEntry }) =>
    sourceEntry === null ? [] : [{ userId, digest: digestOfDocument(sourceEntry) }],
  );
  await tx.execute(sql`
    update schedule_seen w set waits_for = null
    from source_schedules s, jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as r("userId" uuid, digest text)
    where s.id = w.schedule_id and s.user_id = r."userId" and w.digest = r.digest`);
}

/** A link keeps its order, since its readers know people by their number; one without anybody left is closed. */
async function deleteEmptyLinks(tx: Tx, batchIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from shares s where s.batch_id = any(${uuids(batchIds)})
      and not exists (select from candidates c where c.id = any(s.candidate_ids))`);
}

/**
 * All documents are in one file, so it is deleted for everybody who shares it: a batch no longer needs it once it was
 * read.
 */
async function forgetUploads(tx: Tx, batchIds: readonly string[]): Promise<string[]> {
  const known = await tx
    .selectDistinct({ key: batches.blobKey })
    .from(batches)
    .where(and(inArray(batches.id, [...batchIds]), isNotNull(batches.blobKey)));
  const keys = known.flatMap(({ key }) => key ?? []);
  if (keys.length > 0) {
    await tx.update(batches).set({ blobKey: null }).where(inArray(batches.blobKey, keys));
  }
  return keys;
}

async function deleteEmptyBatches(tx: Tx, batchIds: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from batches b where b.id = any(${uuids(batchIds)})
      and not exists (select from candidates c where c.batch_id = b.id)`);
  return rowCount ?? 0;
}

/** What a batch says of itself follows who is left in it; windows that show it read it again. */
async function countAgain(tx: Tx, batchIds: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    update batches b set total_candidates = left_in.everybody, scored_candidates = left_in.scored,
      processed_candidates = least(b.processed_candidates, left_in.everybody),
      updated_at = greatest(${now}, b.updated_at + interval '1 millisecond')
    from (select batch_id, count(*)::int as everybody, (count(*) filter (where state = 'scored'))::int as scored
      from candidates where batch_id = any(${uuids(batchIds)}) group by batch_id) left_in
    where b.id = left_in.batch_id`);
}

function uuids(ids: readonly string[]) {
  return sql`${sql.param([...ids])}::uuid[]`;
}
