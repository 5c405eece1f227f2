import { useEffect, useState } from 'react';

/** Long enough after the first paint that nothing on the page waits for it, in milliseconds. */
const FETCH_AFTER_MS = 1500;

/** A phone has no keys to open it with in an instant, and pays for what it loads. */
const HAS_KEYS = '(any-pointer: fine)';

/**
 * A part of the application that is fetched while idle (not on a phone), or at once if it is `wanted` earlier; null
 * until loaded. Unlike a lazy component it is then rendered in the same turn as the key press that asks for it.
 */
export function usePart<Part>(fetch: () => Promise<Part>, wanted: boolean): Part | null {
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (part || !(wanted || window.matchMedia(HAS_KEYS).matches)) return;
    let here = true;
    const timer = setTimeout(
      () => {
        fetch().then(
          (is) => here && setPart({ is }),
          (error: unknown) => here && wanted && setFailure({ error }),
        );
      },
      wanted ? 0 : FETCH_AFTER_MS,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [fetch, wanted, part]);
  // A part that cannot be loaded belongs to a newer version: the error page knows what to do.
  if (failure) throw failure.error;
  return part?.is ?? null;
}
