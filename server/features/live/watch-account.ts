import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import type { BatchVersion, LiveSources } from './live-sources';

/** What a look found. */
export type Changes = {
  changed: BatchJob[];
  /** Those of `changed` that ended since the look before. */
  ended: BatchJob[];
  removed: string[];
};

/** A batch that shows up ended, and ended no longer ago, has ended unseen between two looks. */
const JUST_NOW_MS = 10 * 60_000;

type Known = {
  version: BatchVersion;
  /** As it was sent last; null for one that had ended before anybody watched. */
  print: string | null;
};

/** Remembers the batches of an account and finds what changed since the look before. One look at a time. */
export function watchAccount(sources: LiveSources, userId: string) {
  let known: Map<string, Known> | null = null;

  return async function look(now: Date): Promise<Changes> {
    const before = known ?? new Map<string, Known>();
    const versions = await sources.latelyChanged(userId);
    const listed = new Set(versions.map(({ id }) => id));
    const gone = [...before.keys()].filter((id) => !listed.has(id));
    const asked = versions.filter((version) => mayDiffer(version, before.get(version.id)));
    const first = known === null;
    const read = first ? asked.filter(({ status }) => !isFinal(status)) : asked;
    const jobs = await sources.batchesNow(userId, [...read.map(({ id }) => id), ...gone]);
    const byId = new Map(jobs.map((job) => [job.batch_job_id, job]));

    known = new Map(
      versions.map((version) => {
        const job = byId.get(version.id);
        const print = job ? JSON.stringify(job) : (before.get(version.id)?.print ?? null);
        return [version.id, { version, print }];
      }),
    );
    if (first) return { changed: [], ended: [], removed: [] };
    const changed = jobs.filter(
      (job) =>
        listed.has(job.batch_job_id) && JSON.stringify(job) !== before.get(job.batch_job_id)?.print,
    );
    const ended = changed.filter((job) => hasEnded(job, before.get(job.batch_job_id), now));
    return { changed, ended, removed: gone.filter((id) => !byId.has(id)) };
  };
}

/** An unfinished batch also changes when others in front of it end. */
function mayDiffer(version: BatchVersion, before: Known | undefined): boolean {
  if (!before || !isFinal(version.status)) return true;
  const { status, updatedAt } = before.version;
  return status !== version.status || updatedAt.getTime() !== version.updatedAt.getTime();
}

function hasEnded(job: BatchJob, before: Known | undefined, now: Date): boolean {
  if (!isFinal(job.status)) return false;
  if (before) return !isFinal(before.version.status);
  return now.getTime() - Date.parse(job.completed_at ?? job.updated_at) < JUST_NOW_MS;
}
