import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import type { RubricLine } from '@candor/domain/model/rubric';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../session/app-context';
import { useCall, useInvalidate } from '../../session/use-call';

type Save = { lines: RubricLine[]; revision: number | undefined };

/** The rubric of a batch with its versions, and the way to save another one over the revision that was seen. */
export function useRubric(batchId: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const rubric = useCall(batches.rubric, { params: { id: batchId } });
  const save = useMutation({
    mutationFn: ({ lines, revision }: Save) =>
      api.call(batches.saveRubric, { params: { id: batchId }, body: { lines }, revision }),
    // A refusal means that the rubric is another one by now: it is read again either way.
    onSettled: () =>
      invalidate(
        batches.rubric,
        batches.results,
        batches.resultsFull,
        batches.candidate,
        batches.status,
        batches.list,
        analytics.dashboard,
      ),
  });
  return { rubric, save };
}
