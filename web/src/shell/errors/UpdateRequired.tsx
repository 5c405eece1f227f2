import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { mayReload, RELOAD_AFTER_MS } from './reload-once';

/** A newer version is out and this page belongs to the old one. Reloads by itself, but never in a circle. */
export function UpdateRequired() {
  useEffect(() => {
    if (!mayReload(window.sessionStorage, Date.now())) return;
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
