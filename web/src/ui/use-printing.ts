import { useSyncExternalStore } from 'react';

/** True while the page is put on paper: for what draws only what is in sight of a window. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => asked || window.matchMedia('print').matches);
}

/** Between the two events that a browser sends around printing; not every browser tells it by the media as well. */
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
