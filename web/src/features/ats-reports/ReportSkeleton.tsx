import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { CandidateSkeleton } from './job/CandidateSkeleton';

/** A line of small words under the heading of a report, such as of when it is. */
export function LineSkeleton() {
  return (
    <div className="mt-1 flex h-4 items-center">
      <Skeleton className="h-2.5 w-52" />
    </div>
  );
}

const TOTALS = ['w-16', 'w-12', 'w-20', 'w-14'];

/** A job report as it will stand: its totals, its scoring, its spread and its rows. */
export function JobReportSkeleton() {
  return (
    <div role="status" aria-label="Loading the report" className="flex flex-col gap-4 sm:gap-6">
      <Card className="grid grid-cols-2 gap-x-6 gap-y-4 px-5 py-4 sm:grid-cols-4">
        {TOTALS.map((width) => (
          <div key={width}>
            <Skeleton atOnce className={`my-0.5 h-3 ${width}`} />
            <Skeleton atOnce className="mt-1.5 mb-1 h-5 w-12" />
          </div>
        ))}
      </Card>
      <Card className="flex h-24 flex-col justify-center gap-2.5 px-5">
        <Skeleton atOnce className="h-3.5 w-16" />
        <Skeleton atOnce className="h-3 w-64 max-w-full" />
        <Skeleton atOnce className="h-2.5 w-48" />
      </Card>
      <Skeleton atOnce className="h-48 w-full rounded-card md:h-[110px]" />
      <div>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Skeleton atOnce className="h-8 w-56 max-sm:w-full pointer-coarse:h-11" />
          <Skeleton atOnce className="ml-auto h-8 w-28 pointer-coarse:h-11" />
        </div>
        <CandidateSkeleton />
      </div>
    </div>
  );
}

/** What stands under the name of an application, and what can be done with its report. */
export function AssessmentHeadSkeleton() {
  return (
    <div className="flex h-5 items-center gap-4 max-sm:h-17 max-sm:flex-wrap">
      <Skeleton className="h-3 w-40" />
      <Skeleton className="h-3 w-16" />
      <Skeleton className="h-3 w-36" />
      <Skeleton className="h-3 w-28" />
    </div>
  );
}

/** An assessment report in its final layout: its evidence next to its profile. */
export function AssessmentSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the report"
      className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_376px]"
    >
      <Skeleton atOnce className="h-[32rem] w-full rounded-card" />
      <div className="flex flex-col gap-4 sm:gap-6">
        <Skeleton atOnce className="h-44 w-full rounded-card" />
        <Skeleton atOnce className="h-64 w-full rounded-card" />
      </div>
    </div>
  );
}
