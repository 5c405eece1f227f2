import { Link } from 'react-router';
import type { ClientError } from '../api/client-error';
import { paths } from '../paths';
import { Button, type ButtonLook, buttonClass } from '../ui/Button';

type ErrorActionProps = { error: ClientError; onRetry: () => void; look?: ButtonLook };

/** The one thing that helps against an error: sign in, upgrade or try again; nothing where none of them would. */
export function ErrorAction({ error, onRetry, look = { size: 'sm' } }: ErrorActionProps) {
  switch (error.action) {
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
    case 'none':
      return null;
  }
}
