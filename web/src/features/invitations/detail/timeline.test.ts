import { expect, test } from 'vitest';
import { formatMoment } from '../../../ui/format';
import { anInvitation, aPending, daysAgo } from '../testing/invitation-samples';
import { timelineOf } from './timeline';

const states = (invitation: Parameters<typeof timelineOf>[0]) =>
  timelineOf(invitation).map(({ state, title }) => [state, title]);

test('an ATS’s report is in chronological order, and the rest is counted', () => {
  const reported = { milestone: 'A budget question', completed_at: daysAgo(1), points: 16 };
  const hosted = anInvitation({
    ats_source: 'ashby',
    steps: [],
    total_milestones: 3,
    started_at: null,
    progress_data: { milestone_history: [reported] },
  });
  expect(states(hosted).slice(0, -1)).toEqual([
    ['done', 'Invitation opened'],
    ['done', 'A budget question'],
    ['next', '2 more milestones'],
  ]);
});

test('nobody is next on an invitation that has ended', () => {
  for (const status of ['expired', 'cancelled'] as const) {
    const ended = timelineOf(anInvitation({ status }));
    expect(ended.some(({ state }) => state === 'next')).toBe(false);
    expect(ended.at(-1)?.title.toLowerCase()).toContain(status);
  }
});

test('one that was never opened begins with its first step', () => {
  expect(states(aPending({ steps: anInvitation().steps.slice(1) }))[0]).toEqual([
    'next',
    'The first 30 days',
  ]);
});

test('a completed one ends with when its answers were sent', () => {
  const completed = anInvitation({ status: 'completed', submitted_at: '2026-03-02T14:05:00.000Z' });
  expect(timelineOf(completed).at(-1)?.title).toBe(
    `Answers sent ${formatMoment('2026-03-02T14:05:00.000Z')}`,
  );
});
