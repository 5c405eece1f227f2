import { proof } from '@candor/domain/api/proof';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';

type ProofByPasskeyProps = { onGiven: () => void };

/** For accounts with a passkey: their device says who is there, and nothing has to be typed. */
export function ProofByPasskey({ onGiven }: ProofByPasskeyProps) {
  const { api } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { signWithPasskey } = await import('../../passkeys/ask-device');
      const answer = await signWithPasskey(await api.call(proof.passkey, {}));
      if (answer.kind === 'failed') setProblem(answer.text);
      if (answer.kind !== 'answered') return;
      await api.call(proof.give, { body: { credential: answer.credential } });
      onGiven();
    } catch (error) {
      setProblem(asClientError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button wide icon={KeyRound} busy={busy} onClick={() => void show()}>
        Use a passkey
      </Button>
      {problem && <ProblemLine className="mt-2 justify-center">{problem}</ProblemLine>}
      <p className="my-3 text-center text-13 text-ink-2">or</p>
    </>
  );
}
