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
      bar={
        <>
          <Skeleton className="h-13 w-full" />
          <Skeleton className="mx-auto mt-2.5 h-5 w-60" />
        </>
      }
    >
      <h1 className="sr-only">Skills assessment</h1>
      <div role="status" aria-label="Loading the assessment">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="mt-1 h-8 w-48" />
        <Skeleton className="mt-2 h-12 w-full" />
        <div className="mt-5 border-t border-border">
          {['asked', 'seen', 'used', 'rights'].map((fact) => (
            <div key={fact} className="flex gap-3.5 border-b border-border py-3">
              <Skeleton className="size-5 shrink-0" />
              <div className="flex-1">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="mt-1.5 h-10 w-full max-sm:h-15" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Frame>
  );
}
