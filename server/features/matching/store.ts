import type { Tx } from '../../db/database';
import { singleMatches } from '../../db/schema';

export type NewMatch = typeof singleMatches.$inferInsert;

/** Records that a single match was made, with the labels given by its caller. */
export async function insertMatch(tx: Tx, match: NewMatch): Promise<void> {
  await tx.insert(singleMatches).values(match);
}
