import { ListFilter } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { Popover } from '../../../ui/Popover';
import { GroupControl, type ListControlProps, OrderSelect, StatusSelect } from './ListControls';
import { changesOf, USUAL } from './list-state';

/** Status, order and grouping behind one button, so that on a phone the list begins in the first screen. */
export function FoldedFilters({ list, onChange }: ListControlProps) {
  const changes = changesOf(list);
  return (
    <Popover
      label="Filter and order"
      trigger={
        <Button
          icon={ListFilter}
          className={cx('border-border-strong!', changes > 0 && 'bg-accent-soft!')}
        >
          Filter
          {changes > 0 && (
            <span className="num text-accent-ink">
              {changes}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
      }
    >
      <div className="grid gap-3 text-ink">
        <StatusSelect list={list} onChange={onChange} />
        <div>
          <Caption>Order</Caption>
          <OrderSelect list={list} onChange={onChange} />
        </div>
        <div>
          <Caption>Group by</Caption>
          <GroupControl list={list} onChange={onChange} />
        </div>
        <Button wide disabled={changes === 0} onClick={() => onChange(USUAL)}>
          Reset
        </Button>
      </div>
    </Popover>
  );
}

/** Says to the eye what the control's own name says to a screen reader. */
function Caption({ children }: { children: string }) {
  return (
    <p aria-hidden className="mb-1 text-13 font-medium">
      {children}
    </p>
  );
}
