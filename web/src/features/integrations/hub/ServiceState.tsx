import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { useAnswers } from '../use-integrations';
import { useServiceStatus } from './use-hub';

/** Whether the system currently answers; its card says why not. A failed call counts as unhealthy, too. */
export function ServiceState({ type }: { type: AtsType }) {
  const { isPending, isFetching, refetch } = useServiceStatus(type);
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
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      )}
    </div>
  );
}
