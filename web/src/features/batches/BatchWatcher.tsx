import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { guard } from '@candor/domain/rules/guard';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../session/use-call';
import { useGuardInput } from '../../session/use-plan';
import { useRecentBatches } from './use-batch-list';

type BatchWatcherProps = {
  /** Told once about each batch that ends while the application is open. Give it a stable function. */
  onEnded: (job: BatchJob) => void;
};

/** Watches the user's batches, and has their summaries reread when one ends. Renders nothing. */
export function BatchWatcher(props: BatchWatcherProps) {
  return guard(useGuardInput(), {}) === 'open' ? <Watch {...props} /> : null;
}

function Watch({ onEnded }: BatchWatcherProps) {
  const { data } = useRecentBatches();
  const invalidate = useInvalidate();
  const running = useRef(new Set<string>());
  useEffect(() => {
    for (const job of data?.jobs ?? []) {
      const wasRunning = running.current.has(job.batch_job_id);
      if (!isFinal(job.status)) running.current.add(job.batch_job_id);
      else if (wasRunning) {
        running.current.delete(job.batch_job_id);
        void invalidate(analytics.dashboard, users.quotaStatus);
        onEnded(job);
      }
    }
  }, [data, onEnded, invalidate]);
  return null;
}
