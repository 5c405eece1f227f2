import { guard } from '@candor/domain/rules/guard';
import { paths } from '../paths';
import { useSessionState } from './app-context';
import { personOf } from './person-of';
import type { SessionState } from './session-state';

/**
 * Where to ask for help, and for a plan agreed with sales. The support page is behind the guard: users whom it would
 * stop, and visitors, use the public page instead.
 */
export function useHelpPaths(): { support: string; sales: string } {
  return mayOpenSupport(useSessionState())
    ? { support: paths.support, sales: paths.supportSales }
    : { support: paths.contact, sales: paths.contact };
}

function mayOpenSupport({ user }: SessionState): boolean {
  if (!user) return false;
  const { plan_type: plan, trial_expired: trialExpired, limits } = user.plan_info;
  const known = { authLoading: false, subscriptionLoading: false, person: personOf(user) };
  return (
    guard({ ...known, plan: { plan, features: limits.features, trialExpired } }, {}) === 'open'
  );
}
