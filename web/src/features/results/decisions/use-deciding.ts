import type { DecisionKind } from '@candor/domain/model/batch';
import type { Review } from './use-review';

type Walking = {
  openId: string | null;
  current: () => string | null;
  following: () => string | null;
  open: (id: string) => void;
};

/**
 * Decides about the target of the keys: the selection if there is one, otherwise one person, after whom the next is
 * opened.
 */
export function useDeciding(review: Review, walk: Walking, selected: ReadonlySet<string>) {
  const decideOne = (decision: DecisionKind) => {
    const id = walk.current();
    if (id === null) return;
    const next = walk.following();
    const takesBack = review.decisionOf(id) === decision;
    review.decide([id], decision);
    if (next !== null && !takesBack && walk.openId !== null) walk.open(next);
  };
  const decide = (decision: DecisionKind) => {
    if (selected.size > 0) review.decide([...selected], decision);
    else decideOne(decision);
  };
  return { decide, decideOne };
}
