import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';
import { ProblemLine } from '../../../ui/ProblemLine';
import { wordsOf } from '../form/bring-back';
import { totalsOf } from '../form/totals';
import { totalWords } from '../total-words';
import type { Builder } from './use-builder';

type SaveBarProps = {
  builder: Builder;
  /** What gives up a new one. */
  startOver: ReactNode;
};

/** The totals, what can be restored, and the save button. It stays in view. */
export function SaveBar({ builder, startOver }: SaveBarProps) {
  const { form, removed, problems, unsaved, sending, discard } = builder;
  const last = removed.at(-1);
  const toFix = Object.keys(problems).length;
  const isNew = builder.id === null;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 border-t border-border bg-bg px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
      {last && (
        <p className="mb-2 flex items-center gap-3 text-13">
          <span role="status" className="min-w-0 wrap-anywhere max-sm:flex-1">
            {wordsOf(last)}
          </span>
          <Button size="sm" icon={Undo2} data-undo onClick={builder.undo}>
            Undo
          </Button>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="num text-13 text-ink-2 max-sm:hidden">{totalWords(totalsOf(form))}</p>
        <div role="status" className="text-13 text-ink-3">
          {toFix > 0 ? (
            <ProblemLine told={false}>{plural(toFix, 'thing')} to fix</ProblemLine>
          ) : (
            savedWords(unsaved, isNew)
          )}
        </div>
        <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {startOver}
          {discard && unsaved && !sending && <Button onClick={discard}>Discard changes</Button>}
          <Button type="submit" variant="primary" busy={sending} disabled={!unsaved && !sending}>
            {isNew ? 'Save assessment' : 'Save changes'}
          </Button>
        </div>
      </div>
    </div>
  );
}

function savedWords(unsaved: boolean, isNew: boolean): string {
  if (!unsaved) return 'Saved';
  return isNew ? 'Not saved yet' : 'Changes not saved yet';
}
