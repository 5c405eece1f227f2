/**
 * Runs when the browser shows this page again as it was left, after its back or forward button: nothing of what happened meanwhile
 * has reached it. Answers how to stop listening.
 */
export function onReturn(page: Window, run: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  page.addEventListener('pageshow', shown);
  return () => page.removeEventListener('pageshow', shown);
}
