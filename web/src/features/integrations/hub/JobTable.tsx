import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { AtsJob } from '@candor/domain/model/ats-reports';
import { Link } from 'react-router';
import { atsWord, jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { cx } from '../../../ui/class-names';
import { formatCount, formatDay, formatMean, formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { Cell, Head, Table } from '../../../ui/Table';
import { jobWidths } from './hub-widths';

type JobTableProps = {
  type: AtsType;
  jobs: readonly AtsJob[];
  /** Averages and top scores are not to be seen. */
  covered: boolean;
};

/** Jobs with how their candidates stand. */
export function JobTable({ type, jobs, covered }: JobTableProps) {
  const widths = jobWidths(covered);
  return (
    <Table caption={`Jobs of ${ATS_NAMES[type]}, the latest first`} className="table-fixed">
      <thead>
        <tr>
          <Head className={widths.job}>Job</Head>
          <Head className={widths.status}>Status</Head>
          <Head end className={widths.candidates}>
            Candidates
          </Head>
          <Head end className={widths.scored}>
            Scored
          </Head>
          {!covered && (
            <>
              <Head end className={widths.average}>
                Average
              </Head>
              <Head end className={widths.top}>
                Top
              </Head>
            </>
          )}
          <Head end className={widths.updated}>
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
