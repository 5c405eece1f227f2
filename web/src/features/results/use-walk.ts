import { useCallback, useRef, useState } from 'react';
import { useRowFocus } from './list/use-row-focus';

type Walk = {
  /** The people as they are ordered on screen. */
  ids: readonly string[];
  /** Who the address names. */
  candidate: string | null;
  /** Whether somebody is open without being asked for: where there is room beside the list. */
  openFirst: boolean;
  onCandidate: (id: string | null) => void;
};

/** Who is open, who keys act on, and how to go on from there. */
export function useWalk({ ids, candidate, openFirst, onCandidate }: Walk) {
  const [requirementId, setRequirementId] = useState<string | null>(null);
  const [closed, setClosed] = useState(false);
  const openId = candidate ?? (openFirst && !closed ? (ids[0] ?? null) : null);
  const [activeId, setActiveId] = useState(openId);
  const [shownId, setShownId] = useState(openId);
  // Keys go on from whoever was open, whether a click, an address or nobody asked for them.
  if (shownId !== openId) {
    setShownId(openId);
    if (openId !== null) setActiveId(openId);
  }
  const standAt = useRowFocus(openId, activeId);
  // The address follows a moment after the key: a second press in that moment counts from where the first one went.
  const at = useRef<string | null>(null);
  at.current = openId ?? activeId;

  const open = useCallback(
    (id: string, requirement?: string) => {
      at.current = id;
      setRequirementId(requirement ?? null);
      setActiveId(id);
      onCandidate(id);
    },
    [onCandidate],
  );
  const close = () => {
    // Whoever was in the evidence goes to the row of its person.
    if (document.activeElement?.closest('[data-pane], dialog')) standAt(openId);
    setClosed(true);
    onCandidate(null);
  };
  /** To somebody's row, or to their evidence where that is beside the list. */
  const goTo = (id: string) => {
    if (openId === null && !openFirst) {
      at.current = id;
      setActiveId(id);
      standAt(id);
    } else open(id);
  };
  const step = (by: 1 | -1) => {
    const index = at.current === null ? -1 : ids.indexOf(at.current);
    const next = ids[index === -1 ? 0 : index + by];
    if (next !== undefined) goTo(next);
  };
  /** Who comes after the person that is acted on; null at the end. */
  const following = () => ids[at.current === null ? 0 : ids.indexOf(at.current) + 1] ?? null;
  return {
    openId,
    requirementId,
    activeId,
    open,
    close,
    step,
    goTo,
    following,
    activate: setActiveId,
    current: () => at.current,
  };
}
