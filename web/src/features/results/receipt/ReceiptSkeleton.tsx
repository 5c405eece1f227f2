import { Skeleton } from '../../../ui/Skeleton';

const LINES = ['w-11/12', 'w-9/12', 'w-10/12', 'w-7/12', 'w-8/12', 'w-6/12'];

/** A receipt before its code has loaded. */
export function ReceiptSkeleton() {
  return (
    <div role="status" aria-label="Loading the receipt" className="py-4">
      <Skeleton className="mb-4 h-8 w-60 max-w-full pointer-coarse:h-11" />
      <div className="flex flex-col gap-3 rounded-card border border-border px-4 py-4 sm:px-5">
        <Skeleton className="mb-2 h-6 w-40" />
        {LINES.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
