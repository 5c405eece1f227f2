import { integrations } from '@candor/domain/api/integrations';
import { messages } from '@candor/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asClientError } from '../../../api/client-error';
import type { Api } from '../../../api/create-api';
import { problemOf } from '../../../ats/ats-words';
import { useApp } from '../../../session/app-context';
import { useConnectionChanged } from '../use-integrations';
import { ticketIn } from './return-words';

type Confirmed =
  | { outcome: 'working' | 'connected'; problem: null }
  | { outcome: 'failed'; problem: string };

/** Hands in the ticket of this address, once. Without one, as after a reload, it is asked how the connection is. */
export function useConfirmReturn(): Confirmed {
  const { api } = useApp();
  const changed = useConnectionChanged();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const looked = useRef(false);
  const [confirmed, setConfirmed] = useState<Confirmed>({ outcome: 'working', problem: null });
  useEffect(() => {
    // The page is drawn twice in development; a ticket works once.
    if (looked.current) return;
    looked.current = true;
    const ticket = ticketIn(hash);
    // It leaves the address, and with that the history, at once.
    navigate(pathname, { replace: true });
    const come =
      ticket === ''
        ? isConnected(api)
        : api.call(integrations.confirmGreenhouse, { body: { ticket } }).then(() => true);
    come.then(
      async (connected) => {
        if (!connected) {
          setConfirmed({ outcome: 'failed', problem: messages.connectionUnknown });
          return;
        }
        await changed();
        setConfirmed({ outcome: 'connected', problem: null });
      },
      (error: unknown) =>
        setConfirmed({ outcome: 'failed', problem: problemOf(asClientError(error)) }),
    );
  }, [api, changed, hash, pathname, navigate]);
  return confirmed;
}

async function isConnected(api: Api): Promise<boolean> {
  return (await api.call(integrations.greenhouseStatus, {})).connected;
}
