import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';

/** A text of this batch that was scored before, by the candidate who stands for all with the same one. */
export type Original = { id: string; ordinal: number; textHash: string; charged: boolean };

/**
 * Who stands for each of these texts in the batch so far, leaving out candidates from `first` to `last`. Each text is looked
 * up by a key of its own: a batch that is being scored is newer than the statistics about it, by which the whole batch would be
 * read for each of its groups.
 */
export async function originalsOf(
  executor: Executor,
  batchId: string,
  textHashes: readonly string[],
  [first, last]: readonly [first: number, last: number],
): Promise<Original[]> {
  if (textHashes.length === 0) return [];
  // `offset 0` keeps the conditions on the batch, which other indexes begin with, out of the search.
  const { rows } = await executor.execute<Original>(sql`
    select c.id, c.ordinal, c.text_hash as "textHash", c.charged
    from unnest(${sql.param([...textHashes])}::text[]) as wanted (hash), lateral (
      select id, batch_id, ordinal, text_hash, charged, state, duplicate_of from candidates
      where text_hash is not null and hashtextextended(text_hash, uuid_hash_extended(batch_id, 0))
        = hashtextextended(wanted.hash, uuid_hash_extended(${batchId}, 0))
      offset 0
    ) c
    where c.batch_id = ${batchId} and c.text_hash = wanted.hash
      and c.state = 'scored' and c.duplicate_of is null and c.ordinal not between ${first} and ${last}`);
  return rows;
}

/**
 * The same under row-level security, which lets no index look at a hash before the owner of the row is known. The batch has
 * ended, and the statistics know it.
 */
export async function originalsWithinAccount(
  executor: Executor,
  batchId: string,
  textHashes: readonly string[],
  [first, last]: readonly [first: number, last: number],
): Promise<Original[]> {
  const { rows } = await executor.execute<Original>(sql`
    select id, ordinal, text_hash as "textHash", charged from candidates
    where batch_id = ${batchId} and text_hash = any(${sql.param([...textHashes])}::text[])
      and state = 'scored' and duplicate_of is null and ordinal not between ${first} and ${last}`);
  return rows;
}

/**
 * Which of these texts an earlier run of the same batch has paid for. The chain is followed across erased batches as
 * far as their ids are known; the ledger outlives them.
 */
export async function paidEarlier(
  executor: Executor,
  rerunOf: string | null,
  textHashes: readonly string[] | 'all',
): Promise<Set<string>> {
  if (rerunOf === null) return new Set();
  const wanted =
    textHashes === 'all' ? sql`` : sql`and text_hash = any(${sql.param([...textHashes])}::text[])`;
  const { rows } = await executor.execute<{ text_hash: string }>(sql`
    with recursive chain as (
      select ${rerunOf}::uuid as id
      union
      select b.rerun_of from chain join batches b on b.id = chain.id where b.rerun_of is not null
    )
    select distinct text_hash from charges
    where subject_id in (select id from chain) and text_hash is not null ${wanted}`);
  return new Set(rows.map((row) => row.text_hash));
}

/** A text whose first candidate in source order was scored after a later one. */
export type Takeover = { textHash: string; id: string; ordinal: number; previous: Original };

/**
 * Makes the first candidate in source order stand for its text: later ones become its duplicates and the charge moves
 * to it. So the outcome of a batch does not depend on which of its groups was done first.
 */
export async function takeOver(tx: Tx, batchId: string, takeovers: readonly Takeover[]) {
  for (const { textHash, id, ordinal, previous } of takeovers) {
    await tx.execute(sql`
      update candidates set duplicate_of = ${id}, charged = false
      where batch_id = ${batchId} and text_hash = ${textHash} and state = 'scored' and ordinal <> ${ordinal}`);
    await tx.execute(sql`
      update charges set ordinal = ${ordinal} where subject_id = ${batchId} and ordinal = ${previous.ordinal}`);
  }
}
