import { proof } from '@candor/domain/api/proof';
import { PROOF_MINUTES } from '@candor/domain/model/proof';
import type { Api } from '../../api/create-api';
import { useCanUsePasskeys } from '../../passkeys/use-can-use-passkeys';
import { ErrorNote } from '../../session/ErrorNote';
import { useAnswer } from '../../session/use-answer';
import { Dialog } from '../../ui/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import { ProofByCode } from './ProofByCode';
import { ProofByGoogle } from './ProofByGoogle';
import { ProofByPasskey } from './ProofByPasskey';
import { ProofByPassword } from './ProofByPassword';
import { ProofBySignIn } from './ProofBySignIn';

type ProofDialogProps = {
  onAnswer: (given: boolean) => void;
  onGoogle: (nonce: string) => Promise<void>;
  onSignOut: () => void;
};

/** Asks for proof of identity before something irreversible, in the way this account supports. */
export function ProofDialog({ onAnswer, onGoogle, onSignOut }: ProofDialogProps) {
  const { data, error, again } = useAnswer(askWays);
  const can = useCanUsePasskeys();
  const given = () => onAnswer(true);
  const close = () => onAnswer(false);
  return (
    <Dialog open onClose={close} title="Is it still you?">
      <p className="mt-2 mb-4 text-14 text-balance text-ink-2">
        Before this goes ahead, confirm that it is you. You will not be asked again for{' '}
        {PROOF_MINUTES} minutes.
      </p>
      {!data && !error && <Skeleton atOnce className="h-24 w-full" />}
      {!data && error && <ErrorNote error={error} onRetry={again} />}
      {data?.passkey && can && <ProofByPasskey onGiven={given} />}
      {data?.method === 'code' && <ProofByCode onGiven={given} onClose={close} />}
      {data?.method === 'password' && <ProofByPassword onGiven={given} onClose={close} />}
      {data?.method === 'google' && <ProofByGoogle onGoogle={onGoogle} onClose={close} />}
      {data?.method === 'sign_in' && <ProofBySignIn onSignOut={onSignOut} onClose={close} />}
    </Dialog>
  );
}

function askWays(api: Api, signal: AbortSignal) {
  return api.call(proof.ways, { signal });
}
