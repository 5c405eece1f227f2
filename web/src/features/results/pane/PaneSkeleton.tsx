import { Skeleton } from '../../../ui/Skeleton';

const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12', 'w-7/12'];

/** One person before their evidence has loaded. */
export function PaneSkeleton() {
  return (
    <div role="status" aria-label="Loading the candidate" className="flex flex-col gap-3">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-2 h-14 w-full" />
      <Skeleton className="mt-6 h-2.5 w-full" />
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
