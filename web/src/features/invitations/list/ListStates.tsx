import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/EmptyState';

/** The filters leave nothing. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no_result"
      title="No invitation matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Nothing matches your search or filters.
    </EmptyState>
  );
}

const OUTLINE = ['w-32', 'w-44', 'w-36'];

/** Nobody was invited yet. `create` opens the form. */
export function NobodyInvited({ create }: { create: ReactNode }) {
  return (
    <EmptyState
      outline={
        <div className="rounded-card border border-dashed border-border-strong px-4 py-1">
          {OUTLINE.map((width, index) => (
            <div
              key={width}
              className="flex h-9 items-center gap-4 border-b border-hairline last:border-b-0"
            >
              <span className={`h-2 rounded-chip bg-hover ${width}`} />
              <span className="ml-auto flex gap-1">
                {OUTLINE.map((bar, place) => (
                  <span
                    key={bar}
                    className={`h-1.5 w-4 rounded-[1.5px] ${place < 3 - index ? 'bg-border-strong' : 'bg-hover'}`}
                  />
                ))}
              </span>
            </div>
          ))}
        </div>
      }
      title="Nobody invited yet"
      action={
        <>
          {create}
          <Link to={paths.newAssessment} className={cx(buttonClass(), 'max-sm:w-full')}>
            New assessment
          </Link>
        </>
      }
    >
      An invitation is a link to a skills assessment: your own, or one in your ATS. Candidates need
      no account. You see how far they are, what they answered and when to follow up. Each uses one
      credit.
    </EmptyState>
  );
}
