import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { isUuid } from '../../../db/is-uuid';
import { candidates } from '../../../db/schema';
import type { StoredMatch } from '../../../scoring/stored-match';

const columns = {
  id: candidates.id,
  score: candidates.score,
  match: sql<StoredMatch | null>`${candidates.match}`,
  textHash: candidates.textHash,
  documentText: candidates.documentText,
  hiddenSpans: candidates.hiddenSpans,
  truncated: candidates.truncated,
  readingNote: candidates.readingNote,
};

/** A candidate with the stored score and everything it was scored from; null for an unknown id. */
export async function findScored(executor: Executor, batchId: string, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await executor
    .select(columns)
    .from(candidates)
    .where(and(eq(candidates.batchId, batchId), eq(candidates.id, id)));
  return row ?? null;
}
