import { messages } from '@candor/domain/messages';
import { type GuardOutcome, guard, type RouteNeeds } from '@candor/domain/rules/guard';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { useGuardInput } from '../../session/use-plan';
import { AppLayout } from '../AppLayout';
import { WaitingPage } from '../FullMessage';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import { GuardFrame } from './GuardFrame';
import { PartnerScreen } from './PartnerScreen';
import { TrialExpiredScreen } from './TrialExpiredScreen';
import { UpgradeScreen } from './UpgradeScreen';

/** Opens the application's frame to those whom the eight steps let in, and shows the first step that does not. */
export function Protected({ needs }: { needs: RouteNeeds }) {
  const outcome = guard(useGuardInput(), needs);
  const location = useLocation();
  const { leaving } = useSessionState();
  if (outcome === 'open') return <AppLayout />;
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

function GuardScreen({
  outcome,
  needs,
}: {
  outcome: Exclude<GuardOutcome, 'open' | 'sign_in'>;
  needs: RouteNeeds;
}) {
  switch (outcome) {
    case 'checking':
      return <WaitingPage>{messages.checkingAuth}</WaitingPage>;
    case 'loading_subscription':
      return <WaitingPage>{messages.loadingSubscription}</WaitingPage>;
    case 'confirm_email':
      return (
        <GuardFrame>
          <ConfirmEmailScreen />
        </GuardFrame>
      );
    case 'trial_expired':
      return (
        <GuardFrame>
          <TrialExpiredScreen />
        </GuardFrame>
      );
    case 'partner_required':
      return (
        <GuardFrame>
          <PartnerScreen />
        </GuardFrame>
      );
    case 'feature_required':
      return (
        <GuardFrame>
          <UpgradeScreen title="Premium Feature" plan="professional" />
        </GuardFrame>
      );
    case 'plan_required':
      return (
        <GuardFrame>
          <UpgradeScreen title="Plan Upgrade Required" plan={needs.plan ?? 'professional'} />
        </GuardFrame>
      );
  }
}
