import { AppError } from '@candor/domain/errors';
import type { BatchAssessments } from '@candor/domain/model/batch-assessment';
import type { Deps } from '../../deps';
import { answersOf } from './candidate/store';
import { keptResult } from './result';
import { answeredOfBatch, hasBatch } from './store-batch';

/**
 * The results of a batch's candidates in assessments that they finished. They are shown next to the match of their
 * resume and are not part of it. Throws AppError 404.
 */
export async function batchAssessments(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  batchId: string,
): Promise<BatchAssessments> {
  if (!(await hasBatch(db, userId, batchId))) throw new AppError('not_found');
  const results: BatchAssessments['results'] = [];
  for (const { candidateId, row } of await answeredOfBatch(db, userId, batchId)) {
    if (row.submittedAt === null) continue;
    const { match } = await keptResult(db, row, row.result ? [] : await answersOf(db, row.id));
    results.push({
      candidate_id_internal: candidateId,
      invitation_code: row.code,
      job_title: row.jobTitle,
      score: match?.overall_score ?? null,
      submitted_at: row.submittedAt.toISOString(),
    });
  }
  return { results };
}
