import { useEffect } from 'react';
import { useOnline } from '../../session/use-online';
import { Button } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { mayReload, RELOAD_AFTER_MS } from './reload-once';

/**
 * A part of this page could not be loaded: a newer version is out, and this page belongs to the old one. Reloads by
 * itself, but never in a loop, and not offline: the browser's own error page would replace the application.
 */
export function UpdateRequired() {
  const online = useOnline();
  useEffect(() => {
    if (!online || !mayReload(window.sessionStorage, Date.now())) return;
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return <NotLoadedYet />;
  return (
    <FullMessage
      title="Application Update Required"
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Refresh
        </Button>
      }
    >
      A new version of Candor is out. Your draft is saved and will be here after the refresh.
    </FullMessage>
  );
}

function NotLoadedYet() {
  return (
    <FullMessage
      title="This page needs a connection"
      actions={<Button onClick={() => window.history.back()}>Go back</Button>}
    >
      It was not open before you went offline. It opens automatically once you are back online.
    </FullMessage>
  );
}
