import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { notify } from '../../ui/toast';

/** Runs the sample: one job and eight candidates, never charged. */
export function useSample() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: () => api.call(batches.sample, {}),
    onSettled: () => invalidate(batches.list, analytics.dashboard),
    onError: (error) => notify({ kind: 'error', title: asClientError(error).message }),
  });
}
