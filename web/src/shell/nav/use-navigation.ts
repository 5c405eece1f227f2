import { useMemo } from 'react';
import { useIntegrationContext } from '../../ats/integration-context';
import { paths } from '../../paths';
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
  const [{ atsType, jobId, assessmentId }] = useIntegrationContext();
  return useMemo(() => {
    const chosen = {
      job: jobId && paths.atsJob(atsType, jobId),
      assessment: assessmentId && paths.atsAssessment(atsType, assessmentId),
    };
    return navigationFor({ isPartner, onTrial: plan === 'trial', features, chosen });
  }, [isPartner, plan, features, atsType, jobId, assessmentId]);
}
