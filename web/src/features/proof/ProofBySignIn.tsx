import { TAKES_FOCUS } from '../../forms/takes-focus';
import { Button } from '../../ui/Button';

type ProofBySignInProps = { onSignOut: () => void; onClose: () => void };

/** For those who have nothing to show here: a new sign-in is the proof. */
export function ProofBySignIn({ onSignOut, onClose }: ProofBySignInProps) {
  return (
    <>
      <p className="text-14 text-ink-2">
        This account has no password here. Sign out, sign in again the way you usually do, and
        repeat this within ten minutes.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button {...TAKES_FOCUS} variant="primary" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}
