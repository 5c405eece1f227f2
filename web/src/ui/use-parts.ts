import { useEffect, useState } from 'react';
import type { OnDemandParts } from './on-demand';

/**
 * Parts needed as soon as the caller is mounted; null until loaded. Parts fetched before are there in the first
 * render. Throws what prevents them from being fetched: the error page knows what to do.
 */
export function useParts<Parts>(parts: OnDemandParts<Parts>): Parts | null {
  const [here, setHere] = useState(parts.get);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (here) return;
    let wanted = true;
    parts.load().then(
      (arrived) => wanted && setHere(() => arrived),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [parts, here]);
  if (failure) throw failure.error;
  return here;
}
