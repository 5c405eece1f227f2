import type { Integration } from '@candor/domain/model/ats';
import { Button } from '../../../ui/Button';
import { needsRepair } from '../use-integrations';
import { ConnectionCard } from './ConnectionCard';
import { DisconnectDialog } from './DisconnectDialog';
import { EventsDialog } from './EventsDialog';
import { LinkAshbyDialog } from './LinkAshbyDialog';
import { useWish } from './use-wish';

type Wish = 'link' | 'disconnect' | 'events';

type AshbyCardProps = {
  connection: Integration;
  isPartner: boolean;
  /** Nothing on the page is more urgent than connecting it. */
  isNext: boolean;
};

/** Ashby: connected with an API key. */
export function AshbyCard({ connection, isPartner, isNext }: AshbyCardProps) {
  const { wish, ask, close, done, heading } = useWish<Wish>();
  const isLinked = connection.status !== 'not_connected';
  const needsKey = needsRepair(connection);
  return (
    <>
      <ConnectionCard
        type="ashby"
        name="Ashby"
        about="Reads jobs, applications and resumes with your API key."
        connection={connection}
        heading={heading}
        actions={
          <>
            {(!isLinked || needsKey) && (
              <Button
                variant={isNext ? 'primary' : 'secondary'}
                aria-haspopup="dialog"
                onClick={() => ask('link')}
              >
                {isLinked ? 'Reconnect Ashby' : 'Connect Ashby'}
              </Button>
            )}
            {isLinked && (
              <>
                {!needsKey && (
                  <Button aria-haspopup="dialog" onClick={() => ask('link')}>
                    Change key
                  </Button>
                )}
                <Button aria-haspopup="dialog" onClick={() => ask('events')}>
                  Events
                </Button>
                <Button variant="quiet" aria-haspopup="dialog" onClick={() => ask('disconnect')}>
                  Disconnect
                </Button>
              </>
            )}
          </>
        }
      />
      {wish === 'link' && (
        <LinkAshbyDialog
          before={isLinked}
          isPartner={isPartner}
          onClose={close}
          onDone={isLinked && !needsKey ? close : done}
        />
      )}
      {wish === 'events' && <EventsDialog type="ashby" connection={connection} onClose={close} />}
      {wish === 'disconnect' && <DisconnectDialog type="ashby" onClose={close} onDone={done} />}
    </>
  );
}
