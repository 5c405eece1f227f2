import type { BatchJob, BatchOutcome } from '@candor/domain/model/batch';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { CoveredNote } from '../../session/CoveredNote';
import { CROWD } from '../../session/covered-figures';
import { Button, buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { CoveredBadge } from '../../ui/score/ScoreBadge';
import { TierSliver } from '../../ui/score/TierBar';
import { Cell, Head, Table } from '../../ui/Table';
import { BatchTag } from './BatchTag';
import { causeOf, detailOf, stateOf } from './batch-state';
import type { Outcomes } from './outcomes';
import { TimeLabel } from './TimeLabel';
import { useBatchActions } from './use-batch-actions';
import { useProgress } from './use-progress';
import { useRemedy } from './use-remedy';
import { useRerun } from './use-rerun';

type RecentJobsProps = {
  jobs: readonly BatchJob[];
  outcomes: Outcomes;
  /** Evidence is read before scores are seen. */
  covered: boolean;
};

/** The newest jobs: how they scored, what is left to decide, and the one thing that one most often does with each. */
export function RecentJobs({ jobs, outcomes, covered }: RecentJobsProps) {
  const outcomeOf = (job: BatchJob) => outcomes.get(job.batch_job_id) ?? null;
  const hides = (job: BatchJob) => covered && hasFewScores(outcomeOf(job));
  return (
    <Card aria-labelledby="recent-title">
      <header className="flex items-center gap-2 px-6 pt-4 pb-2 max-sm:px-4">
        <h2 id="recent-title" className="text-16 font-strong">
          Recent jobs
        </h2>
        <Link
          to={paths.analytics}
          className="ml-auto text-13 font-medium text-accent-ink hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          All jobs
        </Link>
      </header>
      <Table
        caption="Recent jobs"
        className="max-sm:block [&_tbody]:max-sm:block [&_thead]:max-sm:hidden"
      >
        <thead>
          <tr>
            <Head className="pl-6">Job</Head>
            <Head end>Candidates</Head>
            <Head className="w-[120px]">Matches</Head>
            <Head>Yours</Head>
            <Head end>Created</Head>
            <Head className="pr-6" end>
              <span className="sr-only">Action</span>
            </Head>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0 pointer-coarse:sm:[&>tr>td]:h-14">
          {jobs.map((job) => (
            <JobRow
              key={job.batch_job_id}
              job={job}
              outcome={outcomeOf(job)}
              covered={hides(job)}
            />
          ))}
        </tbody>
      </Table>
      {jobs.some(hides) && (
        <div className="border-t border-hairline px-6 py-3 max-sm:hidden">
          <CoveredNote>
            The tiers of fewer than {CROWD} people are left out here: they come too close to the
            score of one person.
          </CoveredNote>
        </div>
      )}
    </Card>
  );
}

/** The newest jobs before they are known, as high as a few of them will be. */
export function RecentJobsSkeleton() {
  return (
    <Card aria-labelledby="recent-title">
      <h2 id="recent-title" className="px-6 pt-4 pb-2 text-16 font-strong max-sm:px-4">
        Recent jobs
      </h2>
      <div className="px-6 max-sm:px-4 [&>div>div:last-child]:border-b-0">
        <SkeletonRows label="Loading your jobs" count={4} rowHeight="h-11" head />
      </div>
    </Card>
  );
}

const PHONE_CELL = 'max-sm:block max-sm:h-auto max-sm:border-0 max-sm:p-0';

type JobRowProps = {
  job: BatchJob;
  outcome: BatchOutcome | null;
  /** How its people scored is kept back. */
  covered: boolean;
};

function JobRow({ job, outcome, covered }: JobRowProps) {
  const candidates = job.total_candidates ?? job.estimated_candidates;
  return (
    <tr className="hover:[&>td]:bg-row-hover max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-t max-sm:border-hairline max-sm:px-4 max-sm:py-3">
      <Cell
        className={`${PHONE_CELL} w-[34%] max-w-0 pl-6 sm:py-1.5 xl:w-[28%] max-sm:w-auto max-sm:max-w-none`}
      >
        <Link
          to={paths.batch(job.batch_job_id)}
          className="block font-medium hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          <span className="line-clamp-2 text-pretty wrap-anywhere" title={job.jobTitle}>
            {job.jobTitle}
          </span>
        </Link>
        {job.sample && <span className="text-12 text-ink-3">Sample</span>}
      </Cell>
      <Cell end className={`${PHONE_CELL} max-sm:hidden`}>
        {formatCount(candidates)}
      </Cell>
      {job.status === 'failed' ? (
        <FailedCell job={job} />
      ) : (
        <OutcomeCells job={job} outcome={outcome} covered={covered} />
      )}
      <Cell end className={`${PHONE_CELL} text-ink-3 max-sm:hidden`}>
        <TimeLabel iso={job.created_at} />
      </Cell>
      <Cell
        end
        className={`${PHONE_CELL} pr-6 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
      >
        <JobAction job={job} />
      </Cell>
    </tr>
  );
}

function OutcomeCells({ job, outcome, covered }: JobRowProps) {
  const { running } = stateOf(job);
  const detail = detailOf(job, useProgress(job).percent);
  const yours = leftToDecide(job, outcome) ?? detail;
  return (
    <>
      <Cell className={`${PHONE_CELL} max-sm:hidden`}>
        {outcome && outcome.successful_matches > 0 ? (
          covered ? (
            <CoveredBadge />
          ) : (
            <TierSliver counts={outcome.tiers} />
          )
        ) : (
          job.status !== 'completed' && (
            <span className="flex items-center gap-2 whitespace-nowrap">
              <BatchTag job={job} />
              {running && <span className="num">{detail}</span>}
            </span>
          )
        )}
      </Cell>
      <Cell
        className={`${PHONE_CELL} w-[24%] max-w-0 max-sm:col-start-1 xl:w-[30%] max-sm:w-auto max-sm:max-w-none`}
      >
        <span className={cx('block truncate text-ink-2', running && 'sm:hidden')} title={yours}>
          {yours}
        </span>
      </Cell>
    </>
  );
}

/** Why nothing came of a batch, in full: it is what the next attempt has to do differently. */
function FailedCell({ job }: { job: BatchJob }) {
  const { wait } = useRemedy(job);
  return (
    <Cell
      colSpan={2}
      className={`${PHONE_CELL} max-w-0 sm:py-2 max-sm:col-start-1 max-sm:max-w-none`}
    >
      <span className="flex items-center gap-2 text-12 wrap-anywhere text-ink-2 max-lg:flex-col max-lg:items-start max-lg:gap-1">
        <BatchTag job={job} />
        <span className="min-w-0 text-pretty sm:py-0.5">
          {causeOf(job)} {wait}
        </span>
      </span>
    </Cell>
  );
}

/** Whether some have a score, and too few to hide one another. */
function hasFewScores(outcome: BatchOutcome | null): boolean {
  const scored = outcome?.successful_matches ?? 0;
  return scored > 0 && scored < CROWD;
}

/** What a person still has to do with a batch; null until known. */
function leftToDecide(job: BatchJob, outcome: BatchOutcome | null): string | null {
  if (job.status !== 'completed' || !outcome || outcome.successful_matches === 0) return null;
  const left = outcome.successful_matches - outcome.decided_count;
  return left > 0 ? `${formatCount(left)} to decide` : 'All decided';
}

function JobAction({ job }: { job: BatchJob }) {
  const { cancel } = useBatchActions();
  const rerun = useRerun();
  const { upgrade } = useRemedy(job);
  if (stateOf(job).running) {
    return (
      <Button
        size="sm"
        busy={cancel.isPending}
        onClick={() => cancel.mutate(job)}
        aria-label={`Cancel ${job.jobTitle}`}
      >
        Cancel
      </Button>
    );
  }
  if (upgrade) {
    return (
      <Link
        to={paths.pricing}
        className={buttonClass({ size: 'sm' })}
        aria-label={`Upgrade Plan, for ${job.jobTitle}`}
      >
        Upgrade Plan
      </Link>
    );
  }
  if (job.status === 'failed') {
    return (
      <Button
        size="sm"
        disabled={rerun.locked !== null}
        title={rerun.locked ?? undefined}
        busy={rerun.isPending}
        aria-label={`Run ${job.jobTitle} again`}
        onClick={() => rerun.run(job)}
      >
        Run again
      </Button>
    );
  }
  return (
    <Link
      to={paths.again(job.batch_job_id)}
      className={buttonClass({ size: 'sm' })}
      aria-label={`Use the job ${job.jobTitle} again`}
    >
      Use again
    </Link>
  );
}
