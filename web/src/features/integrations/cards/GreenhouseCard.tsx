import { messages } from '@candor/domain/messages';
import type { Integration } from '@candor/domain/model/ats';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button, buttonClass } from '../../../ui/Button';
import { useConnectGreenhouse } from '../use-connect-greenhouse';
import { needsRepair } from '../use-integrations';
import { ConnectionCard } from './ConnectionCard';
import { DisconnectDialog } from './DisconnectDialog';
import { EventsDialog } from './EventsDialog';
import { useWish } from './use-wish';

type Wish = 'disconnect' | 'events';

type GreenhouseCardProps = {
  connection: Integration;
  /** Nothing on the page is more urgent than connecting it. */
  isNext: boolean;
};

/** Greenhouse: connected by allowing it on a page of Greenhouse's own. */
export function GreenhouseCard({ connection, isNext }: GreenhouseCardProps) {
  const { wish, ask, close, done, heading } = useWish<Wish>();
  const connect = useConnectGreenhouse();
  const { available, status } = connection;
  const isLinked = status !== 'not_connected';
  const needsConsent = needsRepair(connection);
  return (
    <>
      <ConnectionCard
        type="greenhouse"
        name="Greenhouse"
        about={
          available
            ? 'Reads jobs, applications and resumes after a Site Admin has allowed it in Greenhouse.'
            : `${messages.greenhouseNotSetUp} Whoever operates it can set them up.`
        }
        connection={connection}
        heading={heading}
        problem={connect.problem}
        actions={
          <>
            {available && (!isLinked || needsConsent) && (
              <Button
                variant={isNext ? 'primary' : 'secondary'}
                busy={connect.busy}
                onClick={() => void connect.begin()}
              >
                {isLinked ? 'Reconnect Greenhouse' : 'Connect Greenhouse'}
              </Button>
            )}
            {available && isLinked && (
              <Button aria-haspopup="dialog" onClick={() => ask('events')}>
                Events
              </Button>
            )}
            {!available && !isLinked && (
              <Link to={paths.support} className={buttonClass()}>
                Ask for it
              </Link>
            )}
            {isLinked && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => ask('disconnect')}>
                Disconnect
              </Button>
            )}
          </>
        }
      />
      {wish === 'events' && (
        <EventsDialog type="greenhouse" connection={connection} onClose={close} />
      )}
      {wish === 'disconnect' && (
        <DisconnectDialog type="greenhouse" onClose={close} onDone={done} />
      )}
    </>
  );
}
