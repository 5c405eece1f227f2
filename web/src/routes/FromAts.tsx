import { messages } from '@candor/domain/messages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { asClientError, ClientError } from '../api/client-error';
import { keepArrival, readArrival } from '../features/accounts/ats-arrival';
import { paths } from '../paths';
import { useApp } from '../session/app-context';
import { WaitingPage } from '../shell/FullMessage';

/** Nothing is asked of the server, and it is a failed sign-in like every other. */
async function refuseWithoutToken(): Promise<never> {
  throw new ClientError({ code: 'validation_error', message: messages.ssoTokenRequired });
}

/** /from-ats: signs in whom an ATS sends, with a token that leaves the address at once. */
export function Component() {
  const { session } = useApp();
  const navigate = useNavigate();
  const looked = useRef(false);
  useEffect(() => {
    // The page is drawn twice in development; a token works once.
    if (looked.current) return;
    looked.current = true;
    const arrival = readArrival(window.location);
    window.history.replaceState(window.history.state, '', paths.fromAts);
    const entering =
      arrival.token === '' ? session.enterBy(refuseWithoutToken) : session.sso(arrival);
    entering.then(
      (entered) => navigate(entered === 'inside' ? paths.home : paths.login, { replace: true }),
      (error: unknown) => {
        const { message, body } = asClientError(error);
        if (body?.reason === 'sign_in_to_link') keepArrival(window.sessionStorage, arrival);
        return navigate(paths.login, { replace: true, state: { problem: message } });
      },
    );
  }, [session, navigate]);
  return <WaitingPage>{messages.authenticating}</WaitingPage>;
}
