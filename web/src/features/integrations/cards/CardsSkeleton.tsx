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
      <Skeleton atOnce className={cx('w-full rounded-card', linked ? 'h-57' : 'h-44')} />
      <Skeleton atOnce className="h-44 w-full rounded-card md:h-auto md:min-h-44" />
      <Skeleton atOnce className="h-44 w-full rounded-card md:h-auto md:min-h-44" />
    </div>
  );
}
