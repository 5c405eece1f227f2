import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { focusRow } from './list/focus-row';
import { useRowFocus } from './list/use-row-focus';

type Walk = {
  /** The people in screen order. */
  ids: readonly string[];
  /** The person named by the URL. */
  candidate: string | null;
  /** Whether somebody opens automatically: if there is room next to the list. */
  openFirst: boolean;
  onCandidate: (id: string | null) => void;
};

/** Who is open, who keys act on, and how to continue from there. */
export function useWalk({ ids, candidate, openFirst, onCandidate }: Walk) {
  const [requirementId, setRequirementId] = useState<string | null>(null);
  const [closed, setClosed] = useState(false);
  const openId = candidate ?? (openFirst && !closed ? (ids[0] ?? null) : null);
  const [activeId, setActiveId] = useState(openId);
  const [shownId, setShownId] = useState(openId);
  // Keys continue from whoever was open, whether a click, a URL or nobody asked for them.
  if (shownId !== openId) {
    setShownId(openId);
    if (openId !== null) setActiveId(openId);
  }
  const standAt = useRowFocus(openId, activeId);
  const { at, goAhead } = useGoingAhead(openId ?? activeId);

  const open = useCallback(
    (id: string, requirement?: string) => {
      goAhead(id);
      setRequirementId(requirement ?? null);
      setActiveId(id);
      onCandidate(id);
    },
    [onCandidate, goAhead],
  );
  const close = () => {
    // From the evidence, the focus moves to the row of its person.
    if (document.activeElement?.closest('[data-pane], dialog')) standAt(openId);
    setClosed(true);
    onCandidate(null);
  };
  /** Who opened by themselves and is being read stays open wherever the list and the window turn. */
  const stay = () => {
    if (candidate === null && openId !== null) onCandidate(openId);
  };
  /** To a person's row, or to their evidence if that is next to the list. */
  const goTo = (id: string) => {
    if (openId === null && !openFirst) {
      goAhead(id);
      setActiveId(id);
      standAt(id);
    } else {
      if (isElsewhere(document.activeElement)) focusRow(id);
      open(id);
    }
  };
  const step = (by: 1 | -1) => {
    const index = at.current === null ? -1 : ids.indexOf(at.current);
    const next = ids[index === -1 ? 0 : index + by];
    if (next !== undefined) goTo(next);
  };
  /** Who comes after the current person; null at the end. */
  const following = () => ids[at.current === null ? 0 : ids.indexOf(at.current) + 1] ?? null;
  return {
    openId,
    requirementId,
    activeId,
    open,
    close,
    stay,
    step,
    goTo,
    following,
    activate: setActiveId,
    current: () => at.current,
  };
}

/** Neither at a row nor in the evidence: there, nobody who listens would hear whom the keys act on now. */
function isElsewhere(focused: Element | null): boolean {
  return !focused?.closest('[data-row], [data-pane], dialog');
}

/**
 * Where keys continue from. The screen follows a moment after the key, and may show people passed on the way: presses
 * in that moment count from where the last one went. Only what is on screen counts: a drawing that React begins anew, as
 * it does when something else is pressed meanwhile, would lead a decision to somebody else.
 */
function useGoingAhead(shown: string | null) {
  const at = useRef(shown);
  const passed = useRef<string[]>([]);
  useLayoutEffect(() => {
    const reached = shown === null ? -1 : passed.current.indexOf(shown);
    passed.current = reached === -1 ? [] : passed.current.slice(reached + 1);
    if (passed.current.length === 0) at.current = shown;
  }, [shown]);
  const goAhead = useCallback((id: string) => {
    at.current = id;
    passed.current.push(id);
  }, []);
  return { at, goAhead };
}
