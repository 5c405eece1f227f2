import { cx } from './class-names';
import { Skeleton } from './Skeleton';

const NAMES = ['w-40', 'w-56', 'w-48', 'w-36', 'w-52', 'w-44'];

type SkeletonRowsProps = {
  /** What is loading: `Loading the batches`. */
  label: string;
  /** At most six. */
  count: number;
  /** The height of a row, by class. */
  rowHeight: string;
  /** A line for the column headers is above them. */
  head?: boolean;
  /** Its details are below its name, so many lines of them, and not beside it. */
  below?: number;
};

/** Placeholder rows for a list that is read for the first time. Each has a name, a detail and a figure. */
export function SkeletonRows({ label, count, rowHeight, head, below = 0 }: SkeletonRowsProps) {
  return (
    <div
      role="status"
      aria-label={label}
      // Such a list has a line above its first row as well.
      className={cx(below > 0 && 'border-t border-hairline')}
    >
      {head && <div className="h-8.5 border-b border-border" />}
      {NAMES.slice(0, count).map((width) => (
        <div
          key={width}
          className={cx('flex items-center gap-6 border-b border-hairline', rowHeight)}
        >
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton atOnce className={cx('h-3', width)} />
            {NAMES.slice(0, below).map((line) => (
              <Skeleton key={line} atOnce className={cx('h-2.5', line)} />
            ))}
          </span>
          {below === 0 && <Skeleton atOnce className="hidden h-3 w-40 sm:block" />}
          <Skeleton atOnce className="h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
