import type { LiveEvent } from '@candor/domain/model/live';
import { useCallback, useEffect, useRef } from 'react';
import { useLiveEvents } from '../../../live/LiveProvider';

/**
 * Decisions made within this time are read together. Long enough for the response to one's own decision, which needs
 * no reading.
 */
const GATHER_MS = 400;

type Known = {
  /** Whether this revision of somebody's decision, or a later one, is on screen. */
  knows: (candidateId: string, revision: number) => boolean;
  /** Whether decisions of this window are in flight: reading now may miss them. */
  isSaving: () => boolean;
  readAgain: () => void;
};

/** Rereads the decisions of a batch after another window, or a program, has made some. Give it stable functions. */
export function useDecidedElsewhere(batchId: string, { knows, isSaving, readAgain }: Known): void {
  const heard = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = useCallback(() => {
    if (isSaving()) {
      timer.current = setTimeout(look, GATHER_MS);
      return;
    }
    timer.current = undefined;
    const news = [...heard.current].some(([id, revision]) => !knows(id, revision));
    heard.current.clear();
    if (news) readAgain();
  }, [knows, isSaving, readAgain]);
  const hear = useCallback(
    (event: LiveEvent) => {
      if (event.type !== 'decided' || event.batch_job_id !== batchId) return;
      heard.current.set(event.candidate_id_internal, event.revision);
      timer.current ??= setTimeout(look, GATHER_MS);
    },
    [batchId, look],
  );
  useLiveEvents(hear);
}
