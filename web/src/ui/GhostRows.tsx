import { cx } from './class-names';
import { Skeleton } from './Skeleton';

const NAMES = ['w-40', 'w-56', 'w-48', 'w-36', 'w-52', 'w-44'];

type GhostRowsProps = {
  /** What is loading: `Loading the batches`. */
  label: string;
  /** At most six. */
  count: number;
  /** The height of a row, by class. */
  rowHeight: string;
  /** A line for the column headers is above them. */
  head?: boolean;
};

/** Placeholder rows for a list that is read for the first time. Each has a name, a detail and a figure. */
export function GhostRows({ label, count, rowHeight, head }: GhostRowsProps) {
  return (
    <div role="status" aria-label={label}>
      {head && <div className="h-8.5 border-b border-border" />}
      {NAMES.slice(0, count).map((width) => (
        <div
          key={width}
          className={cx('flex items-center gap-6 border-b border-hairline', rowHeight)}
        >
          <span className="flex-1">
            <Skeleton atOnce className={cx('h-3', width)} />
          </span>
          <Skeleton atOnce className="hidden h-3 w-40 sm:block" />
          <Skeleton atOnce className="h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
