import { type SkeletonColumn, SkeletonTable } from '../../ui/SkeletonTable';
import { WIDTHS } from './term-widths';

const COLUMNS: readonly SkeletonColumn[] = [
  {
    name: 'Term',
    className: WIDTHS.term,
    bars: ['h-3 w-36', 'h-2.5 w-16', 'h-2.5 w-40 sm:hidden'],
  },
  { name: 'Also written as', className: WIDTHS.aliases, bars: ['h-3 w-44'] },
  { name: 'Knowing it shows', className: WIDTHS.shows, bars: ['h-3 w-36'] },
  { name: 'Actions', silent: true, className: WIDTHS.actions, end: true, bars: ['h-4 w-12'] },
];

/** The own terms before they are known. */
export function TermSkeleton() {
  return (
    <SkeletonTable
      label="Loading your terms"
      columns={COLUMNS}
      rows={3}
      rowHeight="h-18.25 sm:h-14.25"
    />
  );
}
