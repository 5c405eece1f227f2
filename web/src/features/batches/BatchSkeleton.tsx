import { type SkeletonColumn, SkeletonTable } from '../../ui/SkeletonTable';
import { BatchCardSkeleton } from './BatchCardSkeleton';
import { WIDTHS } from './batch-widths';

const FIGURE = ['h-3 w-8'];

const COLUMNS: readonly SkeletonColumn[] = [
  {
    name: 'Choose',
    silent: true,
    className: WIDTHS.tick,
    bars: ['ml-1 size-4 pointer-coarse:ml-3.5'],
  },
  { name: 'Job', className: WIDTHS.job, bars: ['h-3 w-52', 'h-2.5 w-32'] },
  { name: 'Status', className: WIDTHS.state, bars: ['h-3 w-36'] },
  { name: 'Candidates', className: WIDTHS.candidates, end: true, bars: FIGURE },
  { name: 'Charged', className: WIDTHS.charged, end: true, bars: FIGURE },
  { name: 'Created', className: WIDTHS.created, end: true, bars: ['h-3 w-14'] },
  {
    name: 'Actions',
    silent: true,
    className: WIDTHS.actions,
    end: true,
    bars: ['mr-2 size-4 pointer-coarse:mr-3.5'],
  },
];

type BatchSkeletonProps = { narrow: boolean; compact: boolean };

/** A page of batches before it is known. */
export function BatchSkeleton({ narrow, compact }: BatchSkeletonProps) {
  const label = 'Loading the batches';
  if (narrow) return <BatchCardSkeleton label={label} />;
  const columns = compact
    ? COLUMNS.map((column) => ({ ...column, bars: column.bars.slice(0, 1) }))
    : COLUMNS;
  return (
    <SkeletonTable
      label={label}
      columns={columns}
      rows={6}
      rowHeight={compact ? 'h-9' : 'h-12.25'}
    />
  );
}
