import { messages } from '@candor/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asClientError } from '../api/client-error';
import { type Arrival, keepArrival, readArrival } from '../features/accounts/ats-arrival';
import { enterFromAts } from '../features/accounts/enter-from-ats';
import { paths } from '../paths';
import { useApp, useSessionState } from '../session/app-context';
import { WaitingPage } from '../shell/FullMessage';
import { notify } from '../ui/toast';
import { AskToSwitch } from './AskToSwitch';

/**
 * /from-ats: signs in users sent by an ATS, with a token that is removed from the URL at once. It is used only if
 * nobody is signed in, or if the signed-in user agrees.
 */
export function Component() {
  const { phase, user } = useSessionState();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(window.location));
  const [enters, setEnters] = useState(arrival.token === '');
  const mayEnter = phase !== 'loading' && user === null;
  useEffect(() => window.history.replaceState(window.history.state, '', paths.fromAts), []);
  useEffect(() => {
    if (mayEnter) setEnters(true);
  }, [mayEnter]);
  if (enters) return <Entering arrival={arrival} />;
  if (phase === 'loading' || !user) return <WaitingPage>{messages.authenticating}</WaitingPage>;
  return (
    <AskToSwitch
      email={user.email}
      onSwitch={() => setEnters(true)}
      onStay={() => navigate(paths.home, { replace: true })}
    />
  );
}

function Entering({ arrival }: { arrival: Arrival }) {
  const { api, session } = useApp();
  const navigate = useNavigate();
  const looked = useRef(false);
  useEffect(() => {
    // The page is drawn twice in development; a token works once.
    if (looked.current) return;
    looked.current = true;
    enterFromAts({ api, session }, arrival).then(
      (arrived) => {
        if (arrived.step === 'second_step') {
          const state = arrived.page === null ? null : { from: arrived.page };
          return navigate(paths.login, { replace: true, state });
        }
        notify({ kind: 'success', title: `Signed in as ${arrived.email}` });
        return navigate(arrived.page ?? paths.home, { replace: true });
      },
      (error: unknown) => {
        const { message, body } = asClientError(error);
        if (body?.reason === 'sign_in_to_link') keepArrival(window.sessionStorage, arrival);
        return navigate(paths.login, { replace: true, state: { problem: message } });
      },
    );
  }, [api, session, navigate, arrival]);
  return <WaitingPage>{messages.authenticating}</WaitingPage>;
}
