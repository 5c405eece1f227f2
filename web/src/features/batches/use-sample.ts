import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { useTellError } from '../../session/use-tell-error';

/** Runs the sample: one job and eight candidates, never charged. */
export function useSample() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const tell = useTellError('sample');
  return useMutation({
    mutationFn: () => api.call(batches.sample, {}),
    onSettled: () => invalidate(batches.list, analytics.dashboard),
    onError: (error) => tell(error),
  });
}
