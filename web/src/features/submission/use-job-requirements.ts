import { batches } from '@candor/domain/api/batches';
import type { JobRequirement } from '@candor/domain/model/match';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { useCall } from '../../session/use-call';
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
  const reading = answer.isFetching || text !== jobText.trim();
  return { enough, answer, reading, requirements: answer.data?.requirements ?? NONE };
}

const NONE: readonly JobRequirement[] = [];
