import type { DocumentLanguage, JobRequirement } from '@candor/domain/model/match';
import { Merge, Redo2, Undo2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../paths';
import { EditingNote } from '../../session/EditingNote';
import { Button, buttonClass, IconButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { plural } from '../../ui/format';
import { inertUnless } from '../../ui/inert-unless';
import { Kbd } from '../../ui/Kbd';
import { PageLink } from '../../ui/PageLink';
import { useFocusKept } from '../../ui/use-focus-kept';
import { Findings } from './Findings';
import { LineGroups } from './LineGroups';
import type { LabelledLine } from './label-lines';
import { MarkedJobText } from './MarkedJobText';
import { useFocusWithLine } from './use-focus-with-line';
import { useLinesByKeys } from './use-lines-by-keys';
import { type RubricDraft, useRubricEditor } from './use-rubric-editor';

const NO_LINES: readonly LabelledLine[] = [];

export type RubricEditorProps = {
  /** The job text, trimmed as it was read, and the edits so far. */
  draft: RubricDraft;
  requirements: readonly JobRequirement[];
  language: DocumentLanguage | null;
  /** The text has changed and is being read again. */
  reading: boolean;
  onChange: (draft: RubricDraft) => void;
  onClose: () => void;
  /** Draws what teaches a term that the taxonomy does not know. */
  renderTeach: (words: string, onClose: () => void) => ReactNode;
};

/** What was read from a job text, to be corrected before anybody is scored by it. */
export function RubricEditor(props: RubricEditorProps) {
  const { draft, requirements, language, reading, onChange, onClose, renderTeach } = props;
  const [teaching, setTeaching] = useState<string | null>(null);
  const editor = useRubricEditor(draft, requirements, onChange);
  const { history, lines, selectedCount } = editor;
  const kept = useFocusKept<HTMLElement>(lines.length);
  const moveByKeys = useLinesByKeys(kept.ref, editor.chosen);
  const moved = useFocusWithLine(kept.ref, orderOf(lines));
  const close = () => {
    // Words that are still being written count when their field is left, which goes with the review.
    flushSync(leaveField);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Review the requirements"
      hideTitle
      className="h-[min(900px,calc(100dvh-24px))] w-[min(1240px,calc(100%-24px))]! max-w-none p-0!"
    >
      {/* Keys of every control inside. The pointer has a button for it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is no control itself */}
      <div
        className="flex h-full flex-col"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          // Under the review the same keys send the batch.
          event.stopPropagation();
          close();
        }}
      >
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-border px-4 py-3 sm:px-6">
          <div className="mr-auto min-w-0 max-sm:basis-[calc(100%-3.5rem)]">
            <p aria-hidden className="text-16 font-strong">
              Review the requirements
            </p>
            <p role="status" className="text-12 text-ink-3">
              {reading
                ? 'Reading the job text again'
                : statusWords(editor.lines.length, editor.isEdited, language)}
            </p>
            <EditingNote className="mt-1">
              Here you can see what was read, and try changes.
            </EditingNote>
          </div>
          <Button
            size="sm"
            icon={Merge}
            className="max-sm:order-2"
            title="Any one of them then counts"
            {...inertUnless(selectedCount >= 2, editor.merge)}
          >
            {selectedCount < 2 ? 'Merge' : `Merge ${selectedCount}`}
          </Button>
          <IconButton
            label="Undo"
            icon={Undo2}
            className="max-sm:order-2"
            {...inertUnless(history.canUndo, history.undo)}
          />
          <IconButton
            label="Redo"
            icon={Redo2}
            className="max-sm:order-2"
            {...inertUnless(history.canRedo, history.redo)}
          />
          <IconButton
            label="Close"
            icon={X}
            onClick={close}
            className="max-sm:order-1 max-sm:-my-2 max-sm:-mr-2 max-sm:self-start"
          />
        </header>
        <div className="grid min-h-0 flex-1 overflow-y-auto md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:overflow-hidden">
          <section
            aria-label="Job description"
            className="border-border px-4 py-4 max-md:order-last max-md:border-t sm:px-6 md:overflow-y-auto md:border-r"
          >
            <MarkedJobText
              jobText={editor.jobText}
              // Requirements read from the previous text are elsewhere in this one.
              lines={reading ? NO_LINES : lines}
              chosen={editor.chosen}
              shown={editor.shown}
              onChoose={editor.choose}
            />
          </section>
          <section
            {...kept}
            {...moved}
            onKeyDown={moveByKeys}
            tabIndex={-1}
            aria-label="Requirements"
            aria-busy={reading}
            className="px-4 py-4 outline-none sm:px-6 md:overflow-y-auto"
          >
            <Findings findings={editor.findings} lost={editor.lost} onCure={editor.cure} />
            <LineGroups
              lines={lines}
              selected={editor.selected}
              chosen={editor.chosen}
              onSelect={editor.select}
              onChoose={editor.choose}
              onEdit={editor.edit}
              onTeach={setTeaching}
            />
          </section>
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-border px-4 py-3 sm:px-6">
          <div className="min-w-0 flex-1 text-12 text-ink-3 max-sm:sr-only">
            <p>Weight 3 is what was read. Saved with the draft, sent with the batch.</p>
            <p className="mt-0.5 pointer-coarse:hidden">
              Up and Down move between requirements, Tab within one.
            </p>
          </div>
          <PageLink href={paths.ownTerms} className={buttonClass({ variant: 'quiet' })}>
            Own terms
          </PageLink>
          <Button variant="quiet" {...inertUnless(editor.isEdited, editor.reset)}>
            Reset
          </Button>
          <Kbd>Ctrl Enter</Kbd>
          <Button variant="primary" onClick={close} aria-keyshortcuts="Control+Enter Meta+Enter">
            Done
          </Button>
        </footer>
        {teaching !== null && renderTeach(teaching, () => setTeaching(null))}
      </div>
    </Dialog>
  );
}

function orderOf(lines: readonly LabelledLine[]): string {
  return lines.map(({ key, group }) => `${group} ${key}`).join();
}

function leaveField(): void {
  if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
}

function statusWords(count: number, edited: boolean, language: DocumentLanguage | null): string {
  const from = language === null ? '' : `, job in ${language.name}`;
  return `${plural(count, 'requirement')}${edited ? ', edited' : ', as read'}${from}`;
}
