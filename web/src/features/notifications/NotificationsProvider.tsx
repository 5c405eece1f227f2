import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useUser } from '../../session/app-context';
import { createNotifications, type Notifications } from './create-notifications';
import type { Kept } from './kept-notifications';

const NotificationsContext = createContext<Notifications | null>(null);

/** The notifications of the signed-in person, the same in all tabs. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { id } = useUser();
  const notifications = useMemo(() => createNotifications(window.localStorage, id), [id]);
  useEffect(() => {
    const follow = (event: StorageEvent) => notifications.follow(event.key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [notifications]);
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}

/** Throws outside of the provider: that is a bug. */
export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider above it');
  return notifications;
}

/** The notifications that this browser keeps, as they change. */
export function useKept(): Kept {
  const { kept } = useNotifications();
  return useSyncExternalStore(kept.subscribe, kept.get, kept.get);
}
