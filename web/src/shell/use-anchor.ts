import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToPart } from '../ui/go-to-part';
import { stayAtPart } from '../ui/stay-at-part';

/**
 * Goes to the part of the page that the address names, also when the page is opened by the link. A page that is not drawn yet
 * has no such part: then it is gone to once it is `drawn`.
 */
export function useAnchor(drawn = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key || !drawn) return;
    const part = document.getElementById(hash.slice(1));
    if (!part) return;
    goToPart(part);
    return stayAtPart(part);
  }, [hash, key, drawn]);
}
