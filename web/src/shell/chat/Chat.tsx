import { lazy, Suspense, useCallback } from 'react';
import { useNotifications } from '../../features/notifications/NotificationsProvider';
import { useTell } from '../../features/notifications/use-tell';
import { ChatDock } from '../../features/support/dock/ChatDock';

const BrowserNoticesRow = lazy(async () => ({
  default: (await import('../../features/notifications/BrowserNoticesRow')).BrowserNoticesRow,
}));

/** The chat with support; reading it also marks its notifications as read. */
export function Chat() {
  const tell = useTell();
  const notifications = useNotifications();
  const onRead = useCallback(
    () => notifications.markRead(({ type }) => type === 'support'),
    [notifications],
  );
  const offer = (
    <Suspense>
      <BrowserNoticesRow />
    </Suspense>
  );
  return <ChatDock tell={tell} onRead={onRead} offer={offer} />;
}
