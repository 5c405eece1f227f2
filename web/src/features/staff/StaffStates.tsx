import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';

const FACTS = [0, 1, 2, 3, 4, 5, 6, 7];
const FIELDS = ['h-8 w-full', 'h-8 w-full', 'h-8 w-full', 'h-5 w-2/3', 'h-8 w-full'];
const CHANGES = ['h-3 w-48', 'h-3 w-40', 'h-3 w-56', 'h-7 w-36'];

/** While one account is read: its facts, its form and its changes, each in the card that it will have. */
export function UserSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the account"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <Card className="grid grid-cols-2 gap-x-6 gap-y-4 px-5 py-4 sm:grid-cols-4">
          {FACTS.map((fact) => (
            <div key={fact} className="flex h-9.5 flex-col justify-center gap-2">
              <Skeleton atOnce className="h-2.5 w-20" />
              <Skeleton atOnce className="h-3 w-28 max-w-full" />
            </div>
          ))}
        </Card>
        <Lines bars={FIELDS} />
      </div>
      <Lines bars={CHANGES} />
    </div>
  );
}

/** A card with a heading and some bars below it. */
function Lines({ bars }: { bars: readonly string[] }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <Skeleton atOnce className="h-4 w-36" />
      {bars.map((bar, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose bars never move
        <Skeleton key={at} atOnce className={cx('max-w-full', bar)} />
      ))}
    </Card>
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
      Nobody matches your search or filters.
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
