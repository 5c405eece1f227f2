import type { InvitationList, StatusFilter } from '@candor/domain/model/invitation';
import { type ProgressStatus, percentOf } from '@candor/domain/rules/invitation';
import { cx } from '../../../ui/class-names';
import { formatCount } from '../../../ui/format';
import { PROGRESS_ORDER, PROGRESS_WORD } from '../words';

const FILL: Record<ProgressStatus, string> = {
  completed: 'bg-ink',
  in_progress: 'bg-accent',
  not_started: 'bg-hover shadow-[inset_0_0_0_1px_var(--border-strong)]',
  no_data: 'hatch',
};

type ProgressFilterProps = {
  counts: InvitationList['counts'];
  status: StatusFilter | null;
  onStatus: (status: StatusFilter | null) => void;
};

/** How far everybody is, as one bar whose parts are the filter: each with its number and its share. */
export function ProgressFilter({ counts, status, onStatus }: ProgressFilterProps) {
  const parts = PROGRESS_ORDER.filter((part) => counts.by_progress[part] > 0 || part === status);
  if (parts.length === 0) return null;
  const chosen = parts.some((part) => part === status);
  return (
    <fieldset className="mb-3 flex min-w-0 gap-[3px]">
      <legend className="sr-only">Filter by progress</legend>
      {parts.map((part) => {
        const count = counts.by_progress[part];
        const pressed = status === part;
        return (
          <button
            key={part}
            type="button"
            aria-pressed={pressed}
            onClick={() => onStatus(pressed ? null : part)}
            className="group min-w-24 rounded-chip lg:min-w-36 pb-0.5 text-left text-13 whitespace-nowrap max-sm:min-w-[4.75rem] max-sm:text-12 pointer-coarse:min-h-11"
            style={{ flex: `${count} 1 0` }}
          >
            <span
              aria-hidden
              className={cx(
                'mb-1.5 block h-3 group-first-of-type:rounded-l-[4px] group-last-of-type:rounded-r-[4px] group-hover:opacity-85 forced-colors:border',
                FILL[part],
                chosen && !pressed && 'opacity-40',
              )}
            />
            <span className={cx('font-medium', pressed && 'underline underline-offset-4')}>
              {PROGRESS_WORD[part]}
            </span>{' '}
            <span className="num text-ink-3">
              {formatCount(count)}
              <span className="max-lg:sr-only">, {percentOf(count, counts.total)}%</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
