import { integrations } from '@candor/domain/api/integrations';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useConnectionChanged } from '../use-integrations';

const CALLS = { ashby: integrations.unlinkAshby, greenhouse: integrations.unlinkGreenhouse };

type DisconnectDialogProps = {
  type: AtsType;
  onClose: () => void;
  /** It is disconnected. */
  onDone: () => void;
};

/** Asks before a connection ends: what is deleted and what stays. */
export function DisconnectDialog({ type, onClose, onDone }: DisconnectDialogProps) {
  const { api } = useApp();
  const changed = useConnectionChanged();
  const name = ATS_NAMES[type];
  const ending = useMutation({
    mutationFn: () => api.call(CALLS[type], {}),
    onSuccess: async () => {
      await changed();
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Disconnect ${name}?`}
      verb="Disconnect"
      keep="Keep it connected"
      busy={ending.isPending}
      problem={ending.isError ? asClientError(ending.error).message : null}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      <p>
        {type === 'ashby' ? 'The API key is erased here.' : 'Our access is erased here.'} Nothing
        more is read from {name}, and applications waiting for a score will not get one. Scores
        stay, and are shown again once the same organisation is reconnected.
      </p>
      {type === 'greenhouse' && (
        <p className="mt-2">To end it on their side too, remove Candor in Greenhouse.</p>
      )}
    </ConfirmDialog>
  );
}
