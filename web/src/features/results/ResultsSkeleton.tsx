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
      <div className="flex h-8.5 items-center border-b border-border text-12 font-medium text-ink-3 max-sm:hidden">
        <span className="w-9 text-right">#</span>
        <span className="ml-13 px-2">Candidate</span>
      </div>
      <ResultsGhost />
    </div>
  );
}

/** The columns of the list after the name, as wide as it has them, from the width of the list that has room for each. */
const AFTER_NAME = [
  { room: 'w-31', bar: 'h-3.5 w-24' },
  // As many dots as most jobs have.
  { room: 'w-53 @max-[600px]:hidden', bar: 'h-3.5 w-44' },
  { room: 'flex w-15 justify-end @max-[700px]:hidden', bar: 'h-3 w-6' },
  { room: 'w-25 pl-4 @max-[520px]:hidden', bar: 'h-3 w-14' },
];

/** Faint rows in place of people, in their columns: a screenful, or a few. */
export function ResultsGhost({ rows = ROWS.length }: { rows?: number }) {
  return (
    <div className="@container w-full">
      {ROWS.slice(0, rows).map((width) => (
        <div
          key={width}
          className="flex h-11 items-center border-b border-hairline max-sm:h-[117px]"
        >
          <span className="w-9 shrink-0 max-sm:hidden">
            <Skeleton className="ml-auto h-3 w-3" />
          </span>
          <span className="ml-5 w-8 shrink-0 max-sm:hidden">
            <Skeleton className="mx-auto size-4" />
          </span>
          <span className="min-w-0 flex-1 sm:px-2">
            <Skeleton className={`h-3 max-w-full ${width}`} />
          </span>
          {AFTER_NAME.map(({ room, bar }) => (
            <span key={room} className={`shrink-0 px-2 ${room}`}>
              <Skeleton className={bar} />
            </span>
          ))}
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

/** Their notes, and nobody to compare yet: the evidence next to it says what is loading. */
export function BesideGhost() {
  return (
    <div className="px-6 pt-5">
      <Skeleton className="h-3 w-12" />
      <Skeleton className="mt-2.5 h-48 w-full rounded-control" />
      <Skeleton className="mt-2 h-3 w-11/12" />
      <Skeleton className="mt-13 h-3 w-20" />
    </div>
  );
}
