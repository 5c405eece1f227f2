import { z } from 'zod';

export const NotificationEvent = z.enum([
  'batch_completed',
  'batch_failed',
  'morning_digest',
  'quota_warning',
  'trial_expiring',
  'plan_limit_reached',
  'invitation_progress',
  'invitation_completed',
  'shortlist_answered',
  'support_message',
  'system',
]);
export type NotificationEvent = z.infer<typeof NotificationEvent>;

export const NotificationChannel = z.enum(['in_app', 'browser', 'email']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

const Channels = z.object({ in_app: z.boolean(), browser: z.boolean(), email: z.boolean() });

/** Which news go where. A channel that is off as a whole is off for every event. */
export const NotificationPreferences = Channels.extend({
  events: z.record(NotificationEvent, Channels),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

const SomeChannels = Channels.partial().strict();

/** A change of preferences: what it does not name keeps its value, what does not exist is refused. */
export const PreferencesChange = SomeChannels.extend({
  events: z.partialRecord(NotificationEvent, SomeChannels).optional(),
}).strict();
export type PreferencesChange = z.infer<typeof PreferencesChange>;
