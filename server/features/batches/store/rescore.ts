import type { RubricLine } from '@candor/domain/model/rubric';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../db/database';
import { portions } from '../../../db/portions';
import { candidates, rubrics } from '../../../db/schema';
import type { ScoringText } from '../../../scoring/scorer';

type KeptText = { ordinal: number; id: string; text: ScoringText };

/** The scored candidates of a batch with the texts that they were scored from, in source order, so many at once. */
export function textsOf(executor: Executor, batchId: string, atOnce: number) {
  return portions(
    (after: number | null) => textsAfter(executor, batchId, after ?? 0, atOnce),
    ({ ordinal }) => ordinal,
  );
}

async function textsAfter(
  executor: Executor,
  batchId: string,
  ordinal: number,
  limit: number,
): Promise<KeptText[]> {
  const rows = await executor
    .select({
      ordinal: candidates.ordinal,
      id: candidates.id,
      text: sql<string>`${candidates.documentText}`,
      hiddenSpans: candidates.hiddenSpans,
      truncated: candidates.truncated,
      readingNote: candidates.readingNote,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.batchId, batchId),
        gt(candidates.ordinal, ordinal),
        eq(candidates.state, 'scored'),
        isNotNull(candidates.documentText),
      ),
    )
    .orderBy(asc(candidates.ordinal))
    .limit(limit);
  return rows.map(({ ordinal, id, hiddenSpans, ...text }) => ({
    ordinal,
    id,
    text: { ...text, hiddenSpans: hiddenSpans ?? [] },
  }));
}

/** Replaces the lines of a rubric version: the same edits for another reading of the job. */
export async function replaceLines(
  tx: Tx,
  batchId: string,
  version: number,
  lines: readonly RubricLine[],
): Promise<void> {
  await tx
    .update(rubrics)
    .set({ lines: [...lines] })
    .where(and(eq(rubrics.batchId, batchId), eq(rubrics.version, version)));
}
