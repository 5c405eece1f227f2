import { Card } from '../../../ui/Card';
import { cx } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/Skeleton';

/** The layout of the systems' cards. */
export const CARD_GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

type CardsSkeletonProps = {
  /** Whether the first system is probably connected: its card then says more. */
  linked: boolean;
};

/** The cards as they will stand. */
export function CardsSkeleton({ linked }: CardsSkeletonProps) {
  return (
    <div role="status" aria-label="Loading your integrations" className={CARD_GRID}>
      <CardSkeleton className={linked ? 'h-57' : 'h-44'} />
      <CardSkeleton className="h-44 md:h-auto md:min-h-44" />
      <CardSkeleton className="h-44 md:h-auto md:min-h-44" />
    </div>
  );
}

/** A system by its name and state, what is read of it, and what can be done. */
function CardSkeleton({ className }: { className: string }) {
  return (
    <Card className={cx('flex flex-col p-5', className)}>
      <div className="flex items-center justify-between">
        <Skeleton atOnce className="h-4 w-20" />
        <Skeleton atOnce className="h-5 w-24" />
      </div>
      <Skeleton atOnce className="mt-4 h-3 w-11/12" />
      <Skeleton atOnce className="mt-2 h-3 w-7/12" />
      <Skeleton atOnce className="mt-auto h-8 w-28 rounded-control pointer-coarse:h-11" />
    </Card>
  );
}
