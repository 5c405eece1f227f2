import type { DecisionKind } from '@candor/domain/model/batch';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names';
import { DECISION } from './decision-words';
import { type Side, useSwipe } from './use-swipe';

type SwipeToDecideProps = {
  decision: DecisionKind | null;
  onDecide: (decision: DecisionKind) => void;
  children: ReactNode;
};

const DECIDES: Record<Side, DecisionKind> = { right: 'shortlist', left: 'set_aside' };

/**
 * Lets a thumb decide: right for the shortlist, left to set aside. The buttons inside do the same for everybody who
 * does not swipe.
 */
export function SwipeToDecide({ decision, onDecide, children }: SwipeToDecideProps) {
  const { pull, handlers } = useSwipe((side) => {
    // Repeating a decision would undo it, which no swipe means.
    if (DECIDES[side] !== decision) onDecide(DECIDES[side]);
  });
  return (
    <>
      <div {...handlers} className="touch-pan-y touch-pinch-zoom">
        {children}
      </div>
      {pull && <Pull {...pull} />}
    </>
  );
}

/** What lifting the finger would do; filled once it would. */
function Pull({ side, far }: { side: Side; far: boolean }) {
  const { icon: Icon, verb } = DECISION[DECIDES[side]];
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-y-0 my-auto flex h-9 items-center gap-2 rounded-full border px-3.5 text-13 font-medium',
        side === 'right' ? 'left-0' : 'right-0',
        far ? 'border-ink bg-ink text-on-ink' : 'border-border bg-surface text-ink-2',
      )}
    >
      <Icon size={16} strokeWidth={1.75} />
      {verb}
    </span>
  );
}
