import type { InvitationStats } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations } from '../../db/schema';
import { createAssessment, invite } from '../../testing/assessments';
import {
  aSender,
  INVITATIONS,
  reportProgress,
  startAssessment,
} from '../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ as } = await aSender(t));
});
afterAll(() => t.close());

const DAY = 86_400_000;
const stats = async (query = ''): Promise<InvitationStats> =>
  (await as.get(`${INVITATIONS}/stats${query}`)).json();

describe('the figures', () => {
  test('are those of the last thirty days, unless more is asked for', async () => {
    await invite(as);
    t.clock.advance(31 * DAY);
    await invite(as);
    expect(await stats()).toMatchObject({ total_invitations: 1, days: 30 });
    expect(await stats('?days=90')).toMatchObject({ total_invitations: 2, days: 90 });
    for (const days of ['0', '366', 'many']) {
      const reply = await as.get(`${INVITATIONS}/stats?days=${days}`);
      expect([reply.statusCode, reply.json().detail]).toEqual([
        400,
        'Days must be between 1 and 365',
      ]);
    }
  });

  test('sum up progress, points, steps and sources', async () => {
    const assessment_id = await createAssessment(as);
    const first = await invite(as, { assessment_id });
    await invite(as, { assessment_id });
    t.clock.advance(1000);
    const hosted = await invite(as);
    await startAssessment(t, first.invitation_code);
    await reportProgress(as, hosted.invitation_code, {
      milestones_completed: 1,
      total_milestones: 4,
      points_earned: 10,
      latest_milestone: 'Handover',
    });
    expect(await stats()).toEqual({
      average_progress: 8,
      total_points_earned: 10,
      average_points_per_invitation: 3.3,
      progress_distribution: { not_started: 2, in_progress: 1, completed: 0, no_data: 0 },
      milestone_stats: [
        { milestone: 'Work with Python', reached: 1, completed: 0 },
        { milestone: 'Work with data', reached: 0, completed: 0 },
        { milestone: 'Handover', reached: 1, completed: 1 },
      ],
      ats_breakdown: {
        ashby: { total: 1, completed: 0, active: 1 },
        greenhouse: { total: 0, completed: 0, active: 0 },
        unknown: { total: 2, completed: 0, active: 1 },
      },
      total_invitations: 3,
      completed_invitations: 0,
      median_hours_to_complete: null,
      funnel: { sent: 3, opened: 2, started: 2, completed: 0 },
      days_to_complete: [],
      days: 30,
    });
    const byAts = (await as.get(`${INVITATIONS}/stats/by-ats`)).json();
    expect(byAts).toEqual({ ats_breakdown: (await stats()).ats_breakdown, days: 30 });
  });

  test('report how far people got, and after how many days they finished', async () => {
    const finishAfter = async (days: number) => {
      const { invitation_code: code } = await invite(as);
      const submittedAt = new Date(t.clock.now().getTime() + days * DAY);
      const done = { status: 'completed', submittedAt } as const;
      await t.db.update(invitations).set(done).where(eq(invitations.code, code));
    };
    for (const days of [3.5, 0.2, 3]) await finishAfter(days);
    const { invitation_code: opened } = await invite(as, {
      assessment_id: await createAssessment(as),
    });
    await invite(as);
    await t.as().get(`/api/assessment/${opened}`);
    expect(await stats()).toMatchObject({
      funnel: { sent: 5, opened: 4, started: 3, completed: 3 },
      days_to_complete: [
        { days: 0, people: 1 },
        { days: 3, people: 2 },
      ],
      median_hours_to_complete: 72,
    });
  });

  test('of nothing are zeros', async () => {
    expect(await stats()).toMatchObject({
      average_progress: 0,
      total_points_earned: 0,
      average_points_per_invitation: 0,
      total_invitations: 0,
      milestone_stats: [],
    });
  });
});
