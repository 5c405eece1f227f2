import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names';
import { NoScoreBadge } from '../../../ui/score/ScoreBadge';
import type { UnreadRow } from '../rows/build-rows';

type UnreadItemProps = {
  row: UnreadRow;
  /** The outcome of an attempt to fix it, below the cause. */
  note?: ReactNode;
  /** Possible actions. They take the space next to the name, and the cause goes below it. */
  actions?: ReactNode;
};

/** A document that could not be read, with its cause. */
export function UnreadItem({ row, note, actions }: UnreadItemProps) {
  return (
    <li
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2 text-13',
        !actions && 'sm:col-span-full sm:grid sm:grid-cols-subgrid',
      )}
    >
      <FileX2 size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="min-w-0 max-w-[min(20rem,calc(100%-2rem))] truncate font-medium">
        {row.name}
      </span>
      <NoScoreBadge />
      <div
        className={cx(
          'min-w-0 flex-1 text-balance text-ink-2',
          actions ? 'basis-full sm:order-last sm:pl-8' : 'basis-60',
        )}
      >
        {row.cause}
        {note}
      </div>
      {actions}
    </li>
  );
}
