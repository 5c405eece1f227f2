import type { Rubric } from '@candor/domain/model/rubric';
import { and, asc, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { portions } from '../../../db/portions';
import { candidates, rubrics } from '../../../db/schema';
import type { StoredMatch } from '../../../scoring/stored-match';

/** The edited rubrics of a batch, newest first. */
export async function rubricVersions(executor: Executor, batchId: string): Promise<Rubric[]> {
  const rows = await executor
    .select()
    .from(rubrics)
    .where(eq(rubrics.batchId, batchId))
    .orderBy(desc(rubrics.version));
  return rows.map(({ version, lines, createdAt }) => ({
    version,
    lines,
    created_at: createdAt.toISOString(),
  }));
}

/** Adds a version. */
export async function insertRubric(tx: Tx, batchId: string, rubric: Rubric): Promise<void> {
  const { version, lines, created_at } = rubric;
  await tx.insert(rubrics).values({ batchId, version, lines, createdAt: new Date(created_at) });
}

/** The scored candidates of a batch with what was measured, in source order, so many at once. */
export function matchesOf(tx: Tx, batchId: string, atOnce: number) {
  return portions(
    (after: number | null) => matchesAfter(tx, batchId, after ?? 0, atOnce),
    ({ ordinal }) => ordinal,
  );
}

async function matchesAfter(
  tx: Tx,
  batchId: string,
  ordinal: number,
  limit: number,
): Promise<{ ordinal: number; match: StoredMatch }[]> {
  return tx
    .select({ ordinal: candidates.ordinal, match: sql<StoredMatch>`${candidates.match}` })
    .from(candidates)
    .where(
      and(
        eq(candidates.batchId, batchId),
        gt(candidates.ordinal, ordinal),
        eq(candidates.state, 'scored'),
        isNotNull(candidates.match),
      ),
    )
    .orderBy(asc(candidates.ordinal))
    .limit(limit);
}

/** Writes scores and nothing else. */
export async function saveScores(
  tx: Tx,
  batchId: string,
  scores: readonly { ordinal: number; score: number }[],
): Promise<void> {
  await tx.execute(sql`
    update candidates c set score = r.score
    from json_to_recordset(${JSON.stringify(scores)}::json) as r(ordinal int, score int)
    where c.batch_id = ${batchId} and c.ordinal = r.ordinal`);
}
