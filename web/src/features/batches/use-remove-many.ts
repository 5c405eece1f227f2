import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { plural } from '../../ui/format';
import { notify } from '../../ui/toast';

type Removal = { removed: number; failed: { job: BatchJob; error: unknown }[] };

/** Deletes batches one after the other. One that cannot be deleted does not keep the others. */
export function useRemoveMany() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async (jobs: readonly BatchJob[]): Promise<Removal> => {
      const failed: Removal['failed'] = [];
      for (const job of jobs) {
        try {
          await api.call(batches.remove, { params: { id: job.batch_job_id } });
        } catch (error) {
          failed.push({ job, error });
        }
      }
      return { removed: jobs.length - failed.length, failed };
    },
    onSuccess: ({ removed, failed }) => {
      const [first] = failed;
      if (!first) {
        notify({ kind: 'success', title: `${plural(removed, 'batch', 'batches')} deleted` });
        return;
      }
      notify({
        kind: 'error',
        title: `${plural(failed.length, 'batch', 'batches')} could not be deleted`,
        detail: `${first.job.jobTitle}: ${asClientError(first.error).message}`,
      });
    },
    onSettled: () => invalidate(batches.list, analytics.dashboard),
  });
}
