import type { PersistentNotification } from '../model/live';
import {
  type NotificationChannel,
  NotificationEvent,
  type NotificationPreferences,
  type PreferencesChange,
} from '../model/notification-preferences';

/**
 * The defaults of an account: notifications in the application and, if the browser allows it, from the browser. Mail
 * is opt-in.
 */
const AS_SHIPPED = { in_app: true, browser: true, email: false } as const;

/** The preferences with everything the account has changed. */
export function preferencesWith(changed: PreferencesChange): NotificationPreferences {
  const of = (event: NotificationEvent, email: boolean = AS_SHIPPED.email) => {
    const own = changed.events?.[event];
    return {
      in_app: own?.in_app ?? AS_SHIPPED.in_app,
      browser: own?.browser ?? AS_SHIPPED.browser,
      email: own?.email ?? email,
    };
  };
  return {
    in_app: changed.in_app ?? true,
    browser: changed.browser ?? true,
    email: changed.email ?? true,
    events: {
      batch_completed: of('batch_completed'),
      batch_failed: of('batch_failed'),
      // People who set up a schedule are away when it runs.
      morning_digest: of('morning_digest', true),
      quota_warning: of('quota_warning'),
      trial_expiring: of('trial_expiring'),
      plan_limit_reached: of('plan_limit_reached'),
      invitation_progress: of('invitation_progress'),
      invitation_completed: of('invitation_completed'),
      shortlist_answered: of('shortlist_answered'),
      // People who asked are waiting for the answer while doing something else.
      support_message: of('support_message', true),
      system: of('system'),
    },
  };
}

/** Two changes combined, the later one on top. */
export function mergedChange(
  before: PreferencesChange,
  later: PreferencesChange,
): PreferencesChange {
  const events: PreferencesChange['events'] = {};
  for (const event of NotificationEvent.options) {
    const both = { ...before.events?.[event], ...later.events?.[event] };
    if (Object.keys(both).length > 0) events[event] = both;
  }
  return { ...before, ...later, ...(Object.keys(events).length > 0 && { events }) };
}

/** Whether somebody wants to be notified of an event on a channel. */
export function wants(
  preferences: NotificationPreferences,
  channel: NotificationChannel,
  event: NotificationEvent,
): boolean {
  return preferences[channel] && preferences.events[event][channel];
}

/** The event that a notification is about. */
export function eventOf({
  type,
  subtype,
}: Pick<PersistentNotification, 'type' | 'subtype'>): NotificationEvent {
  if (type === 'batch') return subtype === 'failed' ? 'batch_failed' : 'batch_completed';
  if (type === 'quota') return 'quota_warning';
  if (type === 'trial') return 'trial_expiring';
  if (type === 'plan') return 'plan_limit_reached';
  if (type === 'invitation') {
    return subtype === 'completed' ? 'invitation_completed' : 'invitation_progress';
  }
  if (type === 'share') return 'shortlist_answered';
  if (type === 'support') return 'support_message';
  return 'system';
}
