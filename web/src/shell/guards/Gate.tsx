import type { GuardOutcome, RouteNeeds } from '@candor/domain/rules/guard';
import { NotFound } from '../errors/NotFound';
import { ConfirmEmailScreen } from './ConfirmEmailScreen';
import { GuardFrame } from './GuardFrame';
import { PartnerScreen } from './PartnerScreen';
import { SuspendedScreen } from './SuspendedScreen';
import { TrialExpiredScreen } from './TrialExpiredScreen';
import { UpgradeScreen } from './UpgradeScreen';

export type GateProps = {
  outcome: Exclude<GuardOutcome, 'open' | 'sign_in' | 'checking' | 'loading_subscription'>;
  needs: RouteNeeds;
};

/** The page of the guard's step that does not let somebody in. */
export function Gate(props: GateProps) {
  return (
    <GuardFrame>
      <GateScreen {...props} />
    </GuardFrame>
  );
}

function GateScreen({ outcome, needs }: GateProps) {
  switch (outcome) {
    case 'confirm_email':
      return <ConfirmEmailScreen />;
    case 'not_found':
      return <NotFound />;
    case 'suspended':
      return <SuspendedScreen />;
    case 'trial_expired':
      return <TrialExpiredScreen />;
    case 'partner_required':
      return <PartnerScreen needs={needs} />;
    case 'feature_required':
      return <UpgradeScreen title="Premium Feature" plan="professional" feature={needs.feature} />;
    case 'plan_required':
      return <UpgradeScreen title="Plan Upgrade Required" plan={needs.plan ?? 'professional'} />;
  }
}
