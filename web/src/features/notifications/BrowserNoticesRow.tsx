import { useState } from 'react';
import { Button } from '../../ui/Button';
import { browserNotices, setBrowserNotices } from './browser-notices';

/** Turning on the browser's own notifications. Nothing is requested before somebody presses it. */
export function BrowserNoticesRow() {
  const [standing, setStanding] = useState(() => browserNotices(window.localStorage));
  if (standing === 'unsupported') return null;
  if (standing === 'denied') return <span>Browser notices are blocked for this site.</span>;
  const on = standing === 'on';
  const change = async () => setStanding(await setBrowserNotices(window.localStorage, !on));
  return (
    <Button variant="link" size="sm" aria-pressed={on} onClick={change} className="-ml-2.5">
      {on ? 'Browser notices are on' : 'Turn on browser notices'}
    </Button>
  );
}
