import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { notify } from '../../ui/toast';

/** What can be done with a batch. Each refreshes what it changes and says when it did not work. */
export function useBatchActions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const refresh = () =>
    invalidate(
      batches.list,
      batches.status,
      analytics.dashboard,
      users.quotaStatus,
      batches.results,
    );
  const told = (fallback: string) => (error: unknown) => {
    const known = asClientError(error);
    notify({
      kind: 'error',
      title: known.code === 'unknown' && known.status === 0 ? fallback : known.message,
    });
  };

  const cancel = useMutation({
    mutationFn: (job: BatchJob) => api.call(batches.cancel, { params: { id: job.batch_job_id } }),
    onSettled: refresh,
    onError: told('This batch could not be cancelled.'),
  });
  const rerun = useMutation({
    mutationFn: (job: BatchJob) => api.call(batches.rerun, { params: { id: job.batch_job_id } }),
    onSettled: refresh,
    // The server's own refusals name the cause; everything else is the one sentence for it.
    onError: (error) => {
      const known = asClientError(error);
      const refused = known.status === 402 || known.status === 409 || known.status === 410;
      notify({ kind: 'error', title: refused ? known.message : messages.rerunFailed });
    },
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
  return { cancel, rerun, remove, rename };
}
