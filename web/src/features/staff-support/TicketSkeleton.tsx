import { type SkeletonColumn, SkeletonTable } from '../../ui/SkeletonTable';
import { WIDTHS } from './ticket-widths';

const DATE = ['h-3 w-14'];

const COLUMNS: readonly SkeletonColumn[] = [
  { name: 'Ticket', className: WIDTHS.ticket, bars: ['h-3 w-52', 'h-2.5 w-40'] },
  { name: 'Plan', className: WIDTHS.plan, bars: ['h-3 w-16'] },
  { name: 'Type', className: WIDTHS.type, bars: ['h-3 w-14'] },
  { name: 'Last message', className: WIDTHS.message, end: true, bars: DATE },
  { name: 'Opened', className: WIDTHS.opened, end: true, bars: DATE },
];

/** A page of tickets before it is known. */
export function TicketSkeleton() {
  return (
    <SkeletonTable
      label="Loading the tickets"
      columns={COLUMNS}
      rows={6}
      rowHeight="h-24.25 sm:h-13.25"
    />
  );
}
