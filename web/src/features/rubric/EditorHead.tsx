import type { DocumentLanguage } from '@candor/domain/model/match';
import { Merge, Redo2, Undo2, X } from 'lucide-react';
import { EditingNote } from '../../session/EditingNote';
import { Button, IconButton } from '../../ui/Button';
import { plural } from '../../ui/format';
import { inertUnless } from '../../ui/inert-unless';
import type { RubricEditing } from './use-rubric-editor';

type EditorHeadProps = {
  editor: RubricEditing;
  language: DocumentLanguage | null;
  /** The text has changed and is being read again. */
  reading: boolean;
  onClose: () => void;
};

/** What is being edited, and what can be done with the chosen lines and the steps so far. */
export function EditorHead({ editor, language, reading, onClose }: EditorHeadProps) {
  const { history, selectedCount } = editor;
  return (
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
        <EditingNote className="mt-1">Here you can see what was read, and try changes.</EditingNote>
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
        onClick={onClose}
        className="max-sm:order-1 max-sm:-my-2 max-sm:-mr-2 max-sm:self-start"
      />
    </header>
  );
}

function statusWords(count: number, edited: boolean, language: DocumentLanguage | null): string {
  const from = language === null ? '' : `, job in ${language.name}`;
  return `${plural(count, 'requirement')}${edited ? ', edited' : ', as read'}${from}`;
}
