import type {
  NotificationChannel,
  NotificationEvent,
} from '@candor/domain/model/notification-preferences';

export const CHANNELS = [
  { channel: 'in_app', name: 'In app' },
  { channel: 'browser', name: 'Browser' },
  { channel: 'email', name: 'E-mail' },
] as const satisfies readonly { channel: NotificationChannel; name: string }[];

type News = {
  event: NotificationEvent;
  name: string;
  hint: string;
  /** It is never mailed: it speaks to somebody who is here. */
  neverMailed?: true;
  /** It is only mailed: users who are here are notified of the batch itself. */
  onlyMailed?: true;
};

/** All news, in the order in which settings offer it. */
export const NEWS: readonly News[] = [
  { event: 'batch_completed', name: 'Batch scored', hint: 'Its results can be opened' },
  { event: 'batch_failed', name: 'Batch failed', hint: 'With the cause' },
  {
    event: 'morning_digest',
    name: 'Morning schedule',
    hint: 'Who was new, or why nobody could be scored',
    onlyMailed: true,
  },
  {
    event: 'invitation_progress',
    name: 'Assessment step',
    hint: 'When somebody you invited has done one, or asks you something',
  },
  {
    event: 'invitation_completed',
    name: 'Assessment answers',
    hint: 'When somebody you invited has sent them',
  },
  {
    event: 'shortlist_answered',
    name: 'Shortlist answers',
    hint: 'When somebody you sent a link says what they think',
    neverMailed: true,
  },
  { event: 'support_message', name: 'Support', hint: 'When your question is answered' },
  { event: 'quota_warning', name: 'Quota', hint: 'At 50, 75 and 90% of your candidates' },
  { event: 'trial_expiring', name: 'Trial', hint: 'In its last three days' },
  {
    event: 'plan_limit_reached',
    name: 'Plan limit',
    hint: 'When something needs another plan',
    neverMailed: true,
  },
  { event: 'system', name: 'Service', hint: 'About Candor itself', neverMailed: true },
];
