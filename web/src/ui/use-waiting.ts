import { useEffect, useState } from 'react';

/** Loading faster than this needs no placeholder, in milliseconds. */
const PATIENCE_MS = 200;
/** A placeholder stays long enough to be recognised as one, in milliseconds. */
const SHOWN_MS = 300;

/** `nothing`: too early for a placeholder. `skeleton`: show it. `done`: show the real thing. */
export type Waiting = 'nothing' | 'skeleton' | 'done';

/** What to show while something is loading, so that nothing flashes. */
export function useWaiting(pending: boolean): Waiting {
  const [waiting, setWaiting] = useState<Waiting>(pending ? 'nothing' : 'done');
  useEffect(() => {
    if (!pending) return;
    setWaiting('nothing');
    const timer = setTimeout(() => setWaiting('skeleton'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  useEffect(() => {
    if (pending || waiting === 'done') return;
    if (waiting === 'nothing') {
      setWaiting('done');
      return;
    }
    const timer = setTimeout(() => setWaiting('done'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [pending, waiting]);
  return waiting;
}
