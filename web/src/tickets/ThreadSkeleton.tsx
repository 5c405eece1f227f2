import { cx } from '../ui/class-names';
import { Skeleton } from '../ui/Skeleton';

const BUBBLES = [
  { shape: 'h-16 w-3/4', own: true },
  { shape: 'h-11 w-1/2', own: false },
  { shape: 'h-20 w-2/3', own: false },
  { shape: 'h-11 w-2/5', own: true },
];

/** While the messages of a ticket are read for the first time. */
export function ThreadSkeleton({ className }: { className?: string }) {
  return (
    <div
      role="status"
      aria-label="Loading the messages"
      className={cx('flex flex-col gap-4', className)}
    >
      {BUBBLES.map(({ shape, own }) => (
        <Skeleton key={shape} atOnce className={cx('rounded-card', shape, own && 'self-end')} />
      ))}
    </div>
  );
}
