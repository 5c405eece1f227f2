import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { cx } from '../../ui/class-names';
import { formatMoment, plural } from '../../ui/format';
import { BatchMenu } from './BatchMenu';
import { BatchTag } from './BatchTag';

type BatchHeadProps = {
  job: BatchJob;
  title: ReactNode;
  actions: ReactNode;
  onRemoved: () => void;
};

/** The head of one batch: where it belongs, its title, its state and what can be done with it. */
export function BatchHead({ job, title, actions, onRemoved }: BatchHeadProps) {
  const count = job.total_candidates ?? job.estimated_candidates;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="mb-0.5 flex items-center gap-1 text-12 text-ink-3">
          <Link to={paths.analytics} className="rounded-chip hover:text-ink hover:underline">
            Analytics
          </Link>
          <ChevronRight size={12} strokeWidth={1.75} aria-hidden />
          <span className="num truncate">
            {plural(count, 'candidate')}, {formatMoment(job.created_at)}
            {job.candidates_charged > 0 && `, ${job.candidates_charged} charged`}
            {job.completed_at
              ? `, ended ${formatMoment(job.completed_at)}`
              : `, updated ${formatMoment(job.updated_at)}`}
          </span>
        </p>
        <div className="flex min-w-0 items-center gap-2.5">
          {title}
          {isFinal(job.status) && (
            <span className={cx('inline-flex', job.status === 'completed' && 'max-sm:hidden')}>
              <BatchTag job={job} />
            </span>
          )}
        </div>
      </div>
      <div className="flex items-center gap-2 print:hidden">
        {actions}
        <BatchMenu job={job} onRemoved={onRemoved} />
      </div>
    </div>
  );
}
