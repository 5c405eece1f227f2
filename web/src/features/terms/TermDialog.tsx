import type { OwnTerm } from '@candor/domain/model/term';
import { Dialog } from '../../ui/Dialog';
import { notify } from '../../ui/toast';
import { TermForm } from './TermForm';

export type TermDialogProps = {
  /** The term that is changed; null for a new one. */
  term?: OwnTerm | null;
  /** The initial content of a new term. */
  words?: string;
  onClose: () => void;
};

/** Teaches a term or changes one. It counts in every scoring from then on; results offer to be scored again. */
export function TermDialog({ term = null, words = '', onClose }: TermDialogProps) {
  const saved = ({ name }: OwnTerm) => {
    notify({
      kind: 'success',
      title: term ? `“${name}” was saved` : `“${name}” is taught`,
      detail: 'It counts in every scoring from now on.',
    });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={term ? `Edit “${term.name}”` : 'Teach a term'}
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      <TermForm term={term} words={words} onSaved={saved} onCancel={onClose} />
    </Dialog>
  );
}
