import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog, holdTop } from './Dialog';
import { ProblemLine } from './ProblemLine';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  verb: string;
  keep: string;
  /** Nothing is lost: the verb is not a warning. */
  harmless?: boolean;
  busy: boolean;
  /** Why it failed; the question stays open. */
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks before something irreversible; names the object and the consequence. The second press of a double click
 * confirms nothing: neither if the first one opened this dialog, nor a second time.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  verb,
  keep,
  harmless,
  busy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="mt-2 text-14 text-balance text-ink-2">{children}</div>
      <div className="mt-6 flex justify-end gap-2">
        <Button data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button
          variant={harmless ? 'primary' : 'danger'}
          busy={busy}
          onClick={({ detail, currentTarget }) => {
            if (detail > 1) return;
            const dialog = currentTarget.closest('dialog');
            if (dialog) holdTop(dialog);
            onConfirm();
          }}
        >
          {verb}
        </Button>
      </div>
      {problem && <ProblemLine className="mt-4">{problem}</ProblemLine>}
    </Dialog>
  );
}
