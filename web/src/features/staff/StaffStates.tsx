import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';

const ROWS = ['w-56', 'w-40', 'w-48', 'w-60', 'w-44', 'w-52', 'w-36', 'w-48'];

/** While the accounts are read for the first time. */
export function UsersSkeleton() {
  return (
    <div role="status" aria-label="Loading the accounts" className="pt-2">
      {ROWS.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose lines never move
        <div key={at} className="flex h-14 items-center gap-6 border-b border-hairline">
          <span className="flex-1">
            <Skeleton atOnce className={`h-3 ${width}`} />
          </span>
          <Skeleton atOnce className="hidden h-3 w-20 sm:block" />
          <Skeleton atOnce className="hidden h-3 w-20 md:block" />
        </div>
      ))}
    </div>
  );
}

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
