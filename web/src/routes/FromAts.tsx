import { messages } from '@candor/domain/messages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { asClientError } from '../api/client-error';
import { keepArrival, readArrival } from '../features/accounts/ats-arrival';
import { paths } from '../paths';
import { useApp } from '../session/app-context';
import { WaitingPage } from '../shell/FullMessage';

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
    const turnAway = (problem: string) =>
      navigate(paths.login, { replace: true, state: { problem } });
    if (arrival.token === '') return void turnAway(messages.ssoTokenRequired);
    session.sso(arrival).then(
      (entered) => navigate(entered === 'inside' ? paths.home : paths.login, { replace: true }),
      (error: unknown) => {
        const { message, body } = asClientError(error);
        if (body?.reason === 'sign_in_to_link') keepArrival(window.sessionStorage, arrival);
        return turnAway(message);
      },
    );
  }, [session, navigate]);
  return <WaitingPage>{messages.authenticating}</WaitingPage>;
}
