import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { Select } from '../../ui/Select';
import { type ListState, PAGE_SIZES } from './list-state';

type PagerProps = {
  list: ListState;
  /** Rows on this page, and in all. */
  shown: number;
  total: number;
  onChange: (change: Partial<ListState>) => void;
};

/** Which rows these are of how many, how many a page holds, and the way to the others. */
export function Pager({ list, shown, total, onChange }: PagerProps) {
  const first = (list.page - 1) * list.rows + 1;
  const last = first + shown - 1;
  // At an end a button is inert and keeps the focus: disabled, it would drop it, and the user would be nowhere.
  const wayTo = (goes: boolean, page: number) =>
    goes ? { onClick: () => onChange({ page }) } : { 'aria-disabled': true };
  return (
    <nav
      aria-label="Pages"
      className="num flex flex-wrap items-center justify-end gap-x-1 gap-y-2 pt-3 text-12 text-ink-3"
    >
      <Select
        label="Rows per page"
        hideLabel
        value={String(list.rows)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows` }))}
        onChoose={(value) =>
          onChange({ rows: PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0] })
        }
        className="mr-auto w-28"
      />
      <span className="mr-2" role="status">
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </span>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        {...wayTo(list.page > 1, list.page - 1)}
      />
      <IconButton label="Next page" icon={ChevronRight} {...wayTo(last < total, list.page + 1)} />
    </nav>
  );
}
