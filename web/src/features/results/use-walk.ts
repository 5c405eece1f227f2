import { useCallback, useRef, useState } from 'react';

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
  const [activeId, setActiveId] = useState<string | null>(candidate);
  const [closed, setClosed] = useState(false);
  const openId = candidate ?? (openFirst && !closed ? (ids[0] ?? null) : null);
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
  const close = useCallback(() => {
    setClosed(true);
    onCandidate(null);
  }, [onCandidate]);
  const step = (by: 1 | -1) => {
    const index = at.current === null ? -1 : ids.indexOf(at.current);
    const next = ids[index === -1 ? 0 : index + by];
    if (next === undefined) return;
    if (openId === null && !openFirst) {
      at.current = next;
      setActiveId(next);
    } else open(next);
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
    following,
    activate: setActiveId,
    current: () => at.current,
  };
}
