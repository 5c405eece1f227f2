import type { DecisionKind } from '@candor/domain/model/batch';
import type { Selection } from '../list/use-selection';
import type { Review } from './use-review';

type Walking = {
  openId: string | null;
  current: () => string | null;
  following: () => string | null;
  open: (id: string) => void;
};

/**
 * Decides about the target of the keys: the selection if there is one, otherwise one person, after whom the next is
 * opened. Of a selection, those whose decision could not be saved stay selected: the same key goes on with them.
 */
export function useDeciding(
  review: Review,
  walk: Walking,
  { selected, deselect }: Pick<Selection, 'selected' | 'deselect'>,
) {
  const decideOne = (decision: DecisionKind) => {
    const id = walk.current();
    if (id === null) return;
    const next = walk.following();
    const takesBack = review.decisionOf(id) === decision;
    void review.decide([id], decision);
    if (next !== null && !takesBack && walk.openId !== null) walk.open(next);
  };
  const decideAll = async (decision: DecisionKind) => {
    const ids = [...selected];
    const left = await review.decide(ids, decision);
    if (left.length > 0) deselect(ids.filter((id) => !left.includes(id)));
  };
  const decide = (decision: DecisionKind) => {
    if (selected.size > 0) void decideAll(decision);
    else decideOne(decision);
  };
  return { decide, decideOne };
}
