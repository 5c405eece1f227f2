import { users } from '@candor/domain/api/users';
import type { LiveEvent } from '@candor/domain/model/live';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ClientError } from '../../api/client-error';
import { useLiveEvents } from '../../live/LiveProvider';
import { paths } from '../../paths';
import { useUser } from '../../session/app-context';
import { useInvalidate } from '../../session/use-call';
import { useQuota, useSubscription } from '../../session/use-plan';
import { takeBack } from '../../ui/notice/notice-stack';
import { useHidden } from '../../ui/use-hidden';
import { useNotifications } from './NotificationsProvider';
import { planLimit } from './raise/plan-limit';
import { thresholds } from './raise/thresholds';
import { batchNoticeId } from './say-aloud';
import { usePlanLimits } from './use-plan-limits';
import { isAt, useTell } from './use-tell';

/** Hears everything that is worth a notification. Draws nothing. */
export function NotificationFeed() {
  const tell = useTell();
  useLiveEvents(
    useCallback(
      (event: LiveEvent) => {
        if (event.type === 'notification') tell(event.notification);
      },
      [tell],
    ),
  );
  const invalidate = useInvalidate();
  usePlanLimits(
    useCallback(
      (error: ClientError) => {
        tell(planLimit(error, new Date()));
        // What an open tab knows of the plan is older than the refusal: a trial may have ended meanwhile.
        void invalidate(users.subscription, users.quotaStatus);
      },
      [tell, invalidate],
    ),
  );

  const quota = useQuota().data;
  const subscription = useSubscription().data;
  const period = useUser().plan_info.current_period_end;
  useEffect(() => {
    for (const found of thresholds({ quota, subscription, period, now: new Date() })) tell(found);
  }, [quota, subscription, period, tell]);

  useReadHere();
  return null;
}

/** Somebody on the page that a notification is about has read it, and needs no link in the corner. */
function useReadHere(): void {
  const notifications = useNotifications();
  const { pathname, search } = useLocation();
  const hidden = useHidden();
  useEffect(() => {
    if (hidden) return;
    const batchId = pathname === paths.analytics && new URLSearchParams(search).get('batchId');
    if (batchId) takeBack(batchNoticeId(batchId));
    notifications.markRead(
      ({ type, actionUrl }) => type === 'batch' && isAt(pathname + search, actionUrl),
    );
  }, [notifications, pathname, search, hidden]);
}
