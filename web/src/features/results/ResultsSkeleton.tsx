import { Skeleton } from '../../ui/Skeleton';

const ROWS = ['w-32', 'w-40', 'w-28', 'w-36', 'w-44', 'w-30', 'w-26', 'w-38'];
const CHIPS = ['w-16', 'w-24', 'w-20', 'w-18'];

/** The results page before its results. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Loading the results" className="pt-4">
      <Skeleton className="mb-6 h-20 w-full max-w-[560px] sm:ml-auto" />
      <div className="mb-4 flex gap-1.5">
        {CHIPS.map((width) => (
          <Skeleton key={width} className={`h-7 rounded-full ${width}`} />
        ))}
      </div>
      <ResultsGhost />
    </div>
  );
}

/** Faint rows where people will be. */
export function ResultsGhost() {
  return (
    <div className="w-full">
      {ROWS.map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 border-b border-hairline">
          <Skeleton className="size-4" />
          <span className="flex-1">
            <Skeleton className={`h-3 ${width}`} />
          </span>
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="hidden h-3.5 w-40 sm:block" />
        </div>
      ))}
    </div>
  );
}
