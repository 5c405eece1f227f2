import type { SecondFactorSetup } from '@candor/domain/model/second-factor';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { useKeeping } from '../../../ui/use-keeping';
import { ConfirmSetup } from './ConfirmSetup';
import { RecoveryCodes } from './RecoveryCodes';

type SetupDialogProps = { setup: SecondFactorSetup; onClose: () => void };

/** Switches two-step sign-in on: the app learns the secret, a first code proves it, and the recovery codes are told once. */
export function SetupDialog({ setup, onClose }: SetupDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const keeping = useKeeping(onClose);
  return (
    <Dialog
      open
      onClose={codes ? keeping.close : onClose}
      title={codes ? 'Two-step sign-in is on' : 'Switch on two-step sign-in'}
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      {codes ? (
        <RecoveryCodes codes={codes} keeping={keeping} />
      ) : (
        <ConfirmSetup setup={setup} onConfirmed={setCodes} onCancel={onClose} />
      )}
    </Dialog>
  );
}
