import { expect, test } from 'vitest';
import { NotificationEvent, PreferencesChange } from '../model/notification-preferences';
import { eventOf, mergedChange, preferencesWith, wants } from './notification-preferences';

test('an account starts with all in-app notifications on, and mail only for what happens while people are away: a morning schedule and a support answer', () => {
  const preferences = preferencesWith({});
  for (const event of NotificationEvent.options) {
    expect(wants(preferences, 'in_app', event)).toBe(true);
    expect(wants(preferences, 'email', event)).toBe(
      ['morning_digest', 'support_message'].includes(event),
    );
  }
});

test('a change affects what it names and nothing else', () => {
  const first = { events: { batch_failed: { email: true } } };
  const both = mergedChange(first, { browser: false, events: { batch_failed: { in_app: false } } });
  expect(both).toEqual({
    browser: false,
    events: { batch_failed: { email: true, in_app: false } },
  });
  const preferences = preferencesWith(both);
  expect(preferences.events.batch_failed).toEqual({ in_app: false, browser: true, email: true });
  expect(preferences.events.batch_completed).toEqual({ in_app: true, browser: true, email: false });
});

test('a channel that is off is off for every event', () => {
  const off = preferencesWith({ email: false, events: { batch_failed: { email: true } } });
  expect(wants(off, 'email', 'batch_failed')).toBe(false);
});

test.each([
  { sms: true },
  { events: { birthday: { email: true } } },
  { events: { system: { fax: true } } },
])('the unknown key in %j is refused', (change) => {
  expect(PreferencesChange.safeParse(change).success).toBe(false);
});

test.each([
  ['batch', 'completed', 'batch_completed'],
  ['batch', 'failed', 'batch_failed'],
  ['quota', 'quota_75', 'quota_warning'],
  ['trial', 'trial_2', 'trial_expiring'],
  ['plan', 'candidate_quota', 'plan_limit_reached'],
  ['news', '', 'system'],
])('a notification of %s and %s is about %s', (type, subtype, event) => {
  expect(eventOf({ type, subtype })).toBe(event);
});
