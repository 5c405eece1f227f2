import { Skeleton } from '../../ui/Skeleton';
import { CARD_SHAPE } from './batch-card-shape';

const JOBS = ['w-44', 'w-36', 'w-40', 'w-48', 'w-32', 'w-44'];

/** Batches before they are known, where they will be cards. */
export function BatchCardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden className={CARD_SHAPE.list}>
        {JOBS.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose cards never move
          <li key={place} className={CARD_SHAPE.card}>
            <span className={CARD_SHAPE.tick}>
              <span className="grid size-6 place-items-center pointer-coarse:size-11">
                <Skeleton atOnce className="size-4" />
              </span>
            </span>
            <span className="min-w-0 flex-1 py-0.5">
              <span className="flex h-5.5 items-center">
                <Skeleton atOnce className={`h-3 max-w-full ${width}`} />
              </span>
              <span className="mt-1 flex h-5 items-center">
                <Skeleton atOnce className="h-3 w-36" />
              </span>
              <span className="mt-1 flex h-4 items-center">
                <Skeleton atOnce className="h-2.5 w-48 max-w-full" />
              </span>
              <span className="flex h-4 items-center">
                <Skeleton atOnce className="h-2.5 w-24" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
