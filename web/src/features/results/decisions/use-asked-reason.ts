import { useState } from 'react';
import type { LastDecision } from './use-review';

type Asked = {
  about: LastDecision | null;
  settled: boolean;
  /** Who has been open since, besides the person it is about. */
  since: readonly string[];
};

/**
 * Whom to ask a reason about, in the pane of the open person; null for nobody. The question stays with the person who
 * came next, and disappears with them: after that it would cover people it is not about. Decisions from before the
 * pane reappeared are not asked about.
 */
export function useAskedReason(
  last: LastDecision | null,
  openId: string,
): { id: string | null; settle: () => void } {
  const [asked, setAsked] = useState<Asked>({ about: last, settled: true, since: [] });
  const settle = () => setAsked({ ...asked, settled: true });
  if (asked.about !== last) setAsked({ about: last, settled: false, since: [] });
  else if (!last?.ids.includes(openId) && !asked.since.includes(openId)) {
    setAsked({ ...asked, since: [...asked.since, openId] });
  }
  const [id = null] = last?.follows === 'reason' ? last.ids : [];
  const isOver = asked.settled || asked.since.length > 1;
  return { id: isOver ? null : id, settle };
}
