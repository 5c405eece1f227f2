import { BatchStatus } from '@candor/domain/rules/batch-status';
import { InputType } from '@candor/domain/rules/plans';
import { CalendarDays, Rows3, Rows4 } from 'lucide-react';
import { SortSelect } from '../../session/sort/SortSelect';
import { SOURCE_WORD } from '../../sources/source-words';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Field } from '../../ui/Field';
import { Popover } from '../../ui/Popover';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import type { ListState } from './list-state';
import { SORTED } from './sorted-columns';

const STATUS_WORD: Record<BatchStatus, string> = {
  pending: 'Queued',
  processing: 'Running',
  processing_chunks: 'Running in parts',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

type ListFiltersProps = {
  list: ListState;
  compact: boolean;
  onChange: (change: Partial<ListState>) => void;
  onDensity: (compact: boolean) => void;
};

/** What the list is called. */
export function ListTitle() {
  return (
    <h2 id="batches-title" className="mr-auto text-16 font-strong">
      Batches
    </h2>
  );
}

/** What is listed and how closely. All but the density is in the address. */
export function ListFilters({ list, compact, onChange, onDensity }: ListFiltersProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <ListTitle />
      <SortSelect
        columns={Object.values(SORTED)}
        sort={list.sort}
        onSort={(sort) => onChange({ sort })}
        className="lg:hidden"
      />
      <span aria-hidden className="basis-full max-sm:hidden lg:hidden" />
      {/* On a phone the two share a line: what is listed begins that much higher. */}
      <div className="flex w-full gap-2 sm:contents">
        <SearchBox
          label="Search batches"
          placeholder="Search by job title"
          value={list.search}
          onSearch={(search) => onChange({ search })}
        />
        <Popover
          label="Created between"
          trigger={
            <Button
              icon={CalendarDays}
              className={cx(
                // Between fields, and like one.
                'border-border-strong! font-normal! pointer-coarse:text-16!',
                (list.from || list.to) && 'bg-accent-soft!',
              )}
            >
              {list.from || list.to ? 'Dates set' : 'Any date'}
            </Button>
          }
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Field
              label="From"
              type="date"
              max={list.to ?? undefined}
              value={list.from ?? ''}
              onChange={(event) => onChange({ from: event.target.value || null })}
            />
            <Field
              label="To"
              type="date"
              min={list.from ?? undefined}
              value={list.to ?? ''}
              onChange={(event) => onChange({ to: event.target.value || null })}
            />
          </div>
          <Button
            size="sm"
            wide
            className="mt-3"
            disabled={!list.from && !list.to}
            onClick={() => onChange({ from: null, to: null })}
          >
            Any date
          </Button>
        </Popover>
      </div>
      <Select
        label="Status"
        hideLabel
        value={list.status ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          ...BatchStatus.options.map((value) => ({ value, label: STATUS_WORD[value] })),
        ]}
        onChoose={(value) => onChange({ status: BatchStatus.safeParse(value).data ?? null })}
        className="w-36 max-sm:grow"
      />
      <Select
        label="Source"
        hideLabel
        value={list.type ?? ''}
        options={[
          { value: '', label: 'All sources' },
          ...InputType.options.map((value) => ({ value, label: SOURCE_WORD[value] })),
        ]}
        onChoose={(value) => onChange({ type: InputType.safeParse(value).data ?? null })}
        className="w-36 max-sm:grow"
      />
      <IconButton
        label={compact ? 'Roomy rows' : 'Compact rows'}
        icon={compact ? Rows3 : Rows4}
        onClick={() => onDensity(!compact)}
        className="max-lg:hidden"
      />
    </div>
  );
}
