import { isNull, max, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { erasures, oneTimeTokens, passkeyChallenges, sessions } from '../../db/schema';

/** Names the lock of whoever writes or replays the journal; any fixed number of our own. */
const LOCK = 7_201_003;

/** The tables whose deletions are replayed, the one that cascades to the others last. */
export const REPLAYED = [
  ...(['candidates', 'batches', 'single_matches', 'api_keys', 'saved_sources', 'shares'] as const),
  ...(['invitations', 'ats_applications'] as const),
  ...(['passkeys', 'users'] as const),
] as const;
export type Erasure = { kind: (typeof REPLAYED)[number]; id: string };

/** Only one process writes or replays at a time; the others wait for the end of its transaction. */
export async function lockJournal(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** The number of the newest piece of the journal that this database knows; 0 for none. */
export async function lastPiece(executor: Executor): Promise<number> {
  const [found] = await executor.select({ piece: max(erasures.piece) }).from(erasures);
  return found?.piece ?? 0;
}

/** Puts everything that no piece has yet into one, and answers it. */
export async function assignPiece(tx: Tx, piece: number): Promise<{ kind: string; id: string }[]> {
  return tx
    .update(erasures)
    .set({ piece })
    .where(isNull(erasures.piece))
    .returning({ kind: erasures.kind, id: erasures.id });
}

/** Notes a piece of the journal that this database did not know, or not by its number. */
export async function notePiece(tx: Tx, piece: number, erased: readonly Erasure[]): Promise<void> {
  await tx.execute(sql`
    insert into erasures (kind, id, erased_at, piece)
    select kind, id, now(), ${piece}::int
    from jsonb_to_recordset(${JSON.stringify(erased)}::jsonb) as piece(kind text, id uuid)
    on conflict (kind, id) do update set piece = excluded.piece`);
}

/** Deletes rows of a table that are in a piece, but for accounts, people and applications, and answers how many there were. */
export async function deleteRows(
  tx: Tx,
  kind: Exclude<Erasure['kind'], 'users' | 'candidates' | 'ats_applications'>,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from ${sql.identifier(kind)} where id = any(${sql.param([...ids])}::uuid[])`,
  );
  return rowCount ?? 0;
}

/** Ends every session and every mailed secret: which of them were ended since the backup, nobody knows. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.delete(sessions);
  await tx.delete(oneTimeTokens);
  await tx.delete(passkeyChallenges);
}
