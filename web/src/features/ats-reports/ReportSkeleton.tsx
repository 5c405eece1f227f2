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
      <MatchSkeleton />
      <div className="flex flex-col gap-4 sm:gap-6">
        <Card className="h-44 px-5 py-4">
          <Skeleton atOnce className="my-1 h-3.5 w-32" />
          <Bars widths={BARS.slice(0, 3)} />
        </Card>
        <Card className="h-64 px-5 py-4">
          <Skeleton atOnce className="my-1 h-3.5 w-40" />
          <Bars widths={BARS} />
        </Card>
      </div>
    </div>
  );
}

const BARS = ['w-11/12', 'w-9/12', 'w-10/12', 'w-6/12', 'w-8/12'];
const LINES = ['w-40', 'w-32', 'w-36', 'w-28', 'w-44', 'w-24', 'w-34', 'w-30'];

/** A match before it has loaded: its score, the sentence, the tabs and where the points come from. */
function MatchSkeleton() {
  return (
    <Card className="h-[32rem] overflow-hidden p-5 sm:p-6">
      <div className="flex h-9 items-center justify-between">
        <Skeleton atOnce className="h-5 w-20" />
        <Skeleton atOnce className="h-9 w-32" />
      </div>
      <Skeleton atOnce className="mt-4 h-3 w-10/12" />
      <Skeleton atOnce className="mt-2 h-3 w-7/12" />
      <div className="mt-6 flex h-9.5 items-center gap-5 border-b border-border pointer-coarse:h-11.5">
        <Skeleton atOnce className="h-3 w-16" />
        <Skeleton atOnce className="h-3 w-18" />
      </div>
      <Skeleton atOnce className="mt-6 h-2.5 w-full" />
      <div className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {LINES.map((width) => (
          <Skeleton key={width} atOnce className={`h-3 max-w-full ${width}`} />
        ))}
      </div>
    </Card>
  );
}

function Bars({ widths }: { widths: readonly string[] }) {
  return (
    <div className="mt-4 flex flex-col gap-5">
      {widths.map((width) => (
        <Skeleton key={width} atOnce className={`h-3 ${width}`} />
      ))}
    </div>
  );
}
