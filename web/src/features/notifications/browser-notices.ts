import type { PersistentNotification } from '@candor/domain/model/live';

/** `off`: the person turned them off here although the browser would allow them. */
export type BrowserNotices = 'unsupported' | 'undecided' | 'denied' | 'on' | 'off';

const KEY = 'candor.browser-notices';

/** How notices of the browser itself stand. */
export function browserNotices(storage: Storage): BrowserNotices {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default') return 'undecided';
  return storage.getItem(KEY) === 'off' ? 'off' : 'on';
}

/** Turns them on or off; the first time the browser asks the user. Returns the resulting state. */
export async function setBrowserNotices(storage: Storage, on: boolean): Promise<BrowserNotices> {
  storage.setItem(KEY, on ? 'on' : 'off');
  if (on && browserNotices(storage) === 'undecided') await Notification.requestPermission();
  return browserNotices(storage);
}

/** Shows a browser notification to users who look at something else. The same one only once. */
export function showInBrowser(notification: PersistentNotification, onOpen: () => void): void {
  const { id, title, message } = notification;
  const notice = new Notification(title, { body: message, tag: id });
  notice.onclick = () => {
    window.focus();
    notice.close();
    onOpen();
  };
}
