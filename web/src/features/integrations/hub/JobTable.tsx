import { ATS_NAMES, type AtsJob, type AtsType } from '@candor/domain/model/ats';
import { Link } from 'react-router';
import { atsWord, jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { cx } from '../../../ui/class-names';
import { formatCount, formatDay, formatMean, formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { Cell, Head, Table } from '../../../ui/Table';

type JobTableProps = {
  type: AtsType;
  jobs: readonly AtsJob[];
  /** Averages and top scores are not to be seen. */
  covered: boolean;
};

/** Jobs with how their candidates stand. */
export function JobTable({ type, jobs, covered }: JobTableProps) {
  return (
    <Table caption={`Jobs of ${ATS_NAMES[type]}, the latest first`} className="table-fixed">
      <thead>
        <tr>
          <Head className="pl-0">Job</Head>
          <Head className="hidden w-28 md:table-cell">Status</Head>
          <Head end className={cx('w-24', covered && 'max-sm:pr-0')}>
            Candidates
          </Head>
          <Head end className={cx('hidden w-20 sm:table-cell', covered && 'max-lg:pr-0')}>
            Scored
          </Head>
          {!covered && (
            <>
              <Head end className="hidden w-20 sm:table-cell">
                Average
              </Head>
              <Head end className="w-14 max-lg:pr-0 sm:w-16">
                Top
              </Head>
            </>
          )}
          <Head end className="hidden w-32 pr-0 lg:table-cell">
            Updated
          </Head>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.jobId} type={type} job={job} covered={covered} />
        ))}
      </tbody>
    </Table>
  );
}

type JobRowProps = Omit<JobTableProps, 'jobs'> & { job: AtsJob };

function JobRow({ type, job, covered }: JobRowProps) {
  const { average_score, top_score, assessment_count } = job.aggregates;
  const title = jobTitleOf(job);
  return (
    <tr className="relative hover:[&>td]:bg-row-hover">
      <Cell className="pl-0">
        <Link
          to={paths.atsJob(type, job.jobId)}
          className="block truncate rounded-chip font-medium max-sm:py-2 max-sm:whitespace-normal after:absolute after:inset-0 hover:underline"
          title={title}
        >
          {title}
        </Link>
      </Cell>
      <Cell className="hidden truncate text-ink-2 md:table-cell">
        {job.status ? atsWord(job.status) : <NotAvailable />}
      </Cell>
      <Cell end className={cx(covered && 'max-sm:pr-0')}>
        {formatCount(job.totalCandidates)}
      </Cell>
      <Cell end className={cx('hidden sm:table-cell', covered && 'max-lg:pr-0')}>
        {formatCount(assessment_count)}
      </Cell>
      {!covered && (
        <>
          <Cell end className="hidden sm:table-cell">
            {average_score === null ? <NotAvailable /> : formatMean(average_score)}
          </Cell>
          <Cell end className="max-lg:pr-0">
            {top_score === null ? <NotAvailable /> : formatCount(top_score)}
          </Cell>
        </>
      )}
      <Cell end className="hidden pr-0 whitespace-nowrap text-ink-3 lg:table-cell">
        {job.updated_at ? (
          <time dateTime={job.updated_at} title={formatMoment(job.updated_at)}>
            {formatDay(job.updated_at)}
          </time>
        ) : (
          <NotAvailable />
        )}
      </Cell>
    </tr>
  );
}
