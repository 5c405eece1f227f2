import { Unplug } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useHelpPaths } from '../../../session/use-help-paths';
import { buttonClass } from '../../../ui/Button';

/** What helps after a connection did not come about. */
export const FAILED_ICON = Unplug;
export const FAILED_TITLE = 'Greenhouse is not connected';

export function FailedActions() {
  const { support } = useHelpPaths();
  return (
    <>
      <Link to={paths.integrations} className={buttonClass({ variant: 'primary' })}>
        Try Again
      </Link>
      <Link to={support} className={buttonClass()}>
        Contact support
      </Link>
    </>
  );
}
