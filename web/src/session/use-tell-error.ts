import { useNavigate } from 'react-router';
import { asClientError, type ClientError, isPlanLimit } from '../api/client-error';
import { paths } from '../paths';
import { type Notice, notify } from '../ui/toast';
import { planLimitNoticeId } from './plan-limit-notice';

type Way = {
  /** The message if nothing is known about the cause. */
  fallback?: string;
  /** Does the same once more; offered where that may help. */
  again?: () => void;
};

/**
 * Announces what failed, with a remedy: a link to sign in or to the plans, or a retry. For actions whose screen has
 * no place of its own for it. One `id` is announced once at a time.
 */
export function useTellError(id: string): (error: unknown, way?: Way) => void {
  const navigate = useNavigate();
  return (thrown, { fallback, again } = {}) => {
    const error = asClientError(thrown);
    const nameless = error.code === 'unknown' && error.status === 0;
    notify({
      id: isPlanLimit(error) ? planLimitNoticeId(error.message) : id,
      kind: 'error',
      title: (nameless && fallback) || error.message,
      action: helpAgainst(error, (path) => void navigate(path), again),
    });
  };
}

function helpAgainst(
  { action }: ClientError,
  open: (path: string) => void,
  again: (() => void) | undefined,
): Notice['action'] {
  if (action === 'sign_in') return { label: 'Sign In', run: () => open(paths.login) };
  if (action === 'upgrade') return { label: 'Upgrade Plan', run: () => open(paths.pricing) };
  if (action === 'try_again' && again) return { label: 'Try Again', run: again };
  return undefined;
}
