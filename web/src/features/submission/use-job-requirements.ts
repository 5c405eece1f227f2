import { batches } from '@candor/domain/api/batches';
import type { JobRequirement } from '@candor/domain/model/match';
import { JOB_TEXT } from '@candor/domain/rules/submission';
import { useCall } from '../../session/use-call';
import { useDebounced } from '../../ui/use-debounced';

/** Waiting this long after the last letter asks once per thought, not once per letter. */
const STILL_MS = 600;

/** What the engine reads from the job text while it is written. */
export function useJobRequirements(jobText: string) {
  const now = jobText.trim();
  const text = useDebounced(now, STILL_MS);
  const enough = isReadable(text);
  const answer = useCall(
    batches.jobRequirements,
    { body: { job_description_text: text } },
    {
      enabled: enough,
      placeholderData: (before) => before,
    },
  );
  const reading = isReadable(now) && (answer.isFetching || text !== now);
  const language = answer.data?.language ?? null;
  return { enough, answer, reading, requirements: answer.data?.requirements ?? NONE, language };
}

function isReadable({ length }: string): boolean {
  return length >= JOB_TEXT.min && length <= JOB_TEXT.max;
}

const NONE: readonly JobRequirement[] = [];
