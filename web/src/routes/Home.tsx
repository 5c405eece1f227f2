import { messages } from '@candor/domain/messages';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../paths';
import { useApp, useSessionState } from '../session/app-context';
import { homePathOf } from '../session/home-path';
import { WaitingPage } from '../shell/FullMessage';

/** The parts of the public page that may be linked to. */
const PARTS: readonly string[] = [
  paths.features,
  paths.pricingPart,
  paths.api,
  paths.about,
  paths.contact,
];

/** The front door sends everybody on. An anchor belongs to the public page, also for those who are signed in. */
export function Home() {
  const { session } = useApp();
  const { phase, user, leaving } = useSessionState();
  const { hash, state } = useLocation();
  useEffect(() => {
    if (leaving && !user) session.arrived();
  }, [session, leaving, user]);
  if (PARTS.includes(paths.home + hash)) return <Navigate to={paths.comparison + hash} replace />;
  if (phase === 'loading') return <WaitingPage>{messages.loading}</WaitingPage>;
  // The public page is told why somebody arrives there.
  return <Navigate to={user ? homePathOf(user) : paths.comparison} replace state={state} />;
}
