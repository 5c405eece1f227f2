import { askedKey } from './chat-keys';

type AskedFor = { userId: string; ticketId: string };

/**
 * Asks for permission to show browser notifications: once per conversation, and only if undecided. If a browser
 * requires a user gesture, nothing happens; the panel has a button for it.
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
