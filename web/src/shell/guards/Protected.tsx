import { messages } from '@candor/domain/messages';
import { type GuardOutcome, guard, type RouteNeeds } from '@candor/domain/rules/guard';
import { useDeferredValue, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { useGuardInput } from '../../session/use-plan';
import { onDemand } from '../../ui/on-demand';
import { useParts } from '../../ui/use-parts';
import { AppLayout } from '../AppLayout';
import { LimitedPage, WaitingPage } from '../FullMessage';
import type { GateProps } from './Gate';

/**
 * Opens the application's frame to those whom the eight steps let in, and shows the first step that does not. `bare` opens the page
 * alone.
 */
export function Protected({ needs, bare = false }: { needs: RouteNeeds; bare?: boolean }) {
  const outcome = guard(useGuardInput(), needs);
  const location = useLocation();
  const { leaving } = useSessionState();
  // The frame is drawn in small steps once it may open; it closes at once.
  const opened = useDeferredValue(outcome === 'open');
  if (outcome === 'open' && bare) return <Outlet />;
  if (outcome === 'open')
    return opened ? <AppLayout /> : <WaitingPage>{messages.loadingSubscription}</WaitingPage>;
  if (outcome === 'sign_in') {
    if (leaving) return <WaitingPage>{messages.loading}</WaitingPage>;
    return <ToSignIn from={location.pathname + location.search + location.hash} />;
  }
  return <GuardScreen outcome={outcome} needs={needs} />;
}

/** A state that is another one each time would be another navigation each time, until the sign-in page is loaded. */
function ToSignIn({ from }: { from: string }) {
  const state = useMemo(() => ({ from }), [from]);
  return <Navigate to={paths.login} state={state} replace />;
}

/** Only those who are stopped load what stops them. */
const gates = onDemand(() => import('./Gate'));

type GuardScreenProps = { outcome: Exclude<GuardOutcome, 'open' | 'sign_in'>; needs: RouteNeeds };

function GuardScreen({ outcome, needs }: GuardScreenProps) {
  switch (outcome) {
    case 'checking':
      return <Checking />;
    case 'loading_subscription':
      return <WaitingPage>{messages.loadingSubscription}</WaitingPage>;
    default:
      return <Stopped outcome={outcome} needs={needs} />;
  }
}

function Checking() {
  const { limited } = useSessionState();
  return limited ? (
    <LimitedPage seconds={limited.seconds} />
  ) : (
    <WaitingPage>{messages.checkingAuth}</WaitingPage>
  );
}

function Stopped(props: GateProps) {
  const parts = useParts(gates);
  return parts ? <parts.Gate {...props} /> : <WaitingPage>{messages.loading}</WaitingPage>;
}
