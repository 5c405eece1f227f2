import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  verb: string;
  keep: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be taken back; names the thing and the consequence. */
export function ConfirmDialog({
  open,
  title,
  children,
  verb,
  keep,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="mt-2 text-14 text-ink-2">{children}</div>
      <div className="mt-6 flex justify-end gap-2">
        <Button data-autofocus onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}
