import { reviews } from '@candor/domain/api/reviews';
import type { Opinion, SharedCandidate } from '@candor/domain/model/review';
import { useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';

type OpinionPlan = {
  token: string;
  candidate: SharedCandidate;
  /** Called with what is now stored; null if it was removed. */
  onSaved: (candidateId: string, opinion: Opinion | null) => void;
};

export type GivenOpinion = {
  /** As last chosen, whether or not it is stored yet. */
  opinion: Opinion | null;
  state: 'still' | 'sending' | 'saved' | ClientError;
  /** Chooses an opinion; choosing the same one again takes it back. */
  choose: (opinion: Opinion) => void;
};

/** What a reader thinks of somebody: shown at once, and what is stored again if it could not be sent. */
export function useOpinion({ token, candidate, onSaved }: OpinionPlan): GivenOpinion {
  const { api } = useApp();
  const { candidate_id_internal: cid } = candidate;
  const [opinion, setOpinion] = useState(candidate.opinion);
  const [state, setState] = useState<GivenOpinion['state']>('still');
  const stored = useRef(candidate.opinion);
  const wanted = useRef(candidate.opinion);
  const sending = useRef(false);

  // One after the other: two under way at once could arrive in the wrong order.
  const sendWanted = async () => {
    const next = wanted.current;
    // Whoever taps last may close the page at once.
    await api.call(reviews.opinion, {
      params: { token, cid },
      body: { opinion: next },
      outlives: true,
    });
    stored.current = next;
    onSaved(cid, next);
    if (wanted.current !== next) await sendWanted();
  };
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await sendWanted();
      setState('saved');
    } catch (thrown) {
      wanted.current = stored.current;
      setOpinion(stored.current);
      setState(asClientError(thrown));
    } finally {
      sending.current = false;
    }
  };
  return {
    opinion,
    state,
    choose: (value) => {
      wanted.current = value === wanted.current ? null : value;
      setOpinion(wanted.current);
      setState('sending');
      void send();
    },
  };
}
