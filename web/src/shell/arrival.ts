import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

/** Long enough for prefetched responses, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * The document of a page may show a prerendered frame, and keep the application hidden behind it. Called by every
 * page when it is ready: removes the frame in the same paint in which the page appears, and a hidden one as well.
 */
export function arrive(): void {
  delete document.documentElement.dataset.frame;
  for (const frame of document.querySelectorAll('[data-frame-of]')) frame.remove();
}

/**
 * Whether a page still waits for its first responses, hidden behind the frame in front of it, so that nothing moves
 * once it is visible. It waits for the first paint only, and not for long; without a frame it does not wait.
 */
export function useHeld(pending: boolean): boolean {
  const [patient, setPatient] = useState(isFramed);
  useEffect(() => {
    if (!patient) return;
    const timer = setTimeout(() => setPatient(false), pending ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [patient, pending]);
  const held = patient && pending;
  // Drawn in small steps: the first drawing of a page is long, and answers and keys come in between.
  const later = useDeferredValue(held);
  return held || later;
}

type ArrivingProps = { pending: boolean; standIn: ReactNode; children: ReactNode };

/**
 * The same for a page whose responses keep arriving while it renders. They are requested above: a component that
 * subscribes to a response itself is rendered again, in one go, if it has changed by the end of a concurrent render.
 */
export function Arriving({ pending, standIn, children }: ArrivingProps): ReactNode {
  return useHeld(pending) ? standIn : children;
}

/** Whether the frame that was drawn ahead still stands before the application. */
function isFramed(): boolean {
  // The frame itself is drawn where there is no document.
  return typeof document === 'object' && document.documentElement.dataset.frame !== undefined;
}
