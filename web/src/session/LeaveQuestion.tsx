import { type ReactNode, useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useApp } from './app-context';

type LeaveQuestionProps = {
  unsaved: boolean;
  /** What is not saved, and where to find it again. */
  children: ReactNode;
};

/**
 * Asks before a page with unsaved changes is left; the browser asks if the tab itself is closed. Signing out is never
 * held up, because the session may have ended by itself.
 */
export function LeaveQuestion({ unsaved, children }: LeaveQuestionProps) {
  const { state } = useApp();
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      state.get().leaving === null &&
      state.get().user !== null &&
      // Somebody on the way to another page may change their mind without being asked again.
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
      harmless
      busy={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
