import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { terms } from '@candor/domain/api/terms';
import type { BatchJob } from '@candor/domain/model/batch';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { useTellError } from '../../session/use-tell-error';
import { useRefreshBatches } from './use-refresh-batches';

/** What can be done with a batch. Each refreshes what it changes and says when it did not work. */
export function useBatchActions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const tell = useTellError('batch-action');
  const refresh = useRefreshBatches();
  const told = (fallback: string) => (error: unknown) => tell(error, { fallback });

  const cancel = useMutation({
    mutationFn: (job: BatchJob) => api.call(batches.cancel, { params: { id: job.batch_job_id } }),
    onSettled: refresh,
    onError: told('This batch could not be cancelled.'),
  });
  const remove = useMutation({
    mutationFn: (job: BatchJob) => api.call(batches.remove, { params: { id: job.batch_job_id } }),
    // Its own page is on the way out; asking for what was just erased would only be refused.
    onSettled: () => invalidate(batches.list, analytics.dashboard),
    onError: told('This batch could not be deleted.'),
  });
  const rename = useMutation({
    mutationFn: ({ job, title }: { job: BatchJob; title: string }) =>
      api.call(batches.rename, { params: { id: job.batch_job_id }, body: { jobTitle: title } }),
    onSettled: refresh,
  });
  const rescore = useMutation({
    mutationFn: (job: BatchJob) => api.call(terms.rescore, { params: { id: job.batch_job_id } }),
    onSettled: () =>
      invalidate(
        ...[batches.status, batches.results, batches.resultsFull],
        ...[batches.candidate, batches.rubric, terms.ofBatch],
      ),
    onError: told('This batch could not be scored again.'),
  });
  return { cancel, remove, rename, rescore };
}
