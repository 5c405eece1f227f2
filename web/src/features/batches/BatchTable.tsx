import type { BatchJob, BatchSort } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { sortedHead } from '../../session/sort/column-order';
import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';
import { Cell, Head, SortHead, Table } from '../../ui/Table';
import { BatchMenu } from './BatchMenu';
import { BatchTag } from './BatchTag';
import { detailOf, originOf } from './batch-state';
import { WIDTHS } from './batch-widths';
import { NEWEST_FIRST } from './list-state';
import { SORTED } from './sorted-columns';
import { BatchTick, Tick } from './Tick';
import { TimeLabel } from './TimeLabel';
import { useProgress } from './use-progress';

/** Which batches are chosen, and how they are. */
export type ChosenBatches = {
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], on: boolean) => void;
};

type BatchTableProps = ChosenBatches & {
  jobs: readonly BatchJob[];
  compact: boolean;
  sort: BatchSort;
  onSort: (sort: BatchSort) => void;
};

/** A page of batches. Each column sorts them. */
export function BatchTable({ jobs, compact, chosen, sort, onChoose, onSort }: BatchTableProps) {
  const head = (column: keyof typeof SORTED) => sortedHead(SORTED[column], sort, onSort);
  const ended = jobs.filter((job) => isFinal(job.status)).map(({ batch_job_id }) => batch_job_id);
  const all = ended.length > 0 && ended.every((id) => chosen.has(id));
  return (
    <Table
      caption={sort === NEWEST_FIRST ? 'Batches, newest first' : 'Batches'}
      className="table-fixed"
    >
      <thead>
        <tr>
          <Head className={WIDTHS.tick}>
            <Tick
              label="Choose every ended batch of this page"
              checked={all}
              disabled={ended.length === 0}
              onChange={(on) => onChoose(ended, on)}
            />
          </Head>
          <SortHead {...head('jobTitle')} label="Job" className={WIDTHS.job} />
          <SortHead {...head('status')} label="Status" className={WIDTHS.state} />
          <SortHead
            {...head('total_candidates')}
            label="Candidates"
            end
            className={WIDTHS.candidates}
          />
          <SortHead
            {...head('candidates_charged')}
            label="Charged"
            end
            className={WIDTHS.charged}
          />
          <SortHead {...head('created_at')} label="Created" end className={WIDTHS.created} />
          <Head end className={WIDTHS.actions}>
            <span className="sr-only">Actions</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <BatchRow
            key={job.batch_job_id}
            job={job}
            compact={compact}
            chosen={chosen.has(job.batch_job_id)}
            onChoose={(on) => onChoose([job.batch_job_id], on)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type BatchRowProps = {
  job: BatchJob;
  compact: boolean;
  chosen: boolean;
  onChoose: (on: boolean) => void;
};

function BatchRow({ job, compact, chosen, onChoose }: BatchRowProps) {
  const detail = detailOf(job, useProgress(job).percent);
  const failed = job.status === 'failed';
  return (
    <tr
      className={cx(
        chosen ? '[&>td]:bg-accent-soft' : 'hover:[&>td]:bg-row-hover',
        compact && '[&>td]:h-9',
      )}
    >
      <Cell className="pr-0 pl-1">
        <BatchTick job={job} chosen={chosen} onChoose={onChoose} />
      </Cell>
      <Cell className={cx('pl-0', !compact && 'py-1.5')}>
        <Link
          to={paths.batch(job.batch_job_id)}
          className="block truncate font-medium hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
          title={job.jobTitle}
        >
          {job.jobTitle}
        </Link>
        {!compact && <span className="block truncate text-12 text-ink-3">{originOf(job)}</span>}
      </Cell>
      <Cell>
        <span className="flex min-w-0 items-center gap-2">
          <BatchTag job={job} />
          <span
            className={cx('num text-ink-3', failed ? 'py-1.5 text-12 wrap-anywhere' : 'truncate')}
            title={detail}
          >
            {detail}
          </span>
        </span>
      </Cell>
      <Cell end>{formatCount(job.total_candidates ?? job.estimated_candidates)}</Cell>
      <Cell end className="text-ink-3">
        {formatCount(job.candidates_charged)}
      </Cell>
      <Cell end className="text-ink-3">
        <TimeLabel iso={job.created_at} />
      </Cell>
      <Cell end className="pr-0">
        <BatchMenu job={job} />
      </Cell>
    </tr>
  );
}
