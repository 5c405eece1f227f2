import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { Button } from '../../../ui/Button';
import { useOwnTextAgain } from './use-job-text';

type TypedTextNoteProps = {
  type: AtsType;
  jobId: string;
  /** The note is about to go, and what was pressed with it. */
  onGone: () => void;
};

/** Says that a typed text counts, and takes the one of the system again. */
export function TypedTextNote({ type, jobId, onGone }: TypedTextNoteProps) {
  const again = useOwnTextAgain(type, jobId);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-13 text-ink-2">
      Candidates are scored against a text that was typed here.
      <Button
        variant="link"
        size="sm"
        className="-ml-2.5 print:hidden"
        busy={again.isPending}
        onClick={() => again.mutate(undefined, { onSuccess: onGone })}
      >
        Use the text from {ATS_NAMES[type]} again
      </Button>
    </p>
  );
}
