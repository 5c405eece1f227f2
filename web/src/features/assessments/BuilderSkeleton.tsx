import { Skeleton } from '../../ui/Skeleton';

/** While an assessment is read. */
export function BuilderSkeleton() {
  return (
    <div role="status" aria-label="Loading the assessment">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex flex-col gap-6">
          <Skeleton atOnce className="h-72 rounded-card sm:h-64" />
          <Skeleton atOnce className="h-32 rounded-card" />
          <Skeleton atOnce className="h-96 rounded-card" />
        </div>
        <Skeleton atOnce className="hidden h-96 rounded-dialog xl:block" />
      </div>
    </div>
  );
}
