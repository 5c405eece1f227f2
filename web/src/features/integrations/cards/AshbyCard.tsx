import type { Integration } from '@candor/domain/model/ats';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { ConnectionCard } from './ConnectionCard';
import { DisconnectDialog } from './DisconnectDialog';
import { EventsDialog } from './EventsDialog';
import { LinkAshbyDialog } from './LinkAshbyDialog';

type Wish = 'link' | 'disconnect' | 'events' | null;
type AshbyCardProps = { connection: Integration; isPartner: boolean };

/** Ashby: connected with an API key. */
export function AshbyCard({ connection, isPartner }: AshbyCardProps) {
  const [wish, setWish] = useState<Wish>(null);
  const close = () => setWish(null);
  const isLinked = connection.status !== 'not_connected';
  const needsKey = connection.problem === 'refused' || connection.problem === 'permission';
  return (
    <>
      <ConnectionCard
        name="Ashby"
        about="Reads jobs, applications and resumes with an API key of yours."
        connection={connection}
        actions={
          <>
            {(!isLinked || needsKey) && (
              <Button variant="primary" aria-haspopup="dialog" onClick={() => setWish('link')}>
                {isLinked ? 'Reconnect Ashby' : 'Connect Ashby'}
              </Button>
            )}
            {isLinked && (
              <>
                {!needsKey && (
                  <Button aria-haspopup="dialog" onClick={() => setWish('link')}>
                    Change key
                  </Button>
                )}
                <Button aria-haspopup="dialog" onClick={() => setWish('events')}>
                  Events
                </Button>
                <Button
                  variant="quiet"
                  aria-haspopup="dialog"
                  onClick={() => setWish('disconnect')}
                >
                  Disconnect
                </Button>
              </>
            )}
          </>
        }
      />
      {wish === 'link' && <LinkAshbyDialog isPartner={isPartner} onClose={close} />}
      {wish === 'events' && <EventsDialog type="ashby" connection={connection} onClose={close} />}
      {wish === 'disconnect' && <DisconnectDialog type="ashby" onClose={close} />}
    </>
  );
}
