import { Skeleton } from '../../../ui/Skeleton';

/** How the cards of the systems stand beside each other. */
export const CARD_GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

/** The cards as they will stand. */
export function CardsSkeleton() {
  return (
    <div role="status" aria-label="Loading your integrations" className={CARD_GRID}>
      <Skeleton atOnce className="h-44 w-full rounded-card" />
      <Skeleton atOnce className="h-44 w-full rounded-card" />
      <Skeleton atOnce className="h-44 w-full rounded-card" />
    </div>
  );
}
