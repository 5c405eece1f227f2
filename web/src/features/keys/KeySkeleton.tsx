import { type SkeletonColumn, SkeletonTable } from '../../ui/SkeletonTable';
import { WIDTHS } from './key-widths';

const FIGURE = ['h-3 w-8'];

const COLUMNS: readonly SkeletonColumn[] = [
  { name: 'Name', className: WIDTHS.name, bars: ['h-3 w-36', 'h-2.5 w-64'] },
  { name: 'Key', className: WIDTHS.key, bars: ['h-3 w-20', 'h-2.5 w-14'] },
  { name: 'Calls', className: WIDTHS.calls, end: true, bars: FIGURE },
  { name: 'Candidates', className: WIDTHS.candidates, end: true, bars: FIGURE },
  { name: 'Last used', className: WIDTHS.used, end: true, bars: ['h-3 w-14', 'h-2.5 w-20'] },
  { name: 'Remove', silent: true, className: WIDTHS.remove, end: true, bars: ['size-4'] },
];

/** The keys before they are known. */
export function KeySkeleton() {
  return (
    <SkeletonTable
      label="Loading the API keys"
      columns={COLUMNS}
      rows={3}
      rowHeight="h-27.25 sm:h-23.25 lg:h-14.25"
    />
  );
}
