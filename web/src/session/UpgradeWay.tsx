import { Link } from 'react-router';
import type { ClientError } from '../api/client-error';
import { paths } from '../paths';

/** Link to the plans, after an error message that a higher plan resolves; nothing after any other. */
export function UpgradeWay({ error }: { error: ClientError | null }) {
  if (error?.action !== 'upgrade') return null;
  return (
    <>
      {' '}
      <Link to={paths.pricing} className="font-medium text-accent-ink hover:underline">
        Upgrade Plan
      </Link>
    </>
  );
}
