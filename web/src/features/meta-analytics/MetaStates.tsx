import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
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

const TABS = ['w-16', 'w-12', 'w-10', 'w-14'];
const FINDINGS = ['w-8/12', 'w-7/12', 'w-9/12'];

/** The page in its final layout: its tabs, its totals in their columns, and what is below. */
export function MetaSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures">
      <div className="flex h-9.5 items-center gap-5 border-b border-border pointer-coarse:h-11.5">
        {TABS.map((width) => (
          <Skeleton key={width} atOnce className={`h-3 ${width}`} />
        ))}
      </div>
      <div className="flex flex-col gap-4 pt-4 sm:gap-6 sm:pt-6">
        <Card className="grid grid-cols-2 gap-x-6 gap-y-4 px-5 py-4 sm:grid-cols-4">
          {TABS.map((width) => (
            <div key={width}>
              <Skeleton atOnce className={`my-0.5 h-3 ${width}`} />
              <Skeleton atOnce className="mt-1.5 mb-1 h-5 w-12" />
            </div>
          ))}
        </Card>
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px]">
          <Card className="h-64 px-5 py-4">
            <Skeleton atOnce className="my-1 h-3.5 w-32" />
            {FINDINGS.map((width) => (
              <div key={width} className="mt-5">
                <Skeleton atOnce className={`h-3.5 ${width}`} />
                <Skeleton atOnce className="mt-2.5 h-3 w-5/12" />
              </div>
            ))}
          </Card>
          <Card className="h-34 px-5 py-4">
            <Skeleton atOnce className="my-1 h-3.5 w-40" />
            <Skeleton atOnce className="mt-6 h-6 w-full" />
          </Card>
        </div>
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
