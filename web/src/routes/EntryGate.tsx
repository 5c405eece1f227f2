import { messages } from '@candor/domain/messages';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { useApp, useSessionState } from '../session/app-context';
import { carriedPath } from '../session/carried-path';
import { WaitingPage } from '../shell/FullMessage';

/** Pages for visitors: signed-in users continue to where they wanted to go. */
export function EntryGate({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const { phase, user, leaving } = useSessionState();
  const { state } = useLocation();
  useEffect(() => {
    if (leaving && !user) session.arrived();
  }, [session, leaving, user]);
  if (phase === 'loading') return <WaitingPage>{messages.loading}</WaitingPage>;
  if (user && !leaving) return <Navigate to={carriedPath(state) ?? paths.home} replace />;
  return children;
}
