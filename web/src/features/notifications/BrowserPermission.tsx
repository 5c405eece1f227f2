import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
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
  const found = useSyncExternalStore(neverByItself, readHere, whilePrerendered);
  const [chosen, setChosen] = useState<BrowserNotices | null>(null);
  const standing = chosen ?? found;
  if (standing === null) return <Skeleton className="h-5 w-72 max-w-full" />;
  const { state, change } = WORDS[standing];
  const choose = async () =>
    setChosen(await setBrowserNotices(window.localStorage, standing !== 'on'));
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

const neverByItself = () => () => {};
const readHere = () => browserNotices(window.localStorage);

/** A page that is drawn ahead knows no browser, and says nothing about the one that will show it. */
const whilePrerendered = () => null;
