import { expect, test } from 'vitest';
import { reminderWords } from './reminder-words';

const OFF = {
  remind: false,
  reminders_sent: 0,
  reminded_at: null,
  next_reminder_at: null,
  reminders_stopped_at: null,
  undeliverable_at: null,
};
const FIFTH = '2026-03-05T12:00:00.000Z';
const TENTH = '2026-03-10T12:00:00.000Z';

test.each([
  [{}, 'None'],
  [{ remind: true }, 'None ahead'],
  [{ remind: true, next_reminder_at: FIFTH }, /^Next .*5.* if they have not finished$/],
  [
    { remind: true, reminders_sent: 1, reminded_at: FIFTH, next_reminder_at: TENTH },
    /^1 sent, the last .*5.*; next .*10.* if they have not finished$/,
  ],
  [{ remind: true, reminders_sent: 2, reminded_at: TENTH }, /^2 sent, the last .*10/],
  [{ remind: true, reminders_stopped_at: FIFTH }, 'None: the candidate asked for none'],
  [{ remind: true, undeliverable_at: FIFTH }, 'None: mail could not be delivered'],
])('of %o it is said: %s', (known, words) => {
  expect(reminderWords({ ...OFF, ...known })).toMatch(words);
});
