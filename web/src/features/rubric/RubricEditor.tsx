import type { DocumentLanguage, JobRequirement } from '@candor/domain/model/match';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '../../ui/Dialog';
import { useFocusKept } from '../../ui/use-focus-kept';
import { EditorFoot } from './EditorFoot';
import { EditorHead } from './EditorHead';
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
  const { lines } = editor;
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
        <EditorHead editor={editor} language={language} reading={reading} onClose={close} />
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
            <Findings findings={editor.findings} lost={editor.lost} onFix={editor.fix} />
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
        <EditorFoot editor={editor} onDone={close} />
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
