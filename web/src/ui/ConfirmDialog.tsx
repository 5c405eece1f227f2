import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  verb: string;
  keep: string;
  busy: boolean;
  /** Why it did not go well; the question stays open. */
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Asks before something that cannot be taken back; names the thing and the consequence. The second press of a double one confirms
 * nothing: neither the first did, where it opened this, nor is the thing done twice.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  verb,
  keep,
  busy,
  problem,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="mt-2 text-14 text-ink-2">{children}</div>
      {problem && (
        <p role="alert" className="mt-3 text-13 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={({ detail }) => detail < 2 && onConfirm()}>
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}
