import { cx } from './class-names';

type SkeletonProps = {
  className?: string;
  /** Without the delay of 200 ms, if `useWaiting` has already waited. */
  atOnce?: boolean;
};

/** A grey placeholder with the size of what will come. Give it width and height by class, and what is not a line its corners. */
export function Skeleton({ className, atOnce }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'block bg-hover forced-colors:border',
        // Of two roundings the style sheet would choose, whichever was asked for.
        !className?.includes('rounded-') && 'rounded-chip',
        atOnce
          ? 'animate-[shimmer_1.6s_ease-in-out_infinite]'
          : 'animate-[appear_1ms_200ms_both,shimmer_1.6s_200ms_ease-in-out_infinite]',
        className,
      )}
    />
  );
}
