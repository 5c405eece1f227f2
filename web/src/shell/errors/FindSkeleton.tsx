import { Skeleton } from '../../ui/Skeleton';

/** Reserves the space of the search until it is known whether there is one. */
export function FindSkeleton() {
  return <Skeleton className="h-9 w-full pointer-coarse:h-11" />;
}
