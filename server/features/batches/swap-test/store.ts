import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { candidates } from '../../../db/schema';

/**
 * Some of the different texts of a batch that have a score, always the same ones, and how many there are. The order
 * of ids has nothing to do with scores.
 */
export async function sampleTexts(
  executor: Executor,
  batchId: string,
  limit: number,
): Promise<{ texts: { id: string; text: string }[]; of: number }> {
  const different = and(
    ...[eq(candidates.batchId, batchId), eq(candidates.state, 'scored')],
    ...[isNull(candidates.duplicateOf), isNotNull(candidates.documentText)],
  );
  const texts = await executor
    .select({ id: candidates.id, text: sql<string>`${candidates.documentText}` })
    .from(candidates)
    .where(different)
    .orderBy(asc(candidates.id))
    .limit(limit);
  return { texts, of: await executor.$count(candidates, different) };
}
