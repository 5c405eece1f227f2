import { Link } from 'react-router';
import type { ClientError } from '../api/client-error';
import { paths } from '../paths';

/** The way to the plans, behind the sentence of an error that a higher plan cures; nothing behind any other. */
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
