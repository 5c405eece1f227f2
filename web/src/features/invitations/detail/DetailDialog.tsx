import type { Invitation } from '@candor/domain/model/invitation';
import { EditDialog } from './EditDialog';
import { CancelDialog, EraseDialog } from './EndDialogs';
import { ExtendDialog } from './ExtendDialog';
import { ProgressDialog } from './ProgressDialog';
import { ResendDialog } from './ResendDialog';

/** Something that was asked for about an invitation and needs a dialog. */
export type DetailWish = 'edit' | 'progress' | 'resend' | 'extend' | 'cancel' | 'erase';

type DetailDialogProps = {
  wish: DetailWish;
  invitation: Invitation;
  onErased: () => void;
  onClose: () => void;
};

/** The dialog for the requested action. */
export function DetailDialog({ wish, onErased, ...props }: DetailDialogProps) {
  switch (wish) {
    case 'edit':
      return <EditDialog {...props} />;
    case 'progress':
      return <ProgressDialog {...props} />;
    case 'resend':
      return <ResendDialog {...props} />;
    case 'extend':
      return <ExtendDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'erase':
      return <EraseDialog {...props} onErased={onErased} />;
  }
}
