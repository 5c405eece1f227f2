import { Skeleton } from '../../../ui/Skeleton';
import { CARD_SHAPE } from './card-shape';

const NAMES = ['w-40', 'w-28', 'w-36', 'w-32', 'w-44', 'w-36'];

/** Invitations before they are known, where they will be cards. */
export function CardSkeleton({ label, grouped }: { label: string; grouped: boolean }) {
  return (
    <div role="status" aria-label={label}>
      {grouped && (
        <div className={CARD_SHAPE.heading}>
          <span className="flex h-5 items-center">
            <Skeleton atOnce className="h-3 w-40" />
          </span>
        </div>
      )}
      <ul aria-hidden className={CARD_SHAPE.list}>
        {NAMES.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose cards never move
          <li key={place} className={CARD_SHAPE.card}>
            <span className={CARD_SHAPE.tick}>
              <Skeleton atOnce className="size-4" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex h-5.5 items-center justify-between">
                <Skeleton atOnce className={`h-3 ${width}`} />
                <Skeleton atOnce className="h-5 w-16" />
              </span>
              <span className="flex h-4 items-center">
                <Skeleton atOnce className="h-2.5 w-44 max-w-full" />
              </span>
              <span className="mt-1 flex h-4 items-center justify-between">
                <Skeleton atOnce className="h-2.5 w-28" />
                <Skeleton atOnce className="h-2.5 w-12" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
