import type { BatchJob } from '@candor/domain/model/batch';
import { stageAfter } from '@candor/domain/rules/progress';
import { formatCount, plural } from '../../ui/format';

export type ShownProgress = { percent: number; words: string };

/**
 * What to show of a running batch. The server's own progress and stage win; where it reports none, the stage of the
 * elapsed time fills in. `before` is the percentage that was shown last: the bar never moves back.
 */
export function progressOf(job: BatchJob, now: Date, before = 0): ShownProgress {
  const timed = stageAfter(workedOn(job, now) / 1000);
  const percent = job.progress > 0 ? job.progress : timed.percent;
  return { percent: Math.max(before, percent), words: job.stage ?? timed.words };
}

/** Milliseconds since its turn came: waiting before that says nothing about its pace. */
function workedOn({ started_at, created_at }: BatchJob, now: Date): number {
  return Math.max(0, now.getTime() - Date.parse(started_at ?? created_at));
}

/**
 * Before this many are done, reading the source is most of the time spent, and the pace would predict too many
 * minutes.
 */
const FEWEST_FOR_A_PACE = 5;

/** Milliseconds until the end at the pace so far; null before there is a pace to speak of. */
export function remainingOf(job: BatchJob, now: Date): number | null {
  const total = job.total_candidates;
  if (!total || job.processed_candidates < FEWEST_FOR_A_PACE) return null;
  return (workedOn(job, now) / job.processed_candidates) * (total - job.processed_candidates);
}

/** `71 of 118`, `part 2 of 5, 71 of 118` or the estimate while the source has not been read. */
export function countsOf(job: BatchJob): string {
  if (job.total_candidates === null)
    return `about ${plural(job.estimated_candidates, 'candidate')}`;
  const done = `${formatCount(job.processed_candidates)} of ${formatCount(job.total_candidates)}`;
  return job.chunk ? `part ${job.chunk.index} of ${job.chunk.count}, ${done}` : done;
}
