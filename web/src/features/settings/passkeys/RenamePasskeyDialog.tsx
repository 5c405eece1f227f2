import { passkeys } from '@candor/domain/api/passkeys';
import { type Passkey, RenamePasskeyBody } from '@candor/domain/model/passkey';
import { NameDialog } from '../../../forms/NameDialog';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';

type RenamePasskeyDialogProps = { passkey: Passkey; onClose: () => void };

/** Changes the name of a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { api } = useApp();
  const changed = useInvalidate();
  return (
    <NameDialog
      name={passkey.name}
      hint="To tell it from the others, such as the device that keeps it."
      schema={RenamePasskeyBody}
      rename={async (body) => {
        await api.call(passkeys.rename, { params: { id: passkey.id }, body });
        await changed(passkeys.list);
      }}
      onClose={onClose}
    />
  );
}
