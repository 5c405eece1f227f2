import { useEffect } from 'react';
import { type Address, type Place, readPlace, resumeAt, searchOf } from '../place';

/** Where somebody is by the address of the page, which names the place as soon as there is one. */
export function usePlace(
  { search, go }: Address,
  steps: readonly { id: string; done: boolean }[],
): { place: Place; goTo: (place: Place) => void } {
  const named = readPlace(search, steps);
  const place = named ?? resumeAt(steps);
  const missing = named === null ? searchOf(place) : null;
  useEffect(() => {
    if (missing !== null) go(missing, 'replace');
  }, [missing, go]);
  return { place, goTo: (next) => go(searchOf(next), 'push') };
}
