import { paths } from '../../paths';
import { Button, buttonClass } from '../../ui/Button';
import { inertUnless } from '../../ui/inert-unless';
import { Kbd } from '../../ui/Kbd';
import { PageLink } from '../../ui/PageLink';
import type { RubricEditing } from './use-rubric-editor';

type EditorFootProps = { editor: RubricEditing; onDone: () => void };

/** How the editor is left. */
export function EditorFoot({ editor, onDone }: EditorFootProps) {
  return (
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
      <Button variant="primary" onClick={onDone} aria-keyshortcuts="Control+Enter Meta+Enter">
        Done
      </Button>
    </footer>
  );
}
