import type { PersistentNotification } from '@candor/domain/model/live';
import { eventOf, preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNotificationPreferences } from '../../session/use-notification-preferences';
import { browserNotices, showInBrowser } from './browser-notices';
import { useNotifications } from './NotificationsProvider';
import { sayAloud } from './say-aloud';

/** These are already in the banner: a notice next to it would say the same thing twice. */
const IN_BANNER = ['quota', 'trial'];

/**
 * Somebody waits for these replies: the browser announces them even in a visible tab, unless an open chat shows them.
 */
const SPOKEN = ['support'];

/** Older ones wait in the notification centre: a stream that opens repeats the last day. */
const NEWS_MS = 60_000;

/** The defaults if this user's preferences are unavailable. */
const AS_SHIPPED = preferencesWith({});

/** Tells something. Without `open` a notice of the browser leads to the address of the notification. */
type Tell = (notification: PersistentNotification, open?: () => void) => void;

/**
 * How to announce something, on the channels that this user wants: stored in the notification centre, and announced
 * unless its page is open anyway. Until the preferences are known, news waits.
 */
export function useTell(): Tell {
  const notifications = useNotifications();
  const { data, isPending } = useNotificationPreferences();
  const preferences = isPending ? null : (data?.preferences ?? AS_SHIPPED);
  const waiting = useRef<Parameters<Tell>[]>([]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('');
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  const tell = useCallback<Tell>(
    (notification, openThere) => {
      if (!preferences) {
        waiting.current.push([notification, openThere]);
        return;
      }
      const { actionUrl } = notification;
      const wanted = (channel: 'in_app' | 'browser') =>
        wants(preferences, channel, eventOf(notification));
      const atIt = isAt(here.current, actionUrl);
      const seen = atIt && !document.hidden;
      const isNew = wanted('in_app')
        ? notifications.add({ ...notification, read: notification.read || seen })
        : notifications.pass(notification);
      if (!isNew) return;
      const open = () => {
        notifications.markRead(({ id }) => id === notification.id);
        if (openThere) openThere();
        else if (actionUrl) void navigate(actionUrl);
      };
      const byBrowser = document.hidden || (SPOKEN.includes(notification.type) && !atIt);
      if (wanted('browser') && byBrowser && browserNotices(window.localStorage) === 'on') {
        showInBrowser(notification, open);
      }
      const isNews = Date.now() - Date.parse(notification.timestamp) < NEWS_MS;
      if (!wanted('in_app')) return;
      if (isNews && !atIt && !IN_BANNER.includes(notification.type)) sayAloud(notification, open);
    },
    [notifications, preferences, navigate],
  );
  useEffect(() => {
    if (preferences) for (const told of waiting.current.splice(0)) tell(...told);
  }, [preferences, tell]);
  return tell;
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
