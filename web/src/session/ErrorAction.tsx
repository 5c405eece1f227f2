import { Link, useLocation } from 'react-router';
import type { ClientError } from '../api/client-error';
import { paths } from '../paths';
import { Button, type ButtonLook, buttonClass } from '../ui/Button';
import { useSessionState } from './app-context';

type ErrorActionProps = { error: ClientError; onRetry: () => void; look?: ButtonLook };

/**
 * The one thing that helps against an error: sign in, upgrade, try again or ask; nothing where none of them would. Where the
 * session holds, signing in would not help.
 */
export function ErrorAction({ error, onRetry, look = { size: 'sm' } }: ErrorActionProps) {
  const { pathname } = useLocation();
  const { token, doubted } = useSessionState();
  const isIn = token !== null && !doubted;
  switch (error.action === 'sign_in' && isIn ? 'try_again' : error.action) {
    case 'sign_in':
      return (
        <Link to={paths.login} className={buttonClass(look)}>
          Sign In
        </Link>
      );
    case 'upgrade':
      return (
        <Link to={paths.pricing} className={buttonClass(look)}>
          Upgrade Plan
        </Link>
      );
    case 'try_again':
      return (
        <Button {...look} onClick={onRetry}>
          Try Again
        </Button>
      );
    case 'ask':
      return (
        // The page of support needs a session, and on that page itself it would lead nowhere: the public form takes the
        // message, too.
        <Link
          to={isIn && pathname !== paths.support ? paths.support : paths.contact}
          className={buttonClass(look)}
        >
          Contact support
        </Link>
      );
    case 'none':
      return null;
  }
}
