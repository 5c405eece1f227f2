import type { BatchJob } from '@candor/domain/model/batch';
import type { PersistentNotification } from '@candor/domain/model/live';
import { paths } from '../../../paths';

/** What to tell about a batch that has just ended; null for one that somebody cancelled, who knows it already. */
export function batchEnded(job: BatchJob): PersistentNotification | null {
  if (job.status !== 'completed' && job.status !== 'failed') return null;
  const completed = job.status === 'completed';
  return {
    id: `batch:${job.batch_job_id}:${job.status}`,
    read: false,
    timestamp: job.completed_at ?? job.updated_at,
    type: 'batch',
    subtype: job.status,
    title: completed ? `${job.jobTitle} is scored` : `${job.jobTitle} failed`,
    message: completed ? scoredWords(job) : (job.error_message ?? 'No cause was given.'),
    priority: completed ? 'medium' : 'high',
    data: { batch_job_id: job.batch_job_id },
    actionUrl: paths.batch(job.batch_job_id),
  };
}

function scoredWords(job: BatchJob): string {
  const total = job.total_candidates ?? job.processed_candidates;
  return `${job.candidates_charged} of ${total} scored.`;
}
