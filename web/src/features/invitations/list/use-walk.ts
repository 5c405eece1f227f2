import { useRef, useState } from 'react';
import { focusRow } from './focus-row';

type WalkPlan = {
  /** The rows as they stand on screen. */
  codes: readonly string[];
  /** Which one the address opens. */
  openCode: string | null;
  onOpen: (code: string) => void;
};

export type Walk = {
  /** The row that keys act on; null where there is none. */
  activeCode: string | null;
  activate: (code: string) => void;
  step: (by: 1 | -1) => void;
};

/** Which row keys act on, and how to go on from there: to the next detail while one is open, else along the rows. */
export function useWalk({ codes, openCode, onOpen }: WalkPlan): Walk {
  const [wanted, setWanted] = useState<string | null>(openCode);
  // The address follows a moment after the key: a second press in that moment counts from where the first one went.
  const at = useRef<string | null>(null);
  at.current = openCode ?? wanted;
  const step = (by: 1 | -1) => {
    const index = at.current === null ? -1 : codes.indexOf(at.current);
    const next = codes[index === -1 ? 0 : index + by];
    if (next === undefined) return;
    at.current = next;
    setWanted(next);
    if (openCode === null) focusRow(next);
    else onOpen(next);
  };
  const known = at.current !== null && codes.includes(at.current) ? at.current : null;
  return { activeCode: known ?? codes[0] ?? null, activate: setWanted, step };
}
