import { proof } from '@candor/domain/api/proof';
import { messages } from '@candor/domain/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { asClientError } from '../../../api/client-error';
import { paths } from '../../../paths';
import { useApp, useSessionState } from '../../../session/app-context';
import { notify } from '../../../ui/toast';
import { isProofErrand, takeReturn } from './google-address';

type GoogleProofProps = {
  /** Shown meanwhile. */
  waiting: ReactNode;
  /** The page for everybody else. */
  children: ReactNode;
};

/**
 * Receives a user who went to Google to prove their identity, submits the proof, and returns them to where they came
 * from.
 */
export function GoogleProof({ waiting, children }: GoogleProofProps) {
  const { api } = useApp();
  const { phase, user } = useSessionState();
  const navigate = useNavigate();
  const someone = phase === 'loading' || user !== null;
  const signedIn = phase === 'ready' && user !== null;
  // The page is also prerendered, where there is no window.
  const [isBack] = useState(
    () => someone && window.location.hash !== '' && isProofErrand(window.sessionStorage),
  );
  const looked = useRef(false);
  useEffect(() => {
    // The page is drawn twice in development; a return is taken once.
    if (!isBack || !signedIn || looked.current) return;
    looked.current = true;
    const { pathname, search, hash } = window.location;
    const back = takeReturn(window.sessionStorage, hash);
    window.history.replaceState(window.history.state, '', pathname + search);
    const goOn = (to: string | null) => navigate(to ?? paths.settings, { replace: true });
    if (back?.kind !== 'token') {
      if (back?.kind === 'no_token') notify({ ...FAILED, detail: messages.googleSignInFailed });
      return void goOn(null);
    }
    const { idToken, errand } = back;
    api
      .call(proof.give, { body: { id_token: idToken, nonce: errand.nonce } })
      .then(
        () => notify({ kind: 'success', title: 'Thank you. Now repeat what you were doing.' }),
        (error: unknown) => notify({ ...FAILED, detail: asClientError(error).message }),
      )
      .finally(() => goOn(errand.from));
  }, [api, isBack, signedIn, navigate]);
  return isBack && someone ? waiting : children;
}

const FAILED = { kind: 'error', title: 'Google could not confirm that it is you' } as const;
