import { messages } from '@candor/domain/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { useApp, useSessionState } from '../session/app-context';
import { carriedPath } from '../session/carried-path';
import { WaitingPage } from '../shell/FullMessage';

type EntryGateProps = {
  /** Where the page leads those who come here signed in and wanted nothing else. */
  signedInHome?: string;
  children: ReactNode;
};

/** Pages for visitors: signed-in users continue to where they wanted to go. */
export function EntryGate({ signedInHome = paths.home, children }: EntryGateProps) {
  const { session } = useApp();
  const { phase, user, leaving } = useSessionState();
  const { state } = useLocation();
  // Whoever enters on this page goes home from it.
  const [entersHere, setEntersHere] = useState(false);
  if (phase === 'ready' && !user && !entersHere) setEntersHere(true);
  useEffect(() => {
    if (leaving && !user) session.arrived();
  }, [session, leaving, user]);
  if (phase === 'loading') return <WaitingPage>{messages.loading}</WaitingPage>;
  if (user && !leaving) {
    return <Navigate to={carriedPath(state) ?? (entersHere ? paths.home : signedInHome)} replace />;
  }
  return children;
}
