import { useSearchParams } from 'react-router';
import { FAILED_ICON, FAILED_TITLE, FailedActions } from '../features/integrations/oauth/Failed';
import { returnSentence } from '../features/integrations/oauth/return-words';
import { FullMessage } from '../shell/FullMessage';

/** /integrations/greenhouse/oauth/error: why Greenhouse was not connected. */
export function Component() {
  const [query] = useSearchParams();
  return (
    <main>
      <FullMessage icon={FAILED_ICON} title={FAILED_TITLE} actions={<FailedActions />}>
        {returnSentence(query.get('reason'))}
      </FullMessage>
    </main>
  );
}
