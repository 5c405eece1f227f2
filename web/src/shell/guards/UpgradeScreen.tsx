import { type FeatureName, PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { useUser } from '../../session/app-context';
import { FullMessage } from '../FullMessage';
import { featureWords } from './feature-words';
import { LockedFeature } from './LockedFeature';
import { UpgradeActions } from './UpgradeActions';

type UpgradeScreenProps = {
  title: string;
  plan: PlanType;
  /** What is missing, if it is one feature of the plan. */
  feature?: FeatureName | undefined;
};

/** The gate of a page that a higher plan opens. */
export function UpgradeScreen({ title, plan, feature }: UpgradeScreenProps) {
  const user = useUser();
  const words = featureWords(feature);
  if (words) return <LockedFeature title={title} plan={plan} words={words} />;
  return (
    <FullMessage icon={Lock} title={title} actions={<UpgradeActions plan={plan} />}>
      This page is part of {PLANS[plan].name}. You are on {PLANS[user.plan_info.plan_type].name}.
    </FullMessage>
  );
}
