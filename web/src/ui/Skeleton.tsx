import { cx } from './class-names';

/** A grey stand-in with the size of what will come. Give it width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-[shimmer_1.6s_ease-in-out_infinite] rounded-chip bg-hover',
        className,
      )}
    />
  );
}
