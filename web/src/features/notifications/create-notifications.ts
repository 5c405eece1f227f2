import { PersistentNotification } from '@candor/domain/model/live';
import { z } from 'zod';
import { parseJson } from '../../api/parse-json';
import { createValue, type Value } from '../../api/value';
import {
  type Kept,
  keep,
  markRead,
  NOTHING_KEPT,
  pass,
  remove,
  removeAll,
} from './kept-notifications';

const StoredKept = z.object({
  items: z.array(PersistentNotification),
  gone: z.array(z.string()),
});

export type Notifications = {
  kept: Pick<Value<Kept>, 'get' | 'subscribe'>;
  /** Stores a notification and returns whether it was new. */
  add: (notification: PersistentNotification) => boolean;
  /** Registers a notification that nobody wants to keep, and returns whether it was new. */
  pass: (notification: PersistentNotification) => boolean;
  markRead: (meant: (item: PersistentNotification) => boolean) => void;
  remove: (id: string) => void;
  /** Removes everything and returns how to undo that. */
  clear: () => () => void;
  /** Told when another tab of the same person wrote. */
  follow: (storageKey: string | null) => void;
};

/**
 * The notifications of one user in this browser. Every change reads what is stored first, because other tabs write
 * there, too.
 */
export function createNotifications(storage: Storage, userId: string): Notifications {
  const key = `candor.notifications.${userId}`;
  const kept = createValue<Kept>(read(storage, key));

  function change(by: (before: Kept) => Kept): boolean {
    const before = read(storage, key);
    const after = by(before);
    if (after === before) return false;
    store(storage, key, after);
    kept.set(after);
    return true;
  }

  return {
    kept,
    add: (notification) => change((before) => keep(before, notification)),
    pass: (notification) => change((before) => pass(before, notification)),
    markRead: (meant) => void change((before) => markRead(before, meant)),
    remove: (id) => void change((before) => remove(before, id)),
    clear: () => {
      const before = read(storage, key);
      change(removeAll);
      return () => void change(() => before);
    },
    follow: (storageKey) => {
      if (storageKey === null || storageKey === key) kept.set(read(storage, key));
    },
  };
}

/** A storage that is full keeps less, and that is all: whoever tells something must not fail by it. */
function store(storage: Storage, key: string, kept: Kept): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Shown until the page is left; the server tells it again.
  }
}

/** What is stored; nothing when it is of a shape that this version does not know. */
function read(storage: Storage, key: string): Kept {
  return StoredKept.safeParse(parseJson(storage.getItem(key))).data ?? NOTHING_KEPT;
}
