import type { BatchJob } from '../model/batch';
import type { PersistentNotification } from '../model/live';

/**
 * What to tell about a batch that ended, once per outcome by its id; null for one that somebody cancelled, who knows it
 * already.
 */
export function batchNotice(job: BatchJob): PersistentNotification | null {
  const { status } = job;
  if (status !== 'completed' && status !== 'failed') return null;
  const completed = status === 'completed';
  return {
    id: `batch:${job.batch_job_id}:${status}`,
    read: false,
    timestamp: job.completed_at ?? job.updated_at,
    type: 'batch',
    subtype: status,
    title: completed ? `${job.jobTitle} is scored` : `${job.jobTitle} failed`,
    message: completed ? doneWords(job) : (job.error_message ?? 'No cause was given.'),
    priority: completed ? 'medium' : 'high',
    data: { batch_job_id: job.batch_job_id },
    actionUrl: `/analytics?batchId=${job.batch_job_id}`,
  };
}

/** Not who was charged: of a sample nobody is, and of a text that two people share only one. */
function doneWords({ processed_candidates: done }: BatchJob): string {
  return done === 1 ? '1 candidate is done.' : `${done} candidates are done.`;
}
