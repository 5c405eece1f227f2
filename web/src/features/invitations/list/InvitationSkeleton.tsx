import { useRef } from 'react';
import { type SkeletonColumn, SkeletonTable } from '../../../ui/SkeletonTable';
import { useLayoutQuery } from '../../../ui/use-layout-query';
import { NARROW } from '../../../ui/use-media-query';
import { useWidth } from '../../../ui/use-width';
import { CardSkeleton } from './CardSkeleton';
import { type Columns, fitColumns } from './fit-columns';
import { WIDTHS } from './invitation-widths';

const LABEL = 'Loading the invitations';

/** A page of invitations before it is known: in the columns or the cards that it will have. */
export function InvitationSkeleton({ grouped }: { grouped: boolean }) {
  const narrow = useLayoutQuery(NARROW);
  const place = useRef<HTMLDivElement>(null);
  const columns = fitColumns(useWidth(place) ?? window.innerWidth);
  return (
    <div ref={place}>
      {narrow ? (
        <CardSkeleton label={LABEL} grouped={grouped} />
      ) : (
        <SkeletonTable
          label={LABEL}
          columns={skeletonColumns(columns)}
          rows={6}
          rowHeight="h-11"
          grouped={grouped}
        />
      )}
    </div>
  );
}

function skeletonColumns(fitting: Columns): SkeletonColumn[] {
  const figure = ['h-3 w-8'];
  const date = ['h-3 w-14'];
  const all: (SkeletonColumn | false)[] = [
    { name: 'Select', silent: true, className: WIDTHS.tick, bars: ['size-4'] },
    { name: 'Candidate', bars: ['h-3 w-36'] },
    { name: 'Status', className: WIDTHS.status, bars: ['h-4 w-16'] },
    { name: 'Milestones', className: WIDTHS.milestones, bars: ['h-3 w-32'] },
    fitting.percent && { name: '%', className: WIDTHS.percent, end: true, bars: figure },
    fitting.latest && { name: 'Latest milestone', className: WIDTHS.latest, bars: ['h-3 w-32'] },
    fitting.points && { name: 'Points', className: WIDTHS.points, end: true, bars: figure },
    fitting.source && { name: 'Source', className: WIDTHS.source, bars: ['h-3 w-16'] },
    fitting.created && { name: 'Created', className: WIDTHS.created, end: true, bars: date },
    { name: 'Last active', className: WIDTHS.active, end: true, bars: date },
  ];
  return all.filter((column) => column !== false);
}
