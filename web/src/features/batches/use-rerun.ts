import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { isFileInput } from '@candor/domain/rules/file-input';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { asClientError, ClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { useChargeCheck, useChargeLock } from '../../session/charge-problem';
import { useTellError } from '../../session/use-tell-error';
import { useRefreshBatches } from './use-refresh-batches';

type Rerun = {
  run: (job: BatchJob) => void;
  isPending: boolean;
  /** Why nothing can be run again now; what offers it is locked and says so. */
  locked: string | null;
};

/** Runs a failed batch again and opens the new one; a refusal is said with what helps against it. */
export function useRerun(): Rerun {
  const { api } = useApp();
  const navigate = useNavigate();
  const chargeCheck = useChargeCheck();
  const locked = useChargeLock();
  const tell = useTellError('batch-action');
  const { mutate, isPending } = useMutation({
    mutationFn: async (job: BatchJob) => {
      const problem = chargeCheck(uncharged(job));
      if (problem) throw problem;
      return api.call(batches.rerun, { params: { id: job.batch_job_id } }).catch(refuse);
    },
    onSettled: useRefreshBatches(),
    // A batch that is no longer there to be run, or whose people a later one has, is not by trying again.
    onError: (error, job) =>
      tell(error, asClientError(error).code === 'conflict' ? {} : { again: () => run(job) }),
  });
  // That a run is asked for shows a moment later: until then a second press would make a second batch.
  const asked = useRef(false);
  const run = (job: BatchJob) => {
    if (asked.current) return;
    asked.current = true;
    mutate(job, {
      onSuccess: (next) => void navigate(paths.batch(next.batch_job_id)),
      onSettled: () => {
        asked.current = false;
      },
    });
  };
  return { run, isPending, locked };
}

/**
 * What a second run has to pay at least: whom the failed one has charged stays free, and so does the sample. A connected
 * source is read anew, so how many are there now is known only then.
 */
function uncharged(job: BatchJob): number {
  const there = isFileInput(job.input_type) ? job.estimated_candidates : 1;
  return job.sample ? 0 : Math.max(0, there - job.candidates_charged);
}

/** The server's own refusals name the cause; everything else is the one sentence for it. */
function refuse(cause: unknown): never {
  const { status } = asClientError(cause);
  if (status >= 400 && status < 500) throw cause;
  throw new ClientError({ code: 'rerun_error', status, cause });
}
