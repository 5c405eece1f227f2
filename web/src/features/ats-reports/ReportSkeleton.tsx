import { GhostRows } from '../../ui/GhostRows';
import { Skeleton } from '../../ui/Skeleton';

/** A job report as it will stand: its totals, its scoring, its spread and its rows. */
export function JobReportSkeleton() {
  return (
    <div role="status" aria-label="Loading the report" className="flex flex-col gap-4 sm:gap-6">
      <Skeleton atOnce className="h-36 w-full rounded-card md:h-[82px]" />
      <Skeleton atOnce className="h-24 w-full rounded-card" />
      <div>
        <GhostRows label="Loading the candidates" count={6} rowHeight="h-11" />
      </div>
    </div>
  );
}

/** An assessment report as it will stand: its evidence beside its profile. */
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
