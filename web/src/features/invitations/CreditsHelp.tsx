import { Link } from 'react-router';
import type { ClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { useConfig } from '../../session/use-config';

const LINK = 'font-medium whitespace-nowrap text-ink underline underline-offset-3';

/** Whether something was refused because no invitation credit is left. */
export function lacksCredits(error: ClientError | null): boolean {
  return error?.body?.limit_type === 'invitation_credits';
}

/** What helps where a limit of the plan stands against an invitation: more credits, or another plan. */
export function CreditsHelp({ error }: { error: ClientError | null }) {
  if (error === null || (!lacksCredits(error) && error.action !== 'upgrade')) return null;
  return <MoreCredits />;
}

/** The ways to more credits: buying some where that is possible, and another plan. */
export function MoreCredits() {
  const config = useConfig();
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
      <Link to={paths.pricing} className={LINK}>
        Upgrade Plan
      </Link>
    </>
  );
}
