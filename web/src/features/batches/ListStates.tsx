import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

const GHOST = ['w-40', 'w-56', 'w-48'];

/** Filters leave nothing. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no_result"
      title="No batch matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing was found for this search and these filters.
    </EmptyState>
  );
}

/** Nobody has started a batch yet. */
export function NoBatches({ sample }: { sample: ReactNode }) {
  return (
    <EmptyState
      ghost={<Ghost />}
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

function Ghost() {
  return (
    <div className="rounded-card border border-dashed border-border-strong px-4 py-1">
      {GHOST.map((width) => (
        <div
          key={width}
          className="flex h-9 items-center gap-6 border-b border-hairline last:border-b-0"
        >
          <span className={`h-2 rounded-chip bg-hover ${width}`} />
          <span className="ml-auto h-2 w-16 shrink-0 rounded-chip bg-hover" />
        </div>
      ))}
    </div>
  );
}
