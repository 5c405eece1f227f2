import { batches } from '@candor/domain/api/batches';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { useMemo } from 'react';
import { useCall } from '../../session/use-call';
import { labelRequirements } from '../../ui/score/label-requirements';
import { useDebounced } from '../../ui/use-debounced';

/** Waiting this long after the last letter asks once per thought, not once per letter. */
const STILL_MS = 600;

/** What the engine reads out of the job text while it is written. */
export function useJobRequirements(jobText: string) {
  const text = useDebounced(jobText.trim(), STILL_MS);
  const enough = text.length >= JOB_TEXT.min && text.length <= JOB_TEXT.max;
  const answer = useCall(
    batches.jobRequirements,
    { body: { job_description_text: text } },
    {
      enabled: enough,
      placeholderData: (before) => before,
    },
  );
  const requirements = useMemo(
    () => labelRequirements(answer.data?.requirements ?? []),
    [answer.data],
  );
  return { enough, answer, requirements, title: answer.data?.job_title ?? null };
}
