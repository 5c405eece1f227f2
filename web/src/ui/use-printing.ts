import { useSyncExternalStore } from 'react';

/** True while the page is being printed: for components that render only what the viewport shows. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => asked || window.matchMedia('print').matches);
}

/**
 * Between the two events that a browser sends around printing; not every browser reports it through the media query
 * as well.
 */
let asked = false;

function follow(changed: () => void): () => void {
  const told = (event: Event) => {
    asked = event.type === 'beforeprint';
    changed();
  };
  const media = window.matchMedia('print');
  window.addEventListener('beforeprint', told);
  window.addEventListener('afterprint', told);
  media.addEventListener('change', changed);
  return () => {
    window.removeEventListener('beforeprint', told);
    window.removeEventListener('afterprint', told);
    media.removeEventListener('change', changed);
  };
}
