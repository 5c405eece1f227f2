import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { cx } from '../../ui/class-names';
import { formatCount, formatLaterMoment, formatMoment, plural } from '../../ui/format';
import type { MenuItem } from '../../ui/Menu';
import { BatchMenu } from './BatchMenu';
import { BatchTag } from './BatchTag';

type BatchHeadProps = {
  job: BatchJob;
  title: ReactNode;
  actions: ReactNode;
  /** Additional items of the menu. */
  more: readonly MenuItem[];
  onRemoved: () => void;
};

/** The head of one batch: where it belongs, its title, its state and what can be done with it. */
export function BatchHead({ job, title, actions, more, onRemoved }: BatchHeadProps) {
  const count = job.total_candidates ?? job.estimated_candidates;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="-mb-1.5 basis-full text-12 text-ink-3">
        <Link to={paths.analytics} className="rounded-chip hover:text-ink hover:underline">
          Analytics
        </Link>
        <ChevronRight size={12} strokeWidth={1.75} className="mx-1 inline" aria-hidden />
        <span className="num">
          {plural(count, 'candidate')}
          {job.candidates_charged > 0 && `, ${formatCount(job.candidates_charged)} charged`}
          {languageWords(job)}
          {timeWords(job)}
        </span>
        {isFinal(job.status) && (
          // Beside the title it would take the width of one that needs it.
          <span
            className={cx(
              '-my-1 ml-2 inline-flex align-middle',
              job.status === 'completed' && 'max-lg:hidden',
            )}
          >
            <BatchTag job={job} />
          </span>
        )}
      </p>
      <div className="min-w-0 flex-1 basis-52">{title}</div>
      <div className="flex items-center gap-2 print:hidden">
        {actions}
        <BatchMenu job={job} more={more} onRemoved={onRemoved} />
      </div>
    </div>
  );
}

/** When it came in and when it ended or last moved; a minute that both share is told once. */
function timeWords({ created_at: created, completed_at: ended, updated_at: updated }: BatchJob) {
  const later = formatLaterMoment(ended ?? updated, created);
  const isSame = later === formatLaterMoment(created, created);
  const told = isSame ? '' : `, ${ended ? 'ended' : 'updated'} ${later}`;
  return `, ${formatMoment(created)}${told}`;
}

/** English is what most jobs are written in. */
function languageWords({ job_language: language }: BatchJob): string {
  return !language || language.code === 'en' ? '' : `, job in ${language.name}`;
}
