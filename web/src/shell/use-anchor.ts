import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Goes to the part of the page that the address names, also when the page is opened by the link. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash || !key) return;
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
