import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useRef } from 'react';
import { useNow } from '../../ui/use-now';
import { progressOf, remainingOf, type ShownProgress } from './progress-of';

/** The progress of a batch as it moves, and how long it may still take. */
export function useProgress(job: BatchJob): ShownProgress & { remaining: number | null } {
  const running = !isFinal(job.status);
  const now = useNow(1000, running);
  const shown = useRef({ id: job.batch_job_id, percent: 0 });
  if (shown.current.id !== job.batch_job_id) shown.current = { id: job.batch_job_id, percent: 0 };
  const progress = progressOf(job, now, shown.current.percent);
  shown.current.percent = progress.percent;
  return { ...progress, remaining: remainingOf(job, now) };
}
