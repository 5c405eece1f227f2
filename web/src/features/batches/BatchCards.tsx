import type { BatchJob } from '@candor/domain/model/batch';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { cx } from '../../ui/class-names';
import { formatCount, formatRemaining, plural } from '../../ui/format';
import { ProgressBar } from '../../ui/ProgressBar';
import { BatchMenu } from './BatchMenu';
import type { ChosenBatches } from './BatchTable';
import { BatchTag } from './BatchTag';
import { CARD_SHAPE } from './batch-card-shape';
import { detailOf, originOf, stateOf } from './batch-state';
import { BatchTick } from './Tick';
import { TimeLabel } from './TimeLabel';
import { useProgress } from './use-progress';

type BatchCardsProps = ChosenBatches & { jobs: readonly BatchJob[] };

/** A page of batches where there is no room for a table: one column of cards on a phone, two beside each other above. */
export function BatchCards({ jobs, chosen, onChoose }: BatchCardsProps) {
  return (
    <ul aria-label="Batches" className={CARD_SHAPE.list}>
      {jobs.map((job) => (
        <Card
          key={job.batch_job_id}
          job={job}
          chosen={chosen.has(job.batch_job_id)}
          onChoose={(on) => onChoose([job.batch_job_id], on)}
        />
      ))}
    </ul>
  );
}

type CardProps = { job: BatchJob; chosen: boolean; onChoose: (on: boolean) => void };

function Card({ job, chosen, onChoose }: CardProps) {
  const progress = useProgress(job);
  const { running } = stateOf(job);
  const scoring = running && job.status !== 'pending';
  const left = progress.remaining === null ? null : formatRemaining(progress.remaining);
  const detail = detailOf(job, progress.percent);
  return (
    <li className={cx(CARD_SHAPE.card, chosen ? 'bg-accent-soft' : 'sm:bg-surface')}>
      <span className={CARD_SHAPE.tick}>
        <BatchTick job={job} chosen={chosen} onChoose={onChoose} />
      </span>
      <div className="min-w-0 flex-1 py-0.5">
        <Link
          to={paths.batch(job.batch_job_id)}
          title={job.jobTitle}
          className="block truncate text-14 font-medium hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          {job.jobTitle}
        </Link>
        <p className="num mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2">
          <BatchTag job={job} />
          <span className="min-w-0 wrap-anywhere">
            {scoring && left ? `${detail}, ${left}` : detail}
          </span>
        </p>
        {scoring && (
          <ProgressBar
            percent={progress.percent}
            label={`Progress of ${job.jobTitle}`}
            valueText={[detail, progress.words, left].filter(Boolean).join(', ')}
            className="my-1.5"
          />
        )}
        <p className="num mt-1 text-12 text-ink-3">
          {plural(job.total_candidates ?? job.estimated_candidates, 'candidate')},{' '}
          {formatCount(job.candidates_charged)} charged, <TimeLabel iso={job.created_at} />
        </p>
        <p className="truncate text-12 text-ink-3" title={originOf(job)}>
          {originOf(job)}
        </p>
      </div>
      <span className="pointer-coarse:-mt-2">
        <BatchMenu job={job} />
      </span>
    </li>
  );
}
