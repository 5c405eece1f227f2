import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { useState } from 'react';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';

/** Resends the confirmation e-mail and shows the result below the actions it stands among. */
export function ResendConfirmation({ email }: { email: string }) {
  const { api } = useApp();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const resend = () => {
    setState('sending');
    api.call(accounts.resendConfirmation, { body: { email } }).then(
      () => setState('sent'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button busy={state === 'sending'} onClick={resend}>
        Resend
      </Button>
      <div role="status" className="order-last basis-full text-13 empty:-mt-3">
        {state === 'sent' && <span className="text-success">{messages.confirmationSent}</span>}
        {state === 'failed' && (
          <ProblemLine told={false} className="justify-center">
            {messages.confirmationNotSent}
          </ProblemLine>
        )}
      </div>
    </>
  );
}
