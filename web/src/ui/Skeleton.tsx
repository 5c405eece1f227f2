import { cx } from './class-names';

type SkeletonProps = {
  className?: string;
  /** Without the delay of 200 ms, if `useWaiting` has already waited. */
  atOnce?: boolean;
};

/** A grey placeholder with the size of what will come. Give it width and height by class. */
export function Skeleton({ className, atOnce }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'block rounded-chip bg-hover forced-colors:border',
        atOnce
          ? 'animate-[shimmer_1.6s_ease-in-out_infinite]'
          : 'animate-[appear_1ms_200ms_both,shimmer_1.6s_200ms_ease-in-out_infinite]',
        className,
      )}
    />
  );
}
