import { batches } from '@candor/domain/api/batches';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../session/app-context';

/** Has the kept text of a candidate scored once more by the server. */
export function useReplay(batchId: string, candidateId: string) {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.call(batches.replay, { params: { id: batchId, cid: candidateId } }),
  });
}
