import type { BatchJob } from '@candor/domain/model/batch';
import { formatRemaining } from '../../ui/format';
import { ProgressBar } from '../../ui/ProgressBar';
import { BatchTag } from './BatchTag';
import { placeOf } from './batch-state';
import { ProgressAnnouncer } from './ProgressAnnouncer';
import { countsOf } from './progress-of';
import { useProgress } from './use-progress';

/** One line about a batch that runs: stage, counts, percentage, time left. */
export function RunStrip({ job }: { job: BatchJob }) {
  const progress = useProgress(job);
  const queued = job.status === 'pending';
  const percent = queued ? 0 : progress.percent;
  const stage = queued ? placeOf(job) : progress.words;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-border bg-surface px-3 py-1.5 text-13">
      <BatchTag job={job} />
      <span className="min-w-0 truncate font-medium">{stage}</span>
      <span className="num whitespace-nowrap text-ink-3">{countsOf(job)}</span>
      <ProgressBar
        percent={percent}
        label={`Progress of ${job.jobTitle}`}
        valueText={queued ? stage : `${percent}%, ${stage}`}
        className="order-last min-w-full flex-1 sm:order-none sm:min-w-16"
      />
      {!queued && <span className="num">{percent}%</span>}
      {progress.remaining !== null && (
        <span className="whitespace-nowrap text-ink-3">{formatRemaining(progress.remaining)}</span>
      )}
      <ProgressAnnouncer stage={stage} percent={percent} />
    </div>
  );
}
