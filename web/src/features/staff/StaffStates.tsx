import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';

/** While one account is read. */
export function UserSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the account"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div className="flex flex-col gap-6">
        <Skeleton atOnce className="h-44 w-full rounded-card" />
        <Skeleton atOnce className="h-96 w-full rounded-card" />
      </div>
      <Skeleton atOnce className="h-64 w-full rounded-card" />
    </div>
  );
}

/** Search and filters leave nobody. */
export function NobodyMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no_result"
      title="No account matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nobody matches this search and these filters.
    </EmptyState>
  );
}

/** An address of an account that never was, or was erased. */
export function NoSuchUser() {
  return (
    <EmptyState
      kind="no_result"
      title="No such account"
      action={
        <Link to={paths.staff} className={buttonClass({ variant: 'primary' })}>
          All accounts
        </Link>
      }
    >
      It was erased, or its address is incomplete.
    </EmptyState>
  );
}
