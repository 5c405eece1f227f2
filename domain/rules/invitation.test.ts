import { describe, expect, test } from 'vitest';
import {
  averageProgress,
  endOf,
  InvitationStatus,
  mayBecome,
  percentOf,
  progressStatus,
  ReadInvitationStatus,
  ReadProgressStatus,
  statusAt,
} from './invitation';

const hours = (n: number) => new Date(Date.UTC(2026, 2, 2, 9 + n));

/** The permitted transitions, written out independently of the code. */
const ALLOWED: Record<InvitationStatus, readonly InvitationStatus[]> = {
  pending: ['pending', 'accepted', 'active', 'completed', 'expired', 'cancelled'],
  accepted: ['accepted', 'active', 'completed', 'expired', 'cancelled'],
  active: ['active', 'completed', 'expired', 'cancelled'],
  completed: [],
  expired: [],
  cancelled: [],
};

describe('an invitation', () => {
  test.each(InvitationStatus.options)('that is %s allows exactly these transitions', (from) => {
    const next = InvitationStatus.options.filter((to) => mayBecome(from, to));
    expect(next.sort()).toEqual([...ALLOWED[from]].sort());
  });

  test('with an unknown status reads as pending', () => {
    const read = (value: unknown) => ReadInvitationStatus.parse(value);
    expect(['paused', null, undefined, 3].map(read)).toEqual([
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
    expect(read('active')).toBe('active');
  });

  test('with missing or unknown progress reads as without data', () => {
    const read = (value: unknown) => ReadProgressStatus.parse(value);
    expect([undefined, null, 'paused'].map(read)).toEqual(['no_data', 'no_data', 'no_data']);
    expect(read('in_progress')).toBe('in_progress');
  });

  test('ends with its link, and a day later for somebody in the middle', () => {
    expect(endOf('pending', hours(0))).toEqual(hours(0));
    expect([endOf('accepted', hours(0)), endOf('active', hours(0))]).toEqual([
      hours(24),
      hours(24),
    ]);
    expect(statusAt('pending', hours(0), hours(0))).toBe('expired');
    expect(statusAt('active', hours(0), hours(23))).toBe('active');
    expect(statusAt('active', hours(0), hours(24))).toBe('expired');
    expect(statusAt('completed', hours(0), hours(99))).toBe('completed');
  });
});

describe('progress', () => {
  test.each([
    [{ status: 'pending' }, 'no_data'],
    [{ status: 'completed', milestones_completed: 0, total_milestones: 0 }, 'no_data'],
    [{ status: 'active', milestones_completed: null, total_milestones: null }, 'no_data'],
    [{ status: 'completed', milestones_completed: 1, total_milestones: 5 }, 'completed'],
    [{ status: 'active', milestones_completed: 1, total_milestones: 5 }, 'in_progress'],
    [{ status: 'pending', milestones_completed: 1, total_milestones: 5 }, 'in_progress'],
    [{ status: 'accepted', milestones_completed: 0, total_milestones: 5 }, 'not_started'],
    [{ status: 'active', total_milestones: 5 }, 'not_started'],
  ] as const)('of %o is %s', (invitation, expected) => {
    expect(progressStatus(invitation)).toBe(expected);
  });

  test('in percent is the rounded share of the total, and 0 of nothing', () => {
    expect([percentOf(0, 0), percentOf(1, 3), percentOf(2, 3), percentOf(5, 5)]).toEqual([
      0, 33, 67, 100,
    ]);
  });

  test('on average is the rounded mean, and 0 of none', () => {
    expect(averageProgress([])).toBe(0);
    expect(averageProgress([0, 33, 100])).toBe(44);
    expect(averageProgress([50, 51])).toBe(51);
  });
});
