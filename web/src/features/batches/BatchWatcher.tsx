import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { guard } from '@candor/domain/rules/guard';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useGuardInput } from '../../session/use-plan';
import { notify } from '../../ui/toast';
import { useRecentBatches } from './use-batch-list';

/** Watches the batches of whoever may read them. Draws nothing. */
export function BatchWatcher() {
  return guard(useGuardInput(), {}) === 'open' ? <Watch /> : null;
}

/** Tells when a batch ended while its page is not the one on screen. */
function Watch() {
  const { data } = useRecentBatches();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const running = useRef(new Set<string>());

  useEffect(() => {
    for (const job of data?.jobs ?? []) {
      const wasRunning = running.current.has(job.batch_job_id);
      if (!isFinal(job.status)) running.current.add(job.batch_job_id);
      else if (wasRunning) {
        running.current.delete(job.batch_job_id);
        const onItsPage =
          pathname === paths.analytics &&
          new URLSearchParams(search).get('batchId') === job.batch_job_id;
        if (!onItsPage) announce(job, () => void navigate(paths.batch(job.batch_job_id)));
      }
    }
  }, [data, pathname, search, navigate]);
  return null;
}

function announce(job: BatchJob, open: () => void): void {
  const id = `batch-${job.batch_job_id}`;
  if (job.status === 'completed') {
    const detail = `${job.candidates_charged} of ${job.total_candidates ?? job.processed_candidates} scored.`;
    notify({
      id,
      kind: 'success',
      title: `${job.jobTitle} is scored`,
      detail,
      action: { label: 'Open results', run: open },
    });
  }
  if (job.status === 'failed') {
    const detail = job.error_message ?? undefined;
    notify({
      id,
      kind: 'error',
      title: `${job.jobTitle} failed`,
      detail,
      action: { label: 'Open', run: open },
    });
  }
}
