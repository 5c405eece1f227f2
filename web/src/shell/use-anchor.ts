import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToPart } from '../ui/go-to-part';

/** Goes to the part of the page that the address names, also when the page is opened by the link. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key) return;
    goToPart(document.getElementById(hash.slice(1)));
  }, [hash, key]);
}
