import type { BatchJob } from '@candor/domain/model/batch';
import { batchStatusOf, CHUNKED_ABOVE } from '@candor/domain/rules/batch-status';
import { InputType } from '@candor/domain/rules/plans';
import type { ListedBatch } from './store/batch';

/** A batch in wire format. */
export function presentBatch(row: ListedBatch): BatchJob {
  const status = batchStatusOf(row.status);
  return {
    batch_job_id: row.id,
    status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    completed_at: row.completedAt?.toISOString() ?? null,
    error_message: row.errorMessage,
    error_code: row.errorCode,
    candidates_charged: row.chargedCandidates,
    estimated_candidates: row.estimatedCandidates,
    total_candidates: row.totalCandidates,
    processed_candidates: row.processedCandidates,
    jobTitle: row.jobTitle,
    progress: progressOf(row),
    queuePosition: status === 'pending' ? row.queuePosition : null,
    input_type: InputType.parse(row.inputType),
    original_filename: row.originalFilename,
    stage: stageOf(row),
    chunk: chunkOf(row),
    rerun_of: row.rerunOf,
    sample: row.sample,
    ...(row.jobLanguage !== null && { job_language: row.jobLanguage }),
    ...(row.semanticModel !== null && {
      semantic_signal: row.semanticMissing ? 'not_available' : 'used',
    }),
  };
}

type Counts = Pick<ListedBatch, 'status' | 'totalCandidates' | 'processedCandidates'>;

/** Share of finished candidates, in whole percent: 100 is reserved for a complete batch. */
function progressOf({ status, totalCandidates, processedCandidates }: Counts): number {
  if (status === 'completed') return 100;
  if (!totalCandidates) return 0;
  return Math.min(99, Math.floor((processedCandidates / totalCandidates) * 100));
}

function stageOf({ status, totalCandidates, processedCandidates }: Counts): string | null {
  if (status !== 'processing' && status !== 'processing_chunks') return null;
  if (totalCandidates === null) return 'Processing documents';
  if (processedCandidates < totalCandidates) return 'Comparing profiles and matching';
  return 'Finalizing comprehensive results';
}

/** A large batch is shown in chunks of fifty: the current chunk, counted from 1. */
function chunkOf({ status, totalCandidates, processedCandidates }: Counts): BatchJob['chunk'] {
  if (status !== 'processing_chunks' || totalCandidates === null) return null;
  const count = Math.ceil(totalCandidates / CHUNKED_ABOVE);
  return { index: Math.min(count, Math.floor(processedCandidates / CHUNKED_ABOVE) + 1), count };
}
