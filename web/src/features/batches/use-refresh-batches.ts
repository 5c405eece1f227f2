import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { useInvalidate } from '../../session/use-call';

/** Refetches everything that shows a batch's start, end or name. */
export function useRefreshBatches(): () => void {
  const invalidate = useInvalidate();
  return () =>
    invalidate(
      ...[batches.list, batches.status, batches.results],
      ...[analytics.dashboard, users.quotaStatus],
    );
}
