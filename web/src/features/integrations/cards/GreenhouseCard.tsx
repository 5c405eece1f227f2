import { integrations } from '@candor/domain/api/integrations';
import { messages } from '@candor/domain/messages';
import type { Integration } from '@candor/domain/model/ats';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../session/app-context';
import { useTellError } from '../../../session/use-tell-error';
import { Button } from '../../../ui/Button';
import { ConnectionCard } from './ConnectionCard';
import { DisconnectDialog } from './DisconnectDialog';
import { EventsDialog } from './EventsDialog';

type Wish = 'disconnect' | 'events' | null;
type GreenhouseCardProps = {
  connection: Integration;
  /** Leaves for a page of the system's own. */
  leaveFor?: (url: string) => void;
};

/** Greenhouse: connected by allowing it on a page of Greenhouse's own. */
export function GreenhouseCard({ connection, leaveFor = goTo }: GreenhouseCardProps) {
  const [wish, setWish] = useState<Wish>(null);
  const connect = useConnect(leaveFor);
  const close = () => setWish(null);
  const { available, status, problem } = connection;
  const isLinked = status !== 'not_connected';
  const needsConsent = problem === 'refused' || problem === 'permission';
  return (
    <>
      <ConnectionCard
        name="Greenhouse"
        about={
          available
            ? 'Reads jobs, applications and resumes after a Site Admin has allowed it in Greenhouse.'
            : messages.greenhouseNotSetUp
        }
        connection={connection}
        actions={
          <>
            {available && (!isLinked || needsConsent) && (
              <Button variant="primary" busy={connect.busy} onClick={connect.begin}>
                {isLinked ? 'Reconnect Greenhouse' : 'Connect Greenhouse'}
              </Button>
            )}
            {available && isLinked && (
              <Button aria-haspopup="dialog" onClick={() => setWish('events')}>
                Events
              </Button>
            )}
            {isLinked && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setWish('disconnect')}>
                Disconnect
              </Button>
            )}
          </>
        }
      />
      {wish === 'events' && (
        <EventsDialog type="greenhouse" connection={connection} onClose={close} />
      )}
      {wish === 'disconnect' && <DisconnectDialog type="greenhouse" onClose={close} />}
    </>
  );
}

/** Asks where to go and goes there; stays busy until the page is left. */
function useConnect(leaveFor: (url: string) => void): { busy: boolean; begin: () => void } {
  const { api } = useApp();
  const tell = useTellError('connect-greenhouse');
  const asking = useMutation({
    mutationFn: () => api.call(integrations.connectGreenhouse, {}),
    onSuccess: ({ connect_url }) => leaveFor(connect_url),
    onError: (error) => tell(error, { again: () => asking.mutate() }),
  });
  return { busy: asking.isPending || asking.isSuccess, begin: () => asking.mutate() };
}

const goTo = (url: string) => window.location.assign(url);
