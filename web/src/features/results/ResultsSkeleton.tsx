import { Fragment } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import { PaneSkeleton } from './pane/PaneSkeleton';
import { PANE_WIDTH } from './pane/use-pane-width';
import { SKELETON_WIDTHS } from './skeleton-widths';

const ROWS = [
  'w-32',
  'w-40',
  'w-28',
  'w-36',
  'w-44',
  'w-30',
  'w-26',
  'w-38',
  'w-34',
  'w-42',
  'w-29',
  'w-33',
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
        <Skeleton className="mt-3 mb-1 h-6 w-64" />
        <ResultsSkeleton />
      </div>
      <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] min-w-0 border-l border-border bg-surface max-xl:hidden">
        <PaneColumnSkeleton />
      </aside>
    </div>
  );
}

/** The results before anybody is there, at their final height. */
export function ResultsSkeleton() {
  return (
    <div role="status" aria-label="Loading the results">
      <div className="gap-8 pt-4 pb-3 md:grid md:grid-cols-[minmax(200px,1fr)_minmax(0,max(560px,60%))] md:items-end">
        <div className="max-sm:h-26.75 md:pb-5">
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
        <Skeleton className="h-25 w-full max-md:mt-2" />
      </div>
      <div className="mb-2 flex h-8 items-center gap-1.5 overflow-hidden pointer-coarse:h-11">
        {CHIPS.map((width) => (
          <Skeleton
            key={width}
            className={`h-7 shrink-0 rounded-full pointer-coarse:h-9 ${width}`}
          />
        ))}
      </div>
      <div className="@container w-full">
        <SkeletonHead />
        <BareRows rows={ROWS.length} />
      </div>
    </div>
  );
}

/** The columns of the list that are always there. Those that are not have the widths of `SKELETON_WIDTHS`. */
const COLUMN = {
  rank: 'w-9 shrink-0 pr-2 pl-1 text-right',
  tie: 'w-5 shrink-0',
  box: 'w-8 shrink-0',
  name: 'min-w-0 flex-[1000_1_0] max-w-90 px-2',
  match: 'w-31 shrink-0 px-2',
  dots: 'shrink-0 overflow-hidden',
  must: 'shrink-0 overflow-hidden text-right',
  yours: 'grow shrink-0',
};

function SkeletonHead() {
  return (
    <div
      aria-hidden
      className="flex h-8.5 items-center border-b border-border text-12 font-medium text-ink-3 max-sm:hidden pointer-coarse:h-11.25"
    >
      <span className={COLUMN.rank}>#</span>
      <span className={COLUMN.tie} />
      <span className={COLUMN.box}>
        <Skeleton className="mx-auto size-4" />
      </span>
      <span className={COLUMN.name}>Candidate</span>
      <span className={COLUMN.match}>Match</span>
      <span className={COLUMN.dots} style={{ width: SKELETON_WIDTHS.dots }}>
        <Skeleton className="mx-2 h-3" />
      </span>
      <span className={COLUMN.must} style={{ width: SKELETON_WIDTHS.must }}>
        <span className="mx-2 block overflow-hidden">Must</span>
      </span>
      <span className={COLUMN.yours} style={{ flexBasis: SKELETON_WIDTHS.yours }}>
        <span style={{ paddingLeft: SKELETON_WIDTHS.yoursInset }}>Yours</span>
      </span>
    </div>
  );
}

/** Faint rows in place of people, in their columns: a screenful, or a few. */
export function ResultRowsSkeleton({ rows = ROWS.length }: { rows?: number }) {
  return (
    <div className="@container w-full">
      <BareRows rows={rows} />
    </div>
  );
}

function BareRows({ rows }: { rows: number }) {
  return ROWS.slice(0, rows).map((width) => (
    <Fragment key={width}>
      <div data-skeleton className="flex h-11 items-center border-b border-hairline max-sm:hidden">
        <span className={COLUMN.rank}>
          <Skeleton className="ml-auto h-3 w-3" />
        </span>
        <span className={COLUMN.tie} />
        <span className={COLUMN.box}>
          <Skeleton className="mx-auto size-4" />
        </span>
        <span className={COLUMN.name}>
          <Skeleton className={`h-3 max-w-full ${width}`} />
          <Skeleton className="mt-1.5 h-2.5 w-24 max-w-full" />
        </span>
        <span className={COLUMN.match}>
          <Skeleton className="h-3.5 w-24" />
        </span>
        <span className={COLUMN.dots} style={{ width: SKELETON_WIDTHS.dots }}>
          <Skeleton className="mx-2 h-2.5 w-[calc(100%-36px)] rounded-none mask-[radial-gradient(circle_at_6px,#000_4.5px,#0000_5px)] mask-size-[19px_100%]" />
        </span>
        <span className={COLUMN.must} style={{ width: SKELETON_WIDTHS.must }}>
          <Skeleton className="mr-2 ml-auto h-3 w-6" />
        </span>
        <span className={COLUMN.yours} style={{ flexBasis: SKELETON_WIDTHS.yours }} />
      </div>
      <SkeletonCard width={width} />
    </Fragment>
  ));
}

/** Somebody on a phone. */
function SkeletonCard({ width }: { width: string }) {
  return (
    <div data-skeleton className="h-[117px] border-b border-hairline py-3 sm:hidden">
      <div className="flex h-11 items-start gap-3">
        <Skeleton className="mt-3.5 size-4" />
        <span className="min-w-0 flex-1">
          <Skeleton className={`mt-1 h-4 max-w-full ${width}`} />
          <Skeleton className="mt-2 h-3 w-24" />
        </span>
        <Skeleton className="mt-1 h-4 w-24" />
      </div>
      <div className="mt-1 flex h-11 items-center justify-between">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-4 w-28" />
      </div>
    </div>
  );
}

/** One person next to the list before it is known who. */
export function PaneColumnSkeleton() {
  return (
    <div className="px-6 pt-14">
      <PaneSkeleton />
    </div>
  );
}

/** Their notes, and nobody to compare yet: the evidence next to it says what is loading. */
export function NotesSkeleton() {
  return (
    <div className="px-6 pt-5">
      <Skeleton className="h-3 w-12" />
      <Skeleton className="mt-2.5 h-48 w-full rounded-control" />
      <Skeleton className="mt-2 h-3 w-11/12" />
      <Skeleton className="mt-13 h-3 w-20" />
    </div>
  );
}
