import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

/** Long enough for answers that were asked for ahead, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * The document of a page may show a frame that was drawn ahead, and keep the application unseen behind it. Told by every
 * page when it stands: takes the frame away, in the same picture in which the page appears, and one that stayed unseen as well.
 */
export function arrive(): void {
  delete document.documentElement.dataset.frame;
  for (const frame of document.querySelectorAll('[data-frame-of]')) frame.remove();
}

/**
 * Whether a page still waits for the answers that it begins with, unseen behind the frame that stands before it: so nothing
 * moves once it is seen. It waits for the first picture only, and not for long; without a frame it does not wait.
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
 * The same for a page whose answers go on coming while it is drawn. They are asked for above: a component that follows an answer
 * itself is drawn once more, and at one stroke, where it has changed by the end of a drawing in small steps.
 */
export function Arriving({ pending, standIn, children }: ArrivingProps): ReactNode {
  return useHeld(pending) ? standIn : children;
}

/** Whether the frame that was drawn ahead still stands before the application. */
function isFramed(): boolean {
  // The frame itself is drawn where there is no document.
  return typeof document === 'object' && document.documentElement.dataset.frame !== undefined;
}
