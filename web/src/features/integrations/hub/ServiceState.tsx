import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { useAnswers } from '../use-integrations';
import { useServiceStatus } from './use-hub';

/** Whether the system currently answers. A failed call counts as unhealthy, too. */
export function ServiceState({ type }: { type: AtsType }) {
  const { data, error, isPending, isFetching, refetch } = useServiceStatus(type);
  const isHealthy = useAnswers(type);
  const name = ATS_NAMES[type];
  return (
    <div role="status" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-13">
      {isPending && <Tag>Asking {name}</Tag>}
      {!isPending && isHealthy && (
        <Tag tone="success" dot>
          {name} is online
        </Tag>
      )}
      {!isPending && !isHealthy && (
        <>
          <Tag tone="warning">Does not answer</Tag>
          <span className="text-pretty text-ink-2">
            {(!error && data?.error_message) || messages.atsUnavailable(name)}
          </span>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      )}
    </div>
  );
}
