import type { SecondFactorSetup } from '@candor/domain/model/second-factor';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { useShownOnce } from '../../../ui/use-shown-once';
import { ConfirmSetup } from './ConfirmSetup';
import { RecoveryCodes } from './RecoveryCodes';

type SetupDialogProps = { setup: SecondFactorSetup; onClose: () => void };

/** Switches two-step sign-in on: the app learns the secret, a first code proves it, and the recovery codes are told once. */
export function SetupDialog({ setup, onClose }: SetupDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const shownOnce = useShownOnce(onClose);
  return (
    <Dialog
      open
      onClose={codes ? shownOnce.close : onClose}
      title={codes ? 'Two-step sign-in is on' : 'Switch on two-step sign-in'}
      className="w-[min(34rem,calc(100%-32px))]!"
    >
      {codes ? (
        <RecoveryCodes codes={codes} shownOnce={shownOnce} />
      ) : (
        <ConfirmSetup setup={setup} onConfirmed={setCodes} onCancel={onClose} />
      )}
    </Dialog>
  );
}
