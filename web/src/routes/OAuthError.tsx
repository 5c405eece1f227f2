import { Unplug } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FailedActions } from '../features/integrations/oauth/FailedActions';
import { returnSentence } from '../features/integrations/oauth/return-words';
import { BareFrame } from '../shell/BareFrame';
import { FullMessage } from '../shell/FullMessage';

/** /integrations/greenhouse/oauth/error: why Greenhouse was not connected. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <BareFrame>
      <FullMessage icon={Unplug} title="Greenhouse is not connected" actions={<FailedActions />}>
        {returnSentence(query.get('reason'))}
      </FullMessage>
    </BareFrame>
  );
}
