import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Card } from '../../ui/Card';
import { formatRemaining } from '../../ui/format';
import { ProgressBar } from '../../ui/ProgressBar';
import { placeOf } from './batch-state';
import { countsOf } from './progress-of';
import { useProgress } from './use-progress';

/** The batches that wait or run right now. Nothing runs, no card. */
export function NowCard({ jobs }: { jobs: readonly BatchJob[] }) {
  const running = jobs.filter((job) => !isFinal(job.status));
  if (running.length === 0) return null;
  return (
    <Card aria-labelledby="now-title">
      <h2 id="now-title" className="px-4 sm:px-5 pt-3.5 pb-1 text-14 font-strong">
        Now
      </h2>
      <ul className="divide-y divide-hairline pb-1">
        {running.map((job) => (
          <li key={job.batch_job_id}>
            <RunningJob job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RunningJob({ job }: { job: BatchJob }) {
  const { percent, words, remaining } = useProgress(job);
  const queued = job.status === 'pending';
  const left = !queued && remaining !== null ? formatRemaining(remaining) : null;
  return (
    <Link
      to={paths.batch(job.batch_job_id)}
      className="block px-4 sm:px-5 py-3 text-13 hover:bg-row-hover"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-medium max-sm:line-clamp-2 max-sm:whitespace-normal">
          {job.jobTitle}
        </span>
        {queued ? (
          <span className="num text-ink-3">{placeOf(job)}</span>
        ) : (
          <span className="num">{percent}%</span>
        )}
        {left && <span className="text-ink-3">{left}</span>}
      </span>
      <ProgressBar
        percent={queued ? 0 : percent}
        label={`Progress of ${job.jobTitle}`}
        valueText={queued ? placeOf(job) : [`${percent}%`, words, left].filter(Boolean).join(', ')}
        className="my-1.5"
      />
      <span className="num block truncate text-12 text-ink-3">
        {queued ? countsOf(job) : `${words}, ${countsOf(job)}`}
      </span>
    </Link>
  );
}
