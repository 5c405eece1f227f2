import { Skeleton } from '../../../ui/Skeleton';

const LINES = ['w-40', 'w-32', 'w-36', 'w-28', 'w-44', 'w-24'];

/** People side by side before their evidence is there. */
export function CompareSkeleton({ people }: { people: number }) {
  const columns = Array.from({ length: people }, (_, place) => place);
  return (
    <div role="status" aria-label="Loading the comparison" className="pt-4">
      <Skeleton className="mb-6 h-8 w-32" />
      <div className="flex gap-6 border-b border-border pb-4 lg:pl-[200px]">
        {columns.map((place) => (
          <div key={place} className="flex-1">
            <Skeleton className="mb-2 h-5 w-32 max-w-full" />
            <Skeleton className="mb-3 h-3 w-24 max-w-full" />
            <Skeleton className="h-2.5 w-full" />
          </div>
        ))}
      </div>
      {LINES.map((width) => (
        <div key={width} className="flex gap-6 border-b border-hairline py-4">
          <span className="w-[176px] shrink-0 max-lg:hidden">
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
          </span>
          {columns.map((place) => (
            <Skeleton key={place} className="h-8 flex-1" />
          ))}
        </div>
      ))}
    </div>
  );
}
