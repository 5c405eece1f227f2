import { accounts } from '@candor/domain/api/accounts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { asClientError } from '../../api/client-error';
import { useApp } from '../../session/app-context';
import { notify } from '../../ui/toast';
import { takeArrival } from './ats-arrival';

/** Connects the account with the ATS that sent somebody here, once they have signed in. */
export function ConnectAts() {
  const { api, session } = useApp();
  const navigate = useNavigate();
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current) return;
    looked.current = true;
    const arrival = takeArrival(window.sessionStorage);
    if (!arrival) return;
    api.call(accounts.ssoLink, { body: arrival }).then(
      ({ return_to: page }) => {
        notify({ kind: 'success', title: 'Your ATS is connected to this account' });
        if (page !== null) navigate(page, { replace: true });
        return session.reloadProfile();
      },
      (error: unknown) =>
        notify({
          kind: 'error',
          title: 'Your ATS could not be connected',
          detail: asClientError(error).message,
        }),
    );
  }, [api, session, navigate]);
  return null;
}
