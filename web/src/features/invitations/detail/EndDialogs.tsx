import { invitations } from '@candor/domain/api/invitations';
import type { Invitation } from '@candor/domain/model/invitation';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { notify } from '../../../ui/toast';
import { useInvitationsChanged } from '../use-invitations';
import { nameOf } from '../words';

type EndDialogProps = { invitation: Invitation; onClose: () => void };

/** Asks before an invitation is cancelled: its link stops at once. */
export function CancelDialog({ invitation, onClose }: EndDialogProps) {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const id = invitation.invitation_code;
  const cancel = useMutation({
    mutationFn: () => api.call(invitations.cancel, { params: { id } }),
    onSuccess: onClose,
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      open
      title={`Cancel the invitation of ${nameOf(invitation)}?`}
      verb="Cancel invitation"
      keep="Keep it"
      busy={cancel.isPending}
      problem={cancel.error && asClientError(cancel.error).message}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      The link stops working and says that you cancelled it. This cannot be undone.{' '}
      {invitation.status === 'pending'
        ? 'They have not begun, so you get the credit back.'
        : 'They have begun, so the credit stays used, and their answers stay in the list.'}
    </ConfirmDialog>
  );
}

type EraseDialogProps = EndDialogProps & { onErased: () => void };

/** Asks before an invitation is erased with everything that its candidate answered. */
export function EraseDialog({ invitation, onErased, onClose }: EraseDialogProps) {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const id = invitation.invitation_code;
  const erase = useMutation({
    mutationFn: () => api.call(invitations.erase, { params: { id }, body: { confirm: true } }),
    onSuccess: () => {
      notify({ kind: 'success', title: `The invitation of ${nameOf(invitation)} was erased` });
      onErased();
    },
    onSettled: changed,
  });
  return (
    <ConfirmDialog
      open
      title={`Erase the invitation of ${nameOf(invitation)}?`}
      verb="Erase everything"
      keep="Keep it"
      busy={erase.isPending}
      problem={erase.error && asClientError(erase.error).message}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      The name, the address, the notes, every answer and the result are erased, and the link stops.
      This cannot be undone.
    </ConfirmDialog>
  );
}
