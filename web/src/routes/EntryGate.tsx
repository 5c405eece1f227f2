import { messages } from '@candor/domain/messages';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { useApp, useSessionState } from '../session/app-context';
import { carriedPath } from '../session/carried-path';
import { WaitingPage } from '../shell/FullMessage';

type EntryGateProps = {
  /** Where the page leads those who are signed in and wanted nothing else. */
  onward?: string;
  children: ReactNode;
};

/** Pages for visitors: signed-in users continue to where they wanted to go. */
export function EntryGate({ onward = paths.home, children }: EntryGateProps) {
  const { session } = useApp();
  const { phase, user, leaving } = useSessionState();
  const { state } = useLocation();
  useEffect(() => {
    if (leaving && !user) session.arrived();
  }, [session, leaving, user]);
  if (phase === 'loading') return <WaitingPage>{messages.loading}</WaitingPage>;
  if (user && !leaving) return <Navigate to={carriedPath(state) ?? onward} replace />;
  return children;
}
