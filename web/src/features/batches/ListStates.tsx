import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListOutline } from '../../ui/ListOutline';

/** Filters leave nothing. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no_result"
      title="No batch matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing matches your search or filters.
    </EmptyState>
  );
}

/** Nobody has started a batch yet. */
export function NoBatches({ sample }: { sample: ReactNode }) {
  return (
    <EmptyState
      outline={<ListOutline />}
      title="No batches yet"
      action={
        <>
          <Link to={paths.dashboard} className={buttonClass({ variant: 'primary' })}>
            Start a batch
          </Link>
          {sample}
        </>
      }
    >
      Every job that you score candidates against appears here.
    </EmptyState>
  );
}
