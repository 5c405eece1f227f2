import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { FormEmail } from '@candor/domain/model/user';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { asClientError, type ClientError } from '../../api/client-error';
import { FormProblem } from '../../forms/FormProblem';
import { paths } from '../../paths';
import { useApp, useSessionState } from '../../session/app-context';
import { Button, buttonClass } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { ResendConfirmation } from './ResendConfirmation';

type State =
  | { at: 'verifying' }
  | { at: 'confirmed'; email: string }
  | { at: 'failed'; error: ClientError };

/** Confirms the address of a mailed link, once, and says what came of it. */
export function ConfirmEmail({ token }: { token: string | null }) {
  const { api, session } = useApp();
  const signedIn = useSessionState().user !== null;
  const [state, setState] = useState<State>({ at: 'verifying' });
  const [attempt, setAttempt] = useState(1);
  const started = useRef(0);

  useEffect(() => {
    if (!token || started.current === attempt) return;
    started.current = attempt;
    setState({ at: 'verifying' });
    api
      .call(accounts.confirmEmail, { body: { token } })
      .then(async ({ email }) => {
        setState({ at: 'confirmed', email });
        if (signedIn) await session.reloadProfile();
      })
      .catch((error: unknown) => setState({ at: 'failed', error: asClientError(error) }));
  }, [api, session, token, attempt, signedIn]);

  if (!token) return <Failed text={messages.confirmTokenRequired} />;
  if (state.at === 'verifying') {
    return (
      <p role="status" className="text-14 text-ink-2">
        Confirming your address...
      </p>
    );
  }
  if (state.at === 'failed') {
    const retry = state.error.action === 'try_again' ? () => setAttempt(attempt + 1) : undefined;
    return <Failed text={state.error.message} onRetry={retry} />;
  }
  return (
    <>
      <p role="status" className="mb-6 text-14 text-ink-2">
        <b className="font-medium text-ink">{state.email}</b> is confirmed.
      </p>
      <Link
        to={signedIn ? paths.home : paths.login}
        className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
      >
        Continue
      </Link>
    </>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry?: (() => void) | undefined }) {
  const [email, setEmail] = useState('');
  const valid = FormEmail.safeParse(email).success;
  return (
    <>
      <FormProblem text={text} />
      <p className="mb-4 text-14 text-ink-2">Enter your address and we send a new link.</p>
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        tall
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={email !== '' && !valid && email.includes(' ') ? messages.email : undefined}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {valid ? <ResendConfirmation email={email.trim()} /> : <Button disabled>Resend</Button>}
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
      </div>
    </>
  );
}
