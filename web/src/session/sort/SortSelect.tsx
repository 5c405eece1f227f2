import { readSort } from '@candor/domain/model/sort';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Select } from '../../ui/Select';
import { type SortedColumn, sortAfter, sortBy } from './column-order';

type SortSelectProps<Sort extends string> = {
  columns: readonly SortedColumn<Sort>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  className?: string;
};

/** The order of a list that stands as cards, which have no heads to press. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { columns, sort, onSort, className } = props;
  const { column, descending } = readSort(sort);
  const find = (name: string) => columns.find((one) => one.column === name);
  const choose = (name: string) => {
    const chosen = find(name);
    if (chosen) onSort(sortAfter(sort, chosen));
  };
  return (
    <span className={cx('flex items-center gap-1', className)}>
      <Select
        label="Sort"
        hideLabel
        value={column}
        options={columns.map((one) => ({ value: one.column, label: one.by }))}
        onChoose={choose}
        className="w-38 max-sm:grow"
      />
      <IconButton
        label={descending ? 'Sort ascending' : 'Sort descending'}
        icon={descending ? ArrowDown : ArrowUp}
        onClick={() => onSort(sortBy<Sort>(column, !descending))}
      />
    </span>
  );
}
