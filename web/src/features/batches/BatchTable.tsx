import type { BatchJob, BatchSort } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { sortedHead } from '../../session/sort/column-order';
import { SOURCE_WORD } from '../../sources/source-words';
import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';
import { Cell, Head, SortHead, Table } from '../../ui/Table';
import { BatchMenu } from './BatchMenu';
import { BatchTag } from './BatchTag';
import { detailOf, stateOf } from './batch-state';
import { NEWEST_FIRST, SORTED } from './sorted-columns';
import { TimeLabel } from './TimeLabel';
import { useProgress } from './use-progress';

type BatchTableProps = {
  jobs: readonly BatchJob[];
  compact: boolean;
  chosen: ReadonlySet<string>;
  sort: BatchSort;
  onChoose: (ids: readonly string[], on: boolean) => void;
  onSort: (sort: BatchSort) => void;
};

/** A page of batches. Each column sorts them. On a phone a row becomes two lines. */
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
          <Head className="w-10 pr-0 pl-1 pointer-coarse:w-12">
            <Tick
              label="Choose every ended batch of this page"
              checked={all}
              disabled={ended.length === 0}
              onChange={(on) => onChoose(ended, on)}
            />
          </Head>
          <SortHead {...head('jobTitle')} label="Job" className="pl-0" />
          <SortHead
            {...head('status')}
            label="State"
            className="hidden w-[40%] sm:table-cell lg:w-[30%] xl:w-[42%]"
          />
          <SortHead
            {...head('total_candidates')}
            label="Candidates"
            end
            className="hidden w-25 sm:table-cell"
          />
          <SortHead
            {...head('candidates_charged')}
            label="Charged"
            end
            className="hidden w-22 md:table-cell"
          />
          <SortHead
            {...head('created_at')}
            label="Created"
            end
            className="hidden w-24 md:table-cell"
          />
          <Head end className="w-12 pr-0">
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
  const { word } = stateOf(job);
  const detail = detailOf(job, useProgress(job).percent);
  const failed = job.status === 'failed';
  const state = word === null ? detail : `${word}${failed ? ':' : ','} ${detail}`;
  const ended = isFinal(job.status);
  return (
    <tr
      className={cx(
        chosen ? '[&>td]:bg-accent-soft' : 'hover:[&>td]:bg-row-hover',
        compact && '[&>td]:h-9',
      )}
    >
      <Cell className="pr-0 pl-1">
        <Tick
          label={ended ? `Choose ${job.jobTitle}` : `${job.jobTitle} still runs`}
          checked={chosen && ended}
          disabled={!ended}
          onChange={onChoose}
        />
      </Cell>
      <Cell className={cx('pl-0', !compact && 'py-1.5')}>
        <Link
          to={paths.batch(job.batch_job_id)}
          className="block truncate font-medium hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          {job.jobTitle}
        </Link>
        <span
          className={cx(
            'block text-12 text-ink-3 sm:truncate',
            failed ? 'wrap-anywhere' : 'truncate',
            compact && 'sm:hidden',
          )}
        >
          <span className="sm:hidden">{failed ? state : `${state}, `}</span>
          <span className={cx(failed && 'max-sm:block')}>
            {job.original_filename ?? SOURCE_WORD[job.input_type]}
            {job.rerun_of && ', run again'}
            {job.sample && ', sample'}
          </span>
        </span>
      </Cell>
      <Cell className="hidden sm:table-cell">
        <span
          className={cx(
            'flex min-w-0 items-center gap-2',
            failed && 'max-lg:flex-col max-lg:items-start max-lg:gap-1 max-lg:py-2',
          )}
        >
          <BatchTag job={job} />
          <span
            className={cx(
              'num text-ink-3',
              failed ? 'wrap-anywhere text-12 lg:py-1.5' : 'truncate',
            )}
            title={detail}
          >
            {detail}
          </span>
        </span>
      </Cell>
      <Cell end className="hidden sm:table-cell">
        {formatCount(job.total_candidates ?? job.estimated_candidates)}
      </Cell>
      <Cell end className="hidden text-ink-3 md:table-cell">
        {formatCount(job.candidates_charged)}
      </Cell>
      <Cell end className="hidden text-ink-3 md:table-cell">
        <TimeLabel iso={job.created_at} />
      </Cell>
      <Cell end className="pr-0">
        <BatchMenu job={job} />
      </Cell>
    </tr>
  );
}

type TickProps = {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
};

function Tick({ label, checked, disabled, onChange }: TickProps) {
  return (
    <label className="grid size-6 place-items-center pointer-coarse:size-11" title={label}>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4"
      />
    </label>
  );
}
