import { accounts } from '@candor/domain/api/accounts';
import { passkeys } from '@candor/domain/api/passkeys';
import type { Passkey } from '@candor/domain/model/passkey';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { notify } from '../../../ui/toast';

type RemovePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Asks before a passkey is removed: it no longer signs anybody in. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { api } = useApp();
  const changed = useInvalidate();
  const remove = useMutation({
    mutationFn: () => api.call(passkeys.remove, { params: { id: passkey.id } }),
    onSuccess: () => {
      notify({ kind: 'success', title: `“${passkey.name}” was removed` });
      onClose();
    },
    onSettled: () => changed(passkeys.list, accounts.sessions),
  });
  return (
    <ConfirmDialog
      open
      title={`Remove “${passkey.name}”?`}
      verb="Remove passkey"
      keep="Keep it"
      busy={remove.isPending}
      problem={remove.isError ? asClientError(remove.error).message : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        It no longer signs anybody in, and you are signed out everywhere else. Your device still
        keeps its half: delete it there too.
      </p>
    </ConfirmDialog>
  );
}
