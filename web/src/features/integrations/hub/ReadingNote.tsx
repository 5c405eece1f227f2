import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Banner } from '../../../ui/Banner';
import { useNow } from '../../../ui/use-now';

type ReadingNoteProps = {
  type: AtsType;
  answer: { stale: boolean; as_of: string | null; syncing: boolean };
};

/** That a list is being read, or shows earlier data. */
export function ReadingNote({ type, answer: { stale, as_of, syncing } }: ReadingNoteProps) {
  const now = useNow(30_000);
  const name = ATS_NAMES[type];
  if (stale && as_of) {
    return (
      <Banner tone="warning" className="mt-3">
        {name} could not be read. This is what it said {timeAgo(new Date(as_of), now).toLowerCase()}
        .
      </Banner>
    );
  }
  if (!syncing) return null;
  return (
    <p role="status" className="mt-3 text-13 text-ink-3">
      Reading your jobs from {name}…
    </p>
  );
}
