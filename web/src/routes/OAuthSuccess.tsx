import { CircleCheck, Unplug } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { FailedActions } from '../features/integrations/oauth/FailedActions';
import { useConfirmReturn } from '../features/integrations/oauth/use-confirm-return';
import { paths } from '../paths';
import { BareFrame } from '../shell/BareFrame';
import { FullMessage, WaitingPage } from '../shell/FullMessage';
import { buttonClass } from '../ui/Button';

/** Long enough to read that it succeeded. */
const GOES_ON_MS = 3_000;

/** /integrations/greenhouse/oauth/success: submits the ticket from Greenhouse's callback, and continues. */
export function Component() {
  const { outcome, problem } = useConfirmReturn();
  const navigate = useNavigate();
  useEffect(() => {
    if (outcome !== 'connected') return;
    const going = setTimeout(() => navigate(paths.integrations, { replace: true }), GOES_ON_MS);
    return () => clearTimeout(going);
  }, [outcome, navigate]);
  if (outcome === 'working') return <WaitingPage>Connecting Greenhouse…</WaitingPage>;
  if (outcome === 'failed') {
    return (
      <BareFrame>
        <FullMessage icon={Unplug} title="Greenhouse is not connected" actions={<FailedActions />}>
          {problem}
        </FullMessage>
      </BareFrame>
    );
  }
  return (
    <BareFrame>
      <FullMessage
        icon={CircleCheck}
        title="Greenhouse is connected."
        actions={
          <Link to={paths.integrations} className={buttonClass({ variant: 'primary' })}>
            Go to Integrations
          </Link>
        }
      >
        Its jobs and candidates are being read. You are taken to Integrations in a moment.
      </FullMessage>
    </BareFrame>
  );
}
