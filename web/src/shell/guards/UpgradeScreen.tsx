import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import { buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';

/** The gate of a page that a higher plan opens. */
export function UpgradeScreen({ title, plan }: { title: string; plan: PlanType }) {
  const user = useUser();
  const byContract = plan === 'enterprise';
  return (
    <FullMessage
      icon={Lock}
      title={title}
      actions={
        <>
          <Link
            to={byContract ? paths.contact : paths.pricing}
            className={buttonClass({ variant: 'primary' })}
          >
            {byContract ? 'Contact Sales' : 'Upgrade Plan'}
          </Link>
          <Link to={paths.dashboard} className={buttonClass({ variant: 'quiet' })}>
            Back to the dashboard
          </Link>
        </>
      }
    >
      This page is part of {PLANS[plan].name}. You are on {PLANS[user.plan_info.plan_type].name}.
    </FullMessage>
  );
}
