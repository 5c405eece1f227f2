import { Button } from '../../../../ui/Button';
import { countWords, spokenWords, UNKNOWN_BEFORE } from './before-words';
import type { Before } from './use-before';

type BeforeNoteProps = {
  before: Before;
  /** The address of each person of the form; null where there is none. */
  emails: readonly (string | null)[];
};

/** How many people of a list were invited before, with the way to leave them out and to bring them back. */
export function BeforeNote({ before, emails }: BeforeNoteProps) {
  const leftOut = emails.filter(before.leavesOut).length;
  const invited = emails.filter((email) => before.of(email) || before.leavesOut(email)).length;
  const counts = { all: emails.length, before: invited, leftOut };
  const allOut = leftOut === invited;
  return (
    <>
      {/* There before anything is known, so that what appears in it is spoken. */}
      <p
        role="status"
        className={invited === 0 && before.failed ? 'text-12 text-ink-3' : 'sr-only'}
      >
        {invited > 0 ? spokenWords(counts) : before.failed && UNKNOWN_BEFORE}
      </p>
      {invited > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-sunken py-1.5 pr-1.5 pl-3 max-sm:py-2.5">
          <p className="num flex-1 basis-52 text-13">{countWords(counts)}</p>
          <Button size="sm" onClick={allOut ? before.bringBack : before.leaveOut}>
            {allOut ? 'Bring them back' : 'Leave them out'}
          </Button>
        </div>
      )}
    </>
  );
}
