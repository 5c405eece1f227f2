import { batches } from '@candor/domain/api/batches';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../session/app-context';

/** Has the server score the stored text of a candidate once more. */
export function useReplay(batchId: string, candidateId: string) {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.call(batches.replay, { params: { id: batchId, cid: candidateId } }),
  });
}
