import { sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';

/** A text of this batch that was scored before, by the candidate who stands for all with the same one. */
export type Original = { id: string; ordinal: number; textHash: string; charged: boolean };

/** Who stands for each of these texts in the batch so far, leaving out candidates from `first` to `last`. */
export async function originalsOf(
  executor: Executor,
  batchId: string,
  textHashes: readonly string[],
  [first, last]: readonly [first: number, last: number],
): Promise<Original[]> {
  if (textHashes.length === 0) return [];
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
