import { useMemo } from 'react';
import { useUser } from '../../session/app-context';
import { useSubscription } from '../../session/use-plan';
import { type Navigation, navigationFor } from './navigation';

/** The navigation of the signed-in person by the plan they have right now. */
export function useNavigation(): Navigation {
  const user = useUser();
  const { data } = useSubscription();
  const plan = data?.plan_type ?? user.plan_info.plan_type;
  const isPartner = user.is_integration_partner;
  const features = data?.features ?? user.plan_info.limits.features;
  return useMemo(
    () => navigationFor({ isPartner, onTrial: plan === 'trial', features }),
    [isPartner, plan, features],
  );
}
