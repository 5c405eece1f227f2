import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { terms } from '@candor/domain/api/terms';
import { users } from '@candor/domain/api/users';
import type { BatchJob } from '@candor/domain/model/batch';
import { useMutation } from '@tanstack/react-query';
import { asClientError, ClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useChargeCheck } from '../../session/charge-problem';
import { useInvalidate } from '../../session/use-call';
import { useTellError } from '../../session/use-tell-error';

/** What can be done with a batch. Each refreshes what it changes and says when it did not work. */
export function useBatchActions() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const chargeCheck = useChargeCheck();
  const tell = useTellError('batch-action');
  const refresh = () =>
    invalidate(
      batches.list,
      batches.status,
      analytics.dashboard,
      users.quotaStatus,
      batches.results,
    );
  const told = (fallback: string) => (error: unknown) => tell(error, fallback);

  const cancel = useMutation({
    mutationFn: (job: BatchJob) => api.call(batches.cancel, { params: { id: job.batch_job_id } }),
    onSettled: refresh,
    onError: told('This batch could not be cancelled.'),
  });
  const rerun = useMutation({
    mutationFn: async (job: BatchJob) => {
      const problem = chargeCheck(uncharged(job));
      if (problem) throw problem;
      return api.call(batches.rerun, { params: { id: job.batch_job_id } }).catch(refuseRerun);
    },
    onSettled: refresh,
    onError: (error) => tell(error),
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
  return { cancel, rerun, remove, rename, rescore };
}

/** What a second run still has to pay: whom the failed one has charged stays free, and so does the sample. */
function uncharged({ sample, estimated_candidates, candidates_charged }: BatchJob): number {
  return sample ? 0 : Math.max(0, estimated_candidates - candidates_charged);
}

/** The server's own refusals name the cause; everything else is the one sentence for it. */
function refuseRerun(cause: unknown): never {
  const { status } = asClientError(cause);
  if (status === 402 || status === 409 || status === 410) throw cause;
  throw new ClientError({ code: 'rerun_error', status, cause });
}
