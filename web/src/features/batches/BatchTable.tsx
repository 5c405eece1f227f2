import type { BatchJob } from '@candor/domain/model/batch';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { formatCount } from '../../ui/format';
import { Cell, Head, Table } from '../../ui/Table';
import { BatchMenu } from './BatchMenu';
import { BatchTag } from './BatchTag';
import { batchWords } from './batch-state';
import { TimeLabel } from './TimeLabel';

/** A page of batches. On a phone a row becomes two lines. */
export function BatchTable({ jobs }: { jobs: readonly BatchJob[] }) {
  return (
    <Table caption="Batches, newest first" className="table-fixed">
      <thead>
        <tr>
          <Head className="pl-0">Job</Head>
          <Head className="hidden w-[30%] sm:table-cell">State</Head>
          <Head end className="hidden w-24 sm:table-cell">
            Candidates
          </Head>
          <Head end className="hidden w-20 md:table-cell">
            Charged
          </Head>
          <Head end className="hidden w-24 md:table-cell">
            Created
          </Head>
          <Head end className="w-12 pr-0">
            <span className="sr-only">Actions</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <BatchRow key={job.batch_job_id} job={job} />
        ))}
      </tbody>
    </Table>
  );
}

function BatchRow({ job }: { job: BatchJob }) {
  const { detail } = batchWords(job);
  return (
    <tr className="hover:[&>td]:bg-row-hover">
      <Cell className="py-1.5 pl-0">
        <Link
          to={paths.batch(job.batch_job_id)}
          className="block truncate font-medium hover:underline"
        >
          {job.jobTitle}
        </Link>
        <span className="block truncate text-12 text-ink-3">
          <span className="sm:hidden">
            {batchWords(job).word}, {detail},{' '}
          </span>
          {job.original_filename ?? SOURCE_WORD[job.input_type]}
          {job.rerun_of && ', run again'}
          {job.sample && ', sample'}
        </span>
      </Cell>
      <Cell className="hidden sm:table-cell">
        <span className="flex min-w-0 items-center gap-2">
          <BatchTag job={job} />
          <span className="num truncate text-ink-3" title={detail}>
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

const SOURCE_WORD: Record<BatchJob['input_type'], string> = {
  csv_file: 'CSV file',
  zip_file: 'ZIP file',
  google_drive: 'Google Drive',
  aws_s3: 'S3',
  database: 'Database',
};
