import { Link } from 'react-router';
import { paths } from '../../paths';
import { useSubscription } from '../../session/use-plan';
import { Button, buttonClass } from '../../ui/Button';
import { formatDay } from '../../ui/format';
import { FullMessage } from '../FullMessage';
import { useLogout } from '../use-logout';

/** The gate after the trial. Nothing is deleted; billing stays open. */
export function TrialExpiredScreen() {
  const ended = useSubscription().data?.trial_ends_at;
  const { busy, logout } = useLogout();
  return (
    <FullMessage
      title="Trial Period Expired"
      actions={
        <>
          <Link to={paths.billing} className={buttonClass({ variant: 'primary' })}>
            Go to billing
          </Link>
          <Link to={paths.pricing} className={buttonClass()}>
            Compare plans
          </Link>
        </>
      }
      foot={
        <Button variant="link" size="sm" busy={busy} onClick={logout}>
          Logout
        </Button>
      }
    >
      {ended ? `Your trial ended on ${formatDay(ended)}.` : 'Your trial has ended.'} Your jobs,
      results and files are kept. A plan opens them again.
    </FullMessage>
  );
}
