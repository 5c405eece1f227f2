import { Link } from 'react-router';
import { paths } from '../../paths';
import { ThreadSkeleton } from '../../tickets/ThreadSkeleton';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';

/** While one ticket is read. */
export function TicketSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
      <ThreadSkeleton className="h-96 rounded-card border border-border p-5" />
      <Skeleton atOnce className="h-64 w-full rounded-card" />
    </div>
  );
}

/** Nobody has asked for anything yet. */
export function NoTickets() {
  return <EmptyState title="No tickets yet">Questions to support are listed here.</EmptyState>;
}

/** Search and filters leave nothing. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no_result"
      title="No ticket matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing matches your search or filters.
    </EmptyState>
  );
}

/** An address of a ticket that never was, or whose account was erased. */
export function NoSuchTicket() {
  return (
    <EmptyState
      kind="no_result"
      title="No such ticket"
      action={
        <Link to={paths.staffSupport} className={buttonClass({ variant: 'primary' })}>
          All tickets
        </Link>
      }
    >
      Its account was erased, or its address is incomplete.
    </EmptyState>
  );
}
