import { Skeleton } from '../../ui/Skeleton';
import { PaneSkeleton } from './pane/PaneSkeleton';
import { PANE_WIDTH } from './pane/use-pane-width';

const ROWS = [
  ...['w-32', 'w-40', 'w-28', 'w-36', 'w-44', 'w-30', 'w-26', 'w-38'],
  ...['w-34', 'w-42', 'w-29', 'w-33'],
];
const CHIPS = ['w-16', 'w-24', 'w-20', 'w-18'];

/**
 * The results page before it is known which batch it is about: what `Split` will render at every window width, using
 * CSS alone, so that it can be rendered before there is a window.
 */
export function ResultsFrameSkeleton() {
  return (
    <div
      className="max-xl:mx-auto max-xl:min-h-[calc(100dvh-3.5rem)] max-xl:max-w-page xl:grid"
      // Only a grid has columns.
      style={{ gridTemplateColumns: `minmax(0, 1fr) ${PANE_WIDTH}` }}
    >
      <div className="min-w-0 px-4 pt-4 pb-24 sm:px-6 sm:pb-16">
        <Skeleton className="mt-0.5 h-3.5 w-56" />
        <Skeleton className="mt-2 mb-1 h-6 w-64" />
        <ResultsSkeleton />
      </div>
      <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] min-w-0 border-l border-border bg-surface max-xl:hidden">
        <PaneGhost />
      </aside>
    </div>
  );
}

/** The results before anybody is there, at their final height. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Loading the results">
      <div className="gap-8 pt-4 pb-3 md:grid md:grid-cols-[minmax(200px,1fr)_minmax(0,max(560px,60%))] md:items-end">
        <div className="max-sm:h-21 md:pb-5">
          <p className="animate-[appear_1ms_200ms_both] text-ink-2 sm:text-13">
            <b className="font-medium text-ink">Reading the results.</b> Every number opens the
            sentence of the resume that proves it. Where no sentence shows a requirement, it earns
            no points.
          </p>
          {/* Where the ways to the other pictures will be. */}
          <div className="mt-1.5 flex h-6 items-center max-md:hidden">
            <Skeleton className="h-3 w-44" />
          </div>
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

/** Faint rows in place of people: a screenful, or a few. */
export function ResultsGhost({ rows = ROWS.length }: { rows?: number }) {
  return (
    <div className="w-full">
      {ROWS.slice(0, rows).map((width) => (
        <div
          key={width}
          className="flex h-11 items-center gap-4 border-b border-hairline max-sm:h-[117px]"
        >
          <Skeleton className="size-4 shrink-0 max-sm:hidden" />
          <span className="min-w-0 flex-1">
            <Skeleton className={`h-3 max-w-full ${width}`} />
          </span>
          <Skeleton className="h-3.5 w-24 shrink-0" />
          <Skeleton className="hidden h-3.5 w-40 shrink-0 sm:block" />
        </div>
      ))}
    </div>
  );
}

/** One person next to the list before it is known who. */
export function PaneGhost() {
  return (
    <div className="px-6 pt-14">
      <PaneSkeleton />
    </div>
  );
}
