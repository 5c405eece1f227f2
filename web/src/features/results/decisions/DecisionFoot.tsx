import type { DecisionKind } from '@candor/domain/model/batch';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { Kbd } from '../../../ui/Kbd';
import { DECISION, DECISIONS } from './decision-words';
import { SetAsideReason } from './SetAsideReason';
import { useAskedReason } from './use-asked-reason';
import type { Review } from './use-review';

type DecisionFootProps = {
  candidateId: string;
  review: Review;
  nameOf: (id: string) => string;
  onDecide: (decision: DecisionKind) => void;
  onNext: (() => void) | null;
};

/** Decision buttons for the open person, the last decision with an undo, and the next person. */
export function DecisionFoot({ candidateId, review, nameOf, onDecide, onNext }: DecisionFootProps) {
  const decided = review.decisionOf(candidateId);
  const byMouse = useRef(false);
  return (
    <div className="relative border-t border-border bg-surface px-4 py-3 2xl:px-6">
      <ReasonAside candidateId={candidateId} review={review} nameOf={nameOf} byMouse={byMouse} />
      <LastLine review={review} />
      <div className="flex flex-wrap items-center gap-2">
        {DECISIONS.map((decision) => {
          const { icon: Icon, verb, key } = DECISION[decision];
          const on = decided === decision;
          return (
            <button
              key={decision}
              type="button"
              aria-pressed={on}
              // A finger would call the keyboard of its screen, which covers what is read.
              onPointerDown={({ pointerType }) => {
                byMouse.current = decision === 'set_aside' && !on && pointerType === 'mouse';
              }}
              onClick={() => onDecide(decision)}
              className={cx(
                'inline-flex h-8 items-center justify-center gap-1.5 rounded-control border px-3 text-13 font-medium whitespace-nowrap transition-colors duration-120 pointer-coarse:h-11 max-2xl:px-2 max-sm:flex-1',
                on
                  ? 'border-accent bg-accent-soft text-accent-ink'
                  : 'border-border bg-surface hover:bg-hover',
              )}
            >
              <Icon
                size={16}
                strokeWidth={1.75}
                fill={on && decision === 'shortlist' ? 'currentColor' : 'none'}
                aria-hidden
              />
              {verb}
              <Kbd>{key}</Kbd>
            </button>
          );
        })}
        {onNext && (
          <Button variant="quiet" onClick={onNext} className="-mr-2 ml-auto max-sm:hidden">
            Next <Kbd>J</Kbd>
          </Button>
        )}
      </div>
    </div>
  );
}

function LastLine({ review }: { review: Review }) {
  // Decisions from before the pane reappeared were announced then, and are not announced again.
  const [before] = useState(review.last);
  const fresh = review.last !== before;
  const words = review.last && sentence(review.last.text);
  return (
    <div className={review.last ? 'mb-2 flex items-center gap-1 text-12' : 'sr-only'}>
      <span role="status" className="min-w-0 truncate text-ink-2">
        {fresh && words}
        {/* The question stands beside it, where nobody who listens would look for one. */}
        {fresh && review.last?.follows === 'reason' && (
          <span className="sr-only"> R leads to the reason.</span>
        )}
      </span>
      {!fresh && words && <span className="min-w-0 truncate text-ink-2">{words}</span>}
      {review.last && review.last.follows !== 'nothing' && (
        <button
          type="button"
          onClick={review.undo}
          className="inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-chip px-1 font-medium text-accent-ink hover:underline"
        >
          Undo <Kbd>Ctrl Z</Kbd>
        </button>
      )}
    </div>
  );
}

/** A reason in one's own words may bring its own full stop. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

type ReasonAsideProps = Pick<DecisionFootProps, 'candidateId' | 'review' | 'nameOf'> & {
  byMouse: RefObject<boolean>;
};

function ReasonAside({ candidateId, review, nameOf, byMouse }: ReasonAsideProps) {
  const { id, settle } = useAskedReason(review.last, candidateId);
  if (id === null) return null;
  return (
    <div className="absolute inset-x-4 bottom-full z-10 mb-2 sm:inset-x-6">
      <SetAsideReason
        key={id}
        name={nameOf(id)}
        takesFocus={byMouse.current}
        onSave={(reason) => {
          review.explain(id, reason);
          settle();
        }}
        onClose={settle}
      />
    </div>
  );
}
