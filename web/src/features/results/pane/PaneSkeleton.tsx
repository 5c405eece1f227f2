import { Skeleton } from '../../../ui/Skeleton';

const SENTENCE = ['w-full', 'w-11/12', 'w-7/12'];
const TABS = ['w-16', 'w-18', 'w-10', 'w-14'];
const LINES = ['w-40', 'w-32', 'w-36', 'w-28', 'w-44', 'w-24', 'w-34', 'w-30'];

/** One person before their evidence has loaded: name and score, the sentence, the tabs and where the points come from. */
export function PaneSkeleton() {
  return (
    <div role="status" aria-label="Loading the candidate">
      <div className="flex h-12 items-end gap-4">
        <span className="min-w-0 flex-1">
          <Skeleton className="h-5 w-44 max-w-full" />
          <Skeleton className="mt-3 mb-1 h-3 w-32 max-w-full" />
        </span>
        <Skeleton className="h-9 w-40" />
      </div>
      <div className="mt-3">
        {SENTENCE.map((width) => (
          <Skeleton key={width} className={`my-1 h-3 ${width}`} />
        ))}
      </div>
      <div className="mt-10 flex h-10.5 items-center gap-5 border-b border-border pointer-coarse:h-11.5">
        {TABS.map((width) => (
          <Skeleton key={width} className={`h-3 ${width}`} />
        ))}
      </div>
      <div className="mt-4 flex h-4 items-center justify-between">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-24" />
      </div>
      <Skeleton className="mt-2 h-2.5 w-full" />
      <div className="mt-8 grid gap-x-8 sm:grid-cols-2">
        {LINES.map((width) => (
          <span key={width} className="flex h-7 items-center">
            <Skeleton className={`h-3 max-w-full ${width}`} />
          </span>
        ))}
      </div>
    </div>
  );
}
