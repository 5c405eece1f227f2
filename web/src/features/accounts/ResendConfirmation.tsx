import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { useState } from 'react';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/toast';

/** Sends the confirmation e-mail once more and says how that went. */
export function ResendConfirmation({ email }: { email: string }) {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await api.call(accounts.resendConfirmation, { body: { email } });
      notify({ kind: 'success', title: messages.confirmationSent });
    } catch {
      // Whatever the cause, the person can only try again: the sentence says that.
      notify({ kind: 'error', title: messages.confirmationNotSent });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={resend}>
      Resend
    </Button>
  );
}
