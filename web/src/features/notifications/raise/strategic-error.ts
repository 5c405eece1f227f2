import { messages } from '@candor/domain/messages';
import type { PersistentNotification } from '@candor/domain/model/live';
import { paths } from '../../../paths';

/** What to tell about figures that could not be had: the same sentence once a day. */
export function strategicError(sentence: string, now: Date): PersistentNotification {
  const timestamp = now.toISOString();
  return {
    id: `strategic-analytics:${sentence}:${timestamp.slice(0, 10)}`,
    read: false,
    timestamp,
    type: 'analytics',
    subtype: 'error',
    title: messages.strategicError,
    message: sentence,
    priority: 'high',
    data: {},
    actionUrl: paths.metaAnalytics,
  };
}
