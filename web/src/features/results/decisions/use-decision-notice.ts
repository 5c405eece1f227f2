import { useEffect, useRef } from 'react';
import { notify } from '../../../ui/toast';
import type { Review } from './use-review';

/**
 * Announces a decision where no pane does, with an undo. Next to an open pane it stays silent: the line in the pane's
 * foot says the same, and a notice would cover the next person's score.
 */
export function useDecisionNotice(review: Review, paneOpen: boolean): void {
  const told = useRef(review.last);
  useEffect(() => {
    if (review.last === told.current) return;
    told.current = review.last;
    if (!review.last || paneOpen) return;
    notify({
      kind: 'success',
      id: 'decision',
      title: `${review.last.text}.`,
      action: { label: 'Undo', run: review.undo },
    });
  }, [review, paneOpen]);
}
