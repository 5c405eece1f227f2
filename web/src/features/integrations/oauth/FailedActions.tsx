import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useHelpPaths } from '../../../session/use-help-paths';
import { Button, buttonClass } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';
import { useConnectGreenhouse } from '../use-connect-greenhouse';

/** Remedies if Greenhouse was not connected: retrying, going back, and whom to ask. */
export function FailedActions() {
  const { support } = useHelpPaths();
  const { busy, begin, problem } = useConnectGreenhouse();
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void begin()}>
        Try Again
      </Button>
      <Link to={paths.integrations} className={buttonClass()}>
        Back to Integrations
      </Link>
      <Link to={support} className={buttonClass({ variant: 'quiet' })}>
        Contact support
      </Link>
      {problem && <ProblemLine className="basis-full">{problem}</ProblemLine>}
    </>
  );
}
