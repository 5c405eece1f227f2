import { Button } from '../../../../ui/Button';
import { cx } from '../../../../ui/class-names';
import { countWords, UNKNOWN_BEFORE } from './before-words';
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
  const words = countWords({ all: emails.length, before: invited, leftOut });
  const allOut = leftOut === invited;
  return (
    <div
      className={
        words
          ? 'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-sunken py-1.5 pr-1.5 pl-3 max-sm:py-2.5'
          : 'contents'
      }
    >
      {/* There before anything is known, so that what appears in it is spoken. */}
      <p
        role="status"
        className={cx(
          'empty:sr-only',
          words ? 'num flex-1 basis-52 text-13' : 'text-12 text-ink-3',
        )}
      >
        {words || (before.failed && UNKNOWN_BEFORE)}
      </p>
      {words && (
        <Button size="sm" onClick={allOut ? before.bringBack : before.leaveOut}>
          {allOut ? 'Bring them back' : 'Leave them out'}
        </Button>
      )}
    </div>
  );
}
