import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';

const MINUTE = 60_000;

/** How often a running batch is asked about, in milliseconds: eagerly at first, patiently later. */
export function pollEvery(runningFor: number): number {
  if (runningFor < MINUTE) return 2000;
  return runningFor < 5 * MINUTE ? 5000 : 10_000;
}

/** When to ask about a batch again, in milliseconds from now; never once it has ended, nor while events tell of it. */
export function nextLook(job: BatchJob | undefined, live: boolean, now: Date): number | false {
  if (live || !job || isFinal(job.status)) return false;
  return pollEvery(now.getTime() - Date.parse(job.created_at));
}
