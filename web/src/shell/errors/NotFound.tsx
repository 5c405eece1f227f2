import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useSessionState } from '../../session/app-context';
import { buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';

/** An address that leads nowhere. */
export function NotFound() {
  const { pathname } = useLocation();
  const signedIn = useSessionState().user !== null;
  return (
    <FullMessage
      title="Page not found"
      actions={
        signedIn ? (
          <>
            <Link to={paths.dashboard} className={buttonClass({ variant: 'primary' })}>
              Go to Dashboard
            </Link>
            <Link to={paths.analytics} className={buttonClass()}>
              Analytics
            </Link>
          </>
        ) : (
          <>
            <Link to={paths.comparison} className={buttonClass({ variant: 'primary' })}>
              To the start page
            </Link>
            <Link to={paths.login} className={buttonClass()}>
              Sign In
            </Link>
          </>
        )
      }
    >
      There is nothing at <code className="font-mono text-ink break-all">{pathname}</code>.
    </FullMessage>
  );
}
