import { type SkeletonColumn, SkeletonTable } from '../../ui/SkeletonTable';
import { WIDTHS } from './user-widths';

const COLUMNS: readonly SkeletonColumn[] = [
  { name: 'Account', className: WIDTHS.account, bars: ['h-3 w-52', 'h-2.5 w-32'] },
  { name: 'Plan', className: WIDTHS.plan, bars: ['h-3 w-16'] },
  { name: 'Candidates', className: WIDTHS.candidates, end: true, bars: ['h-3 w-16'] },
  { name: 'Last seen', className: WIDTHS.seen, end: true, bars: ['h-3 w-14'] },
  { name: 'Since', className: WIDTHS.since, end: true, bars: ['h-3 w-20'] },
];

/** A page of accounts before it is known. */
export function UserSkeleton() {
  return (
    <SkeletonTable
      label="Loading the accounts"
      columns={COLUMNS}
      rows={8}
      rowHeight="h-18.25 sm:h-13.25"
    />
  );
}
