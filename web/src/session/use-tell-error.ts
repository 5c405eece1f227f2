import { useNavigate } from 'react-router';
import { asClientError } from '../api/client-error';
import { paths } from '../paths';
import { notify } from '../ui/toast';

/**
 * Says by notice what did not work, with the way to the plans where a higher one helps. For actions whose screen has no
 * place of its own for it. `fallback` is said where nothing is known of the cause; one `id` is said once at a time.
 */
export function useTellError(id: string): (error: unknown, fallback?: string) => void {
  const navigate = useNavigate();
  return (thrown, fallback) => {
    const error = asClientError(thrown);
    const nameless = error.code === 'unknown' && error.status === 0;
    notify({
      id,
      kind: 'error',
      title: (nameless && fallback) || error.message,
      action:
        error.action === 'upgrade'
          ? { label: 'Upgrade Plan', run: () => void navigate(paths.pricing) }
          : undefined,
    });
  };
}
