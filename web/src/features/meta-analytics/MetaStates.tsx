import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';

type TooFewProps = { people: number; days: string; filtered: boolean; onAllJobs: () => void };

/** Too few people for any figure: how many are needed, and where they come from. */
export function TooFew({ people, days, filtered, onAllJobs }: TooFewProps) {
  return (
    <EmptyState
      title="Too few people for figures"
      action={
        <>
          {filtered && <Button onClick={onAllJobs}>All jobs</Button>}
          <Link
            to={paths.dashboard}
            className={buttonClass(filtered ? {} : { variant: 'primary' })}
          >
            Score candidates
          </Link>
        </>
      }
    >
      At least {LEAST_PEOPLE} people with a score are needed; you have {formatCount(people)}
      {filtered ? ' in these jobs' : ''} in the last {days} days.
    </EmptyState>
  );
}

type NoJobMatchesProps = { chosen: number; days: string; onAllJobs: () => void };

/** The chosen titles belong to no job of these days. */
export function NoJobMatches({ chosen, days, onAllJobs }: NoJobMatchesProps) {
  return (
    <EmptyState
      kind="no_result"
      title="No job matches"
      action={<Button onClick={onAllJobs}>All jobs</Button>}
    >
      {chosen === 1 ? 'The chosen job was not' : 'None of the chosen jobs was'} submitted in the
      last {days} days.
    </EmptyState>
  );
}

/** The page in its final layout: its tabs, its totals, and what is below. */
export function MetaSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures" className="flex flex-col gap-4 sm:gap-6">
      <Skeleton atOnce className="h-9 w-full max-w-80" />
      <Skeleton atOnce className="h-36 w-full rounded-card md:h-[82px]" />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
        <Skeleton atOnce className="h-64 w-full rounded-card" />
        <Skeleton atOnce className="h-64 w-full rounded-card" />
      </div>
    </div>
  );
}

/** Whether there is a figure at all. */
export function hasEnough({
  total_assessments: people,
}: Pick<MetaAnalytics, 'total_assessments'>): boolean {
  return people >= LEAST_PEOPLE;
}
