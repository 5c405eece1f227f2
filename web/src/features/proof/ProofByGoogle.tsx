import { proof } from '@candor/domain/api/proof';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { TAKES_FOCUS } from '../../forms/takes-focus';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';

type ProofByGoogleProps = { onGoogle: (nonce: string) => Promise<void>; onClose: () => void };

/** For users who sign in with Google: there and back to this page. */
export function ProofByGoogle({ onGoogle, onClose }: ProofByGoogleProps) {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { nonce } = await api.call(proof.nonce, {});
      await onGoogle(nonce);
    } catch (error) {
      setProblem(asClientError(error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <p className="text-14 text-ink-2">
        Sign in with Google once more and you come back to this page. Then repeat what you were
        doing.
      </p>
      {problem && <ProblemLine className="mt-3">{problem}</ProblemLine>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button {...TAKES_FOCUS} variant="primary" busy={busy} onClick={() => void leave()}>
          Continue with Google
        </Button>
      </div>
    </>
  );
}
