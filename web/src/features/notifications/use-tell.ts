import type { PersistentNotification } from '@candor/domain/model/live';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserNotices, showInBrowser } from './browser-notices';
import { useNotifications } from './NotificationsProvider';
import { sayAloud } from './say-aloud';

/** These stand in the banner already: a notice beside it would say the same thing twice. */
const IN_BANNER = ['quota', 'trial'];

/** What is older waits in the notification centre: a stream that opens tells of the last day again. */
const NEWS_MS = 60_000;

/** How to tell something: kept in the notification centre, and said aloud unless its page is open anyway. */
export function useTell(): (notification: PersistentNotification) => void {
  const notifications = useNotifications();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  return useCallback(
    (notification) => {
      const { actionUrl } = notification;
      const atIt = isAt(here.current, actionUrl);
      const seen = atIt && !document.hidden;
      if (!notifications.add({ ...notification, read: notification.read || seen })) return;
      const open = () => {
        notifications.markRead(({ id }) => id === notification.id);
        if (actionUrl) void navigate(actionUrl);
      };
      if (document.hidden && browserNotices(window.localStorage) === 'on') {
        showInBrowser(notification, open);
      }
      const isNews = Date.now() - Date.parse(notification.timestamp) < NEWS_MS;
      if (isNews && !atIt && !IN_BANNER.includes(notification.type)) sayAloud(notification, open);
    },
    [notifications, navigate],
  );
}

/** Whether an address shows what another one names: the same page, and the same thing on it. */
export function isAt(here: string, target: string | null): boolean {
  if (!target) return false;
  const [path = '', query = ''] = target.split('?');
  const [herePath = '', hereQuery = ''] = here.split('?');
  const wanted = new URLSearchParams(query);
  const given = new URLSearchParams(hereQuery);
  return path === herePath && [...wanted].every(([name, value]) => given.get(name) === value);
}
