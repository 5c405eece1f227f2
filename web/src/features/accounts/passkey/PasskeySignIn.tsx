import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { useCanUsePasskeys } from '../../../passkeys/use-can-use-passkeys';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';

/** Sign-in without a password. Its code is fetched when used. */
export function PasskeySignIn() {
  const { api, session } = useApp();
  const can = useCanUsePasskeys();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey');
      setProblem(await signInByPasskey(api, session));
    } catch (error) {
      setProblem(asClientError(error).message);
    } finally {
      setBusy(false);
    }
  };
  if (!can) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button size="lg" wide icon={KeyRound} busy={busy} onClick={() => void enter()}>
        Sign in with a passkey
      </Button>
      {problem && <ProblemLine className="justify-center">{problem}</ProblemLine>}
    </div>
  );
}
