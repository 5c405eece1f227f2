import { useEffect, useRef } from 'react';
import { notify } from '../../../ui/toast';
import type { Review } from './use-review';

/** The mark at the person takes a decision back as well, at any time: the notice need not stay over the page. */
const UNDO_MS = 8000;

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
      ...(review.last.follows !== 'nothing' && {
        action: { label: 'Undo', run: review.undo },
      }),
      stays: UNDO_MS,
    });
  }, [review, paneOpen]);
}
