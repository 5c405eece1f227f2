import { keys } from '@candor/domain/api/keys';
import type { ApiKey } from '@candor/domain/model/api-key';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatMoment, plural } from '../../ui/format';
import { notify } from '../../ui/toast';
import { useKeysChanged } from './use-keys';

type RemoveKeyDialogProps = { apiKey: ApiKey; onClose: () => void };

/** Asks before a key is removed: what used it stops working at once. */
export function RemoveKeyDialog({ apiKey, onClose }: RemoveKeyDialogProps) {
  const { api } = useApp();
  const changed = useKeysChanged();
  const remove = useMutation({
    mutationFn: () => api.call(keys.remove, { params: { id: apiKey.id } }),
    onSuccess: async () => {
      await changed();
      notify({ kind: 'success', title: `“${apiKey.name}” was removed` });
      onClose();
    },
    onError: async (error) => {
      await changed();
      if (asClientError(error).code !== 'not_found') return;
      notify({ kind: 'info', title: `“${apiKey.name}” had been removed already` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Remove “${apiKey.name}”?`}
      verb="Remove key"
      keep="Keep it"
      busy={remove.isPending}
      problem={remove.isError ? asClientError(remove.error).message : null}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        Every program that uses the key ending in {apiKey.key.slice(-4)} is refused from its next
        call on. This cannot be undone. Its batches and results stay.
      </p>
      <p className="num mt-2 text-ink">{lastUseOf(apiKey)}</p>
    </ConfirmDialog>
  );
}

function lastUseOf({ last_used: lastUsed, usage_count: count }: ApiKey): string {
  if (!lastUsed) return 'It was never used.';
  return `Last used ${formatMoment(lastUsed)}, ${plural(count, 'call')} so far.`;
}
