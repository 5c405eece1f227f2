import { GhostRows } from '../../../ui/GhostRows';
import { Skeleton } from '../../../ui/Skeleton';

/** The hub as it will stand under the cards: its figures, its tabs and its jobs. */
export function HubSkeleton() {
  return (
    <div className="mt-8">
      <div className="mb-4 flex h-7 items-center">
        <Skeleton atOnce className="h-5 w-16" />
      </div>
      <Skeleton atOnce className="h-[242px] w-full rounded-card sm:h-[182px] lg:h-[122px]" />
      <div className="mt-6 flex h-[37px] items-center gap-5 border-b border-border pointer-coarse:h-[45px]">
        <Skeleton atOnce className="h-3 w-8" />
        <Skeleton atOnce className="h-3 w-24" />
      </div>
      <ListSkeleton label="Loading the jobs" />
    </div>
  );
}

/** A list of the hub as it will stand: its head and a few rows. */
export function ListSkeleton({ label }: { label: string }) {
  return <GhostRows label={label} count={6} rowHeight="h-11" head />;
}

/** Figures over all jobs, as high as they will be in as many columns. */
export function FiguresSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures">
      <Skeleton atOnce className="h-41 w-full sm:h-26 lg:h-11" />
    </div>
  );
}
