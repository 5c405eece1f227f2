import { guard } from '@candor/domain/rules/guard';
import { paths } from '../paths';
import { useSessionState } from './app-context';
import type { SessionState } from './session-state';

/**
 * Where somebody asks for help, and for a plan that is agreed on. The page of support is behind the guard: whom it would
 * stop, and whoever is not signed in, writes from the public page instead.
 */
export function useHelpPaths(): { support: string; sales: string } {
  return mayOpenSupport(useSessionState())
    ? { support: paths.support, sales: paths.supportSales }
    : { support: paths.contact, sales: paths.contact };
}

function mayOpenSupport({ user }: SessionState): boolean {
  if (!user) return false;
  const { plan_type: plan, trial_expired: trialExpired, limits } = user.plan_info;
  const person = {
    emailConfirmed: user.email_confirmed,
    isOauth: user.is_oauth,
    isPartner: user.is_integration_partner,
    isStaff: user.role === 'support',
    isSuspended: user.suspended,
  };
  const outcome = guard(
    {
      ...{ authLoading: false, person, subscriptionLoading: false },
      plan: { plan, features: limits.features, trialExpired },
    },
    {},
  );
  return outcome === 'open';
}
