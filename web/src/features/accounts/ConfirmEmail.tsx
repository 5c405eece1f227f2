import { accounts } from '@candor/domain/api/accounts';
import { messages } from '@candor/domain/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { asClientError, type ClientError } from '../../api/client-error';
import { FormProblem } from '../../forms/FormProblem';
import { paths } from '../../paths';
import { useApp, useSessionState } from '../../session/app-context';
import { Button, buttonClass } from '../../ui/Button';
import { OwnAddress } from '../../ui/OwnAddress';
import { BackToSignIn } from './BackToSignIn';
import { ResendByAddress } from './ResendByAddress';

type State =
  | { at: 'verifying' }
  | { at: 'confirmed'; email: string }
  | { at: 'failed'; error: ClientError };

type ConfirmEmailProps = {
  token: string | null;
  /** Draws the heading of the page, which names the browser tab. */
  title: (text: string) => ReactNode;
};

/** Confirms the address of a mailed link, once, and says what came of it. */
export function ConfirmEmail({ token, title }: ConfirmEmailProps) {
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
        // The address is confirmed even if the profile cannot be read now: the next page reads it again.
        if (signedIn) await session.reloadProfile().catch(asClientError);
      })
      .catch((error: unknown) => setState({ at: 'failed', error: asClientError(error) }));
  }, [api, session, token, attempt, signedIn]);

  if (!token) return <Failed title={title(ASKED)} text={messages.confirmTokenRequired} />;
  if (state.at === 'verifying') {
    return (
      <>
        {title(ASKED)}
        <p role="status" className="text-14 text-ink-2">
          Confirming your address...
        </p>
      </>
    );
  }
  if (state.at === 'failed') {
    const retry = state.error.action === 'try_again' ? () => setAttempt(attempt + 1) : undefined;
    return <Failed title={title(ASKED)} text={state.error.message} onRetry={retry} />;
  }
  return (
    <>
      {title('Your e-mail is confirmed')}
      <p role="status" className="mb-6 text-14 text-ink-2">
        <OwnAddress>{state.email}</OwnAddress> is confirmed.{' '}
        {signedIn ? 'You can start scoring.' : 'Sign in to start scoring.'}
      </p>
      <Link
        to={signedIn ? paths.home : paths.login}
        className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
      >
        {signedIn ? 'Open the dashboard' : 'Sign in'}
      </Link>
    </>
  );
}

const ASKED = 'Confirm your e-mail';

type FailedProps = { title: ReactNode; text: string; onRetry?: (() => void) | undefined };

function Failed({ title, text, onRetry }: FailedProps) {
  return (
    <>
      {title}
      <FormProblem above text={text} />
      <p className="mb-4 text-14 text-ink-2">
        Enter your e-mail address and we will send you a new link.
      </p>
      <ResendByAddress>
        {onRetry && (
          <Button size="lg" wide onClick={onRetry}>
            Try Again
          </Button>
        )}
        <BackToSignIn />
      </ResendByAddress>
    </>
  );
}
