import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../api/client-error';
import { ResendConfirmation } from '../../features/accounts/ResendConfirmation';
import { useApp, useUser } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { GateLogout } from './GateLogout';

/** The gate for an address that nobody has confirmed yet. */
export function ConfirmEmailScreen() {
  const { session } = useApp();
  const user = useUser();
  const [checking, setChecking] = useState(false);
  const [note, setNote] = useState<string | null>(null);

  const check = async () => {
    setChecking(true);
    setNote(null);
    try {
      await session.reloadProfile();
      setNote('Not confirmed yet. Open the link in the e-mail first.');
    } catch (error) {
      setNote(asClientError(error).message);
    } finally {
      setChecking(false);
    }
  };

  return (
    <FullMessage
      title="Confirm your e-mail address"
      actions={
        <>
          <Button variant="primary" icon={MailCheck} busy={checking} onClick={check}>
            I have confirmed
          </Button>
          <ResendConfirmation email={user.email} />
        </>
      }
      foot={<GateLogout />}
    >
      <p>
        We sent a link to <b className="font-medium text-ink">{user.email}</b>. Open it to start
        scoring. The link holds for 24 hours; look into the spam folder too. Is the address wrong?
        Log out and sign up with the right one.
      </p>
      <p role="status" className="mt-3 min-h-6 text-13 text-warning">
        {note}
      </p>
    </FullMessage>
  );
}
