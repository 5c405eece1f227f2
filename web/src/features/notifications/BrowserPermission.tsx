import { useState } from 'react';
import { Button } from '../../ui/Button';
import { type BrowserNotices, browserNotices, setBrowserNotices } from './browser-notices';

const WORDS: Record<BrowserNotices, { state: string; change: string | null }> = {
  unsupported: { state: 'This browser cannot show notifications.', change: null },
  undecided: {
    state: 'This browser has not been asked yet, so it shows no notifications.',
    change: 'Ask',
  },
  denied: {
    state:
      'This browser blocks notifications from this site. Allow them in its settings for the site.',
    change: null,
  },
  on: { state: 'This browser may show notifications.', change: 'Turn off here' },
  off: {
    state: 'This browser may show notifications, but they are off here.',
    change: 'Turn on here',
  },
};

/** Whether this browser allows notifications, and the button to ask it. */
export function BrowserPermission() {
  const [standing, setStanding] = useState(() => browserNotices(window.localStorage));
  const { state, change } = WORDS[standing];
  const choose = async () =>
    setStanding(await setBrowserNotices(window.localStorage, standing !== 'on'));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="mr-auto text-ink-2">
        {state}
      </p>
      {change && (
        <Button size="sm" onClick={() => void choose()}>
          {change}
        </Button>
      )}
    </div>
  );
}
