import { Link } from 'react-router';
import type { ClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { useConfig } from '../../session/use-config';
import { useQuota } from '../../session/use-plan';

const LINK = 'font-medium whitespace-nowrap text-ink underline underline-offset-3';

/** Whether something was refused because no invitation credit is left. */
function lacksCredits(error: ClientError | null): boolean {
  return error?.body?.limit_type === 'invitation_credits';
}

/** What helps where a limit of the plan stands against an invitation: more credits, or another plan. */
export function CreditsHelp({ error }: { error: ClientError | null }) {
  if (error === null || (!lacksCredits(error) && error.action !== 'upgrade')) return null;
  return <MoreCredits />;
}

/** The ways to more credits: buying some where that is possible, and another plan, or other terms where none is above. */
export function MoreCredits() {
  const config = useConfig();
  const quota = useQuota();
  const isHighest = quota.data?.plan_type === 'enterprise';
  return (
    <>
      {' '}
      {config?.payments && (
        <>
          <Link to={paths.billing} className={LINK}>
            Buy credits
          </Link>{' '}
          or{' '}
        </>
      )}
      <Link to={isHighest ? paths.support : paths.pricing} className={LINK}>
        {isHighest ? 'Contact Sales' : 'Upgrade Plan'}
      </Link>
    </>
  );
}
