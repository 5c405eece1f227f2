import { Skeleton } from '../../ui/Skeleton';
import { useMediaQuery } from '../../ui/use-media-query';
import { PaneSkeleton } from './pane/PaneSkeleton';
import { Split } from './Split';

const ROWS = [
  ...['w-32', 'w-40', 'w-28', 'w-36', 'w-44', 'w-30', 'w-26', 'w-38'],
  ...['w-34', 'w-42', 'w-29', 'w-33'],
];
const CHIPS = ['w-16', 'w-24', 'w-20', 'w-18'];

/** The results page before it is known which batch it is about. */
export function ResultsFrameSkeleton() {
  const wide = useMediaQuery('(min-width: 80rem)');
  return (
    <Split pane={wide && <PaneGhost />} wide={wide} onClose={() => undefined}>
      <Skeleton className="mt-0.5 h-3.5 w-56" />
      <Skeleton className="mt-2 mb-1 h-6 w-64" />
      <ResultsSkeleton />
    </Split>
  );
}

/** The results before anybody is there, as high as they will be. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Loading the results">
      <div className="gap-8 pt-4 pb-3 md:grid md:grid-cols-[minmax(200px,1fr)_minmax(0,560px)] md:items-end">
        <div className="max-sm:h-21 md:pb-5">
          <Skeleton className="h-4 w-full max-w-80" />
          <Skeleton className="mt-1.5 h-4 w-48" />
        </div>
        <Skeleton className="h-24 w-full max-md:mt-2" />
      </div>
      <div className="flex gap-1.5 pb-2">
        {CHIPS.map((width) => (
          <Skeleton key={width} className={`h-7 rounded-full pointer-coarse:h-9 ${width}`} />
        ))}
      </div>
      <div className="h-8.5 border-b border-border max-sm:hidden" />
      <ResultsGhost />
    </div>
  );
}

/** Faint rows where people will be. */
export function ResultsGhost() {
  return (
    <div className="w-full">
      {ROWS.map((width) => (
        <div
          key={width}
          className="flex h-11 items-center gap-4 border-b border-hairline max-sm:h-[117px]"
        >
          <Skeleton className="size-4 max-sm:hidden" />
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

/** One person beside the list before it is known who. */
export function PaneGhost() {
  return (
    <div className="px-6 pt-14">
      <PaneSkeleton />
    </div>
  );
}
