import type { PersistentNotification } from '@candor/domain/model/live';

/** What one person keeps in this browser. */
export type Kept = {
  /** Newest first. */
  items: readonly PersistentNotification[];
  /** Ids of removed ones: the server may repeat them after a reconnection. */
  gone: readonly string[];
};

export const NOTHING_KEPT: Kept = { items: [], gone: [] };

/** The 51st drops the oldest. */
export const MOST_KEPT = 50;
const MOST_GONE = 200;

/** Adds a notification unless it is known or was removed before. The same object when nothing changes. */
export function keep(kept: Kept, notification: PersistentNotification): Kept {
  const known = kept.items.some(({ id }) => id === notification.id);
  if (known || kept.gone.includes(notification.id)) return kept;
  const items = [notification, ...kept.items]
    .sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
    .slice(0, MOST_KEPT);
  // Older than all that have a place: dropped before, and told again after a reconnection.
  return items.includes(notification) ? { ...kept, items } : kept;
}

/** Marks those that are meant as read. The same object when nothing changes. */
export function markRead(kept: Kept, meant: (item: PersistentNotification) => boolean): Kept {
  if (!kept.items.some((item) => !item.read && meant(item))) return kept;
  return {
    ...kept,
    items: kept.items.map((item) => (meant(item) ? { ...item, read: true } : item)),
  };
}

/** Removes a notification for good: one that the server repeats does not come back. */
export function remove(kept: Kept, id: string): Kept {
  return {
    items: kept.items.filter((item) => item.id !== id),
    gone: [id, ...kept.gone].slice(0, MOST_GONE),
  };
}

/** Knows of a notification without keeping it, so that it is told once. The same object when it was known. */
export function pass(kept: Kept, { id }: PersistentNotification): Kept {
  const known = kept.items.some((item) => item.id === id) || kept.gone.includes(id);
  return known ? kept : remove(kept, id);
}

/** The same for all. */
export function removeAll(kept: Kept): Kept {
  return {
    items: [],
    gone: [...kept.items.map(({ id }) => id), ...kept.gone].slice(0, MOST_GONE),
  };
}
