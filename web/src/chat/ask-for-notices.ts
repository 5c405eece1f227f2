import { askedKey } from './chat-keys';

type AskedFor = { userId: string; ticketId: string };

/**
 * Asks whether the browser may tell of messages: once for each conversation, and nobody who has decided. A browser that lets a
 * page ask only after a press leaves it at that; the way to it stands in the panel.
 */
export async function askForNotices(
  storage: Storage,
  { userId, ticketId }: AskedFor,
): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  const key = askedKey(userId, ticketId);
  if (storage.getItem(key) !== null) return;
  storage.setItem(key, 'yes');
  await Notification.requestPermission();
}
