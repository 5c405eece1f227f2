import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useApp } from '../../../session/app-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/**
 * Asks whoever leaves the page with something unsaved on it; the browser asks where the tab itself is left. Signing out
 * is never held up: it may be a session that ended by itself.
 */
export function LeaveQuestion({ unsaved }: { unsaved: boolean }) {
  const { state } = useApp();
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      state.get().leaving === null &&
      state.get().user !== null &&
      // Whoever is on the way to another page may change their mind without being asked again.
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title="Leave without saving?"
      verb="Leave"
      keep="Stay"
      busy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>
        Your profile has changes that are not saved. You find them here again as long as this tab is
        open.
      </p>
    </ConfirmDialog>
  );
}
