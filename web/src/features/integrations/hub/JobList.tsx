import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { AtsProblem } from '../../../ats/AtsProblem';
import { SITE_ADMIN } from '../../../ats/connection-words';
import { Awaited } from '../../../ui/Awaited';
import { EmptyState } from '../../../ui/EmptyState';
import { PastLastPage } from '../../../ui/PastLastPage';
import { SkipPager } from '../../../ui/SkipPager';
import { JobsSkeleton } from './HubSkeleton';
import { JobTable } from './JobTable';
import { ReadingNote } from './ReadingNote';
import { useJobs } from './use-hub';

type JobListProps = {
  type: AtsType;
  skip: number;
  onSkip: (skip: number) => void;
  /** Figures over scores are not to be seen. */
  covered: boolean;
};

/** The jobs of a system, the latest first; each leads to its report. */
export function JobList({ type, skip, onSkip, covered }: JobListProps) {
  const { data, error, isPending, refetch } = useJobs(type, skip);
  return (
    <Awaited pending={isPending} standIn={<JobsSkeleton covered={covered} />}>
      {error && !data && (
        <AtsProblem ats={type} error={error} onRetry={() => void refetch()} subject="This list" />
      )}
      {data && (
        <>
          <ReadingNote type={type} answer={data} />
          {data.jobs.length > 0 && <JobTable type={type} jobs={data.jobs} covered={covered} />}
          {data.jobs.length > 0 && (
            <SkipPager label="Pages of jobs" page={data} shown={data.jobs.length} onSkip={onSkip} />
          )}
          {data.jobs.length === 0 && data.total > 0 && <PastLastPage onFirst={() => onSkip(0)} />}
          {data.jobs.length === 0 && data.total === 0 && <NoJobs type={type} {...data} />}
        </>
      )}
    </Awaited>
  );
}

function NoJobs({ type, syncing }: { type: AtsType; syncing: boolean }) {
  const name = ATS_NAMES[type];
  if (syncing) {
    return (
      <EmptyState title={`Reading your jobs from ${name}`}>
        They appear here automatically.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No jobs yet">
      {name} has no jobs that this connection may read. New ones appear here automatically.
      {type === 'greenhouse' && ` ${SITE_ADMIN}`}
    </EmptyState>
  );
}
