import { Skeleton } from '../../../ui/Skeleton';
import { Frame } from './Frame';

/** The shape of the first screen while it is on its way. */
export function Loading() {
  return (
    <Frame
      head={
        <div className="flex min-h-15 items-center gap-2.5 pt-2">
          <Skeleton className="size-8 rounded-control" />
          <Skeleton className="h-5 w-44" />
        </div>
      }
    >
      <h1 className="sr-only">Skills assessment</h1>
      <div role="status" aria-label="Loading the assessment">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="mt-1 h-8 w-48" />
        <Skeleton className="mt-3 h-5 w-full" />
        <div className="mt-6 flex flex-col gap-3">
          {['asked', 'seen', 'used', 'rights'].map((fact) => (
            <Skeleton key={fact} className="h-14 w-full" />
          ))}
        </div>
      </div>
    </Frame>
  );
}
