import { messages } from '@candor/domain/messages';
import type { PersistentNotification } from '@candor/domain/model/live';
import type { ClientError } from '../../../api/client-error';
import { paths } from '../../../paths';

/** What to tell about a call that the plan refused, and which plan helps, if any does: the same refusal once a day. */
export function planLimit(error: ClientError, now: Date): PersistentNotification {
  const timestamp = now.toISOString();
  const helps = error.action === 'upgrade';
  const suggests = /upgrade/i.test(error.message);
  return {
    id: `plan-limit:${error.code}:${error.message}:${timestamp.slice(0, 10)}`,
    read: false,
    timestamp,
    type: 'plan',
    subtype: error.code,
    title: messages.planLimitReached,
    message: helps && !suggests ? `${error.message} Upgrade for more.` : error.message,
    priority: 'high',
    data: { sentence: error.message },
    actionUrl: helps ? paths.pricing : paths.billing,
  };
}
