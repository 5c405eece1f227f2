import { describe, expect, test } from 'vitest';
import { isWaking, nextReminder, type Remindable } from './invitation-reminders';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 2, day, hour));

const SENT: Remindable = {
  status: 'pending',
  remind: true,
  remindersSent: 0,
  remindersStoppedAt: null,
  undeliverableAt: null,
  createdAt: at(1),
  resentAt: null,
  lastAccessed: null,
  remindedAt: null,
  startedAt: null,
  timeLimitMinutes: null,
  expiresAt: at(31),
};
const next = (change: Partial<Remindable>) => nextReminder({ ...SENT, ...change });

describe('somebody is reminded', () => {
  test('after three days without activity', () => {
    expect(next({})).toEqual(at(4));
  });

  test.each([
    ['looked at it', { lastAccessed: at(3) }],
    ['was sent it again', { resentAt: at(3) }],
  ])('three days after they %s', (_what, sign) => {
    expect(next(sign)).toEqual(at(6));
  });

  test('a second time two days before it expires', () => {
    expect(next({ remindersSent: 1, remindedAt: at(4) })).toEqual(at(29));
  });

  test('a second time no sooner than a day after their last activity', () => {
    const late = { remindersSent: 1, remindedAt: at(4), lastAccessed: at(29, 9) };
    expect(next(late)).toEqual(at(30, 9));
  });

  test('once if the link is short-lived, a day after it was sent', () => {
    expect(next({ expiresAt: at(3) })).toEqual(at(2));
    expect(next({ expiresAt: at(3), remindersSent: 1, remindedAt: at(2) })).toBeNull();
  });
});

describe('nobody is reminded', () => {
  test.each([
    ['who is not to be', { remind: false }],
    ['who stopped it', { remindersStoppedAt: at(2) }],
    ['who cannot be reached', { undeliverableAt: at(2) }],
    ['a third time', { remindersSent: 2, remindedAt: at(29) }],
    ['who sent their answers', { status: 'completed' }],
    ['of what has ended', { status: 'expired' }],
    ['of what was cancelled', { status: 'cancelled' }],
    ['whose limited time runs', { status: 'active', startedAt: at(2), timeLimitMinutes: 60 }],
    ['of a link of one day', { expiresAt: at(2) }],
  ] as const)('%s', (_who, change) => {
    expect(next(change)).toBeNull();
  });
});

test('somebody in the middle without a time limit is reminded, too', () => {
  const begun = { status: 'active', startedAt: at(1, 13), lastAccessed: at(1, 13) } as const;
  expect(next(begun)).toEqual(at(4, 13));
});

test.each([
  ['Europe/Berlin', 6, false],
  ['Europe/Berlin', 7, true],
  ['Europe/Berlin', 16, true],
  ['Europe/Berlin', 17, false],
  ['America/Los_Angeles', 7, false],
  ['America/Los_Angeles', 17, true],
  ['Asia/Kolkata', 2, false],
  ['Asia/Kolkata', 3, true],
])('in %s at %i h UTC in March a mail may arrive: %s', (zone, hour, may) => {
  expect(isWaking(at(2, hour), zone)).toBe(may);
});
