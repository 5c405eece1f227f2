import { messages } from '@candor/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { newId } from '../../../api/new-id';
import { useApp } from '../../../session/app-context';
import { carriedPath } from '../../../session/carried-path';
import { useConfig } from '../../../session/use-config';
import { Button } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';
import { GoogleMark } from './GoogleMark';
import { takeReturn } from './google-address';
import { leaveForGoogle } from './leave-for-google';

type GoogleSignInProps = {
  /** Where the user was going before they had to sign in. */
  carried?: unknown;
};

/**
 * Sign-in with Google: there by a plain link, without any of their scripts, and back to this page with a token.
 * Absent if the installation is not configured for it. It is below the form, since the page is rendered before that
 * is known and nothing may move under a pointer.
 */
export function GoogleSignIn({ carried }: GoogleSignInProps) {
  const { problem, busy } = useReturnFromGoogle();
  const config = useConfig();
  const { google_client_id: clientId, google_sign_in_url: signInUrl } = config ?? {};
  const leave = () => {
    if (!clientId || !signInUrl) return;
    leaveForGoogle(
      { clientId, signInUrl },
      { purpose: 'sign_in', nonce: newId(), from: carriedPath(carried) },
    );
  };
  return (
    <>
      {problem && <ProblemLine className="justify-center">{problem}</ProblemLine>}
      {clientId && signInUrl && (
        <div className="flex flex-col gap-4">
          <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or
          </p>
          <Button size="lg" wide busy={busy} onClick={leave}>
            <GoogleMark />
            Continue with Google
          </Button>
        </div>
      )}
    </>
  );
}

/** Signs in a user who has just returned from Google. The token is removed from the URL at once. */
function useReturnFromGoogle(): { problem: string | null; busy: boolean } {
  const { session } = useApp();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const looked = useRef(false);
  useEffect(() => {
    // The page is drawn twice in development; a return is taken once.
    if (looked.current) return;
    looked.current = true;
    const { pathname, search, hash } = window.location;
    const back = takeReturn(window.sessionStorage, hash);
    if (!back) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    if (back.kind === 'gave_up') return;
    if (back.kind === 'no_token') return setProblem(messages.googleCredentialRequired);
    const { idToken, errand } = back;
    setBusy(true);
    session.google({ id_token: idToken, nonce: errand.nonce }, errand.from).then(
      (entered) => {
        if (entered === 'inside' && errand.from !== null) window.location.replace(errand.from);
      },
      (error: unknown) => {
        setBusy(false);
        setProblem(asClientError(error).message);
      },
    );
  }, [session]);
  return { problem, busy };
}
