import { useRef } from 'react';
import { type SkeletonColumn, SkeletonTable } from '../../../ui/SkeletonTable';
import { useWidth } from '../../../ui/use-width';
import { type Columns, fitColumns } from './fit-columns';
import { WIDTHS } from './report-widths';

/** The candidates of a job before they are known, in the columns that there is room for. */
export function CandidateSkeleton() {
  const place = useRef<HTMLDivElement>(null);
  const columns = fitColumns(useWidth(place) ?? window.innerWidth);
  return (
    <div ref={place}>
      <SkeletonTable
        label="Loading the candidates"
        columns={skeletonColumns(columns)}
        rows={6}
        rowHeight="h-11"
      />
    </div>
  );
}

function skeletonColumns({ rank, stage, assessed }: Columns): SkeletonColumn[] {
  const all: (SkeletonColumn | false)[] = [
    rank && { name: '#', className: WIDTHS.rank, end: true, bars: ['h-3 w-4'] },
    { name: 'Candidate', className: rank ? undefined : WIDTHS.first, bars: ['h-3 w-36'] },
    { name: 'Match', className: WIDTHS.match, bars: ['h-4 w-24'] },
    stage && { name: 'Stage', className: WIDTHS.stage, bars: ['h-3 w-28'] },
    assessed && { name: 'Assessed', className: WIDTHS.assessed, end: true, bars: ['h-3 w-20'] },
  ];
  return all.filter((column) => column !== false);
}
