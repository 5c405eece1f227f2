import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations } from '../../db/schema';
import { createAssessment, invite } from '../../testing/assessments';
import {
  aSender,
  INVITATIONS,
  invitationsOf,
  namesIn,
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
const HOUR = 3_600_000;

describe('the list', () => {
  beforeEach(async () => {
    const assessment_id = await createAssessment(as);
    await invite(as, { candidate_name: 'Ada 50% Lund', job_title: 'Keeper' });
    t.clock.advance(1000);
    await invite(as, {
      greenhouse_assessment_id: 'greenhouse-1',
      candidate_name: 'Bea',
      candidate_email: 'B.Marsh@harbour.example',
    });
    t.clock.advance(1000);
    await invite(as, { assessment_id, candidate_name: 'Cleo', notes: 'Knows LAMPS' });
  });

  test('is newest first, in pages that are counted from one', async () => {
    const first = await invitationsOf(as, '?limit=2');
    expect(first).toMatchObject({ total: 3, page: 1, limit: 2, has_more: true });
    expect(namesIn(first)).toEqual(['Cleo', 'Bea']);
    expect((await as.get('/api/invitations?limit=2')).json()).toEqual(first);
    const second = await invitationsOf(as, '?limit=2&page=2');
    expect([namesIn(second), second.has_more]).toEqual([['Ada 50% Lund'], false]);
    expect(await invitationsOf(as, '?page=9')).toMatchObject({
      invitations: [],
      total: 3,
      has_more: false,
    });
    expect(await invitationsOf(as)).toMatchObject({ page: 1, limit: 20 });
  });

  test.each([
    ['lund', ['Ada 50% Lund']],
    ['KEEP', ['Ada 50% Lund']],
    ['knows lamps', ['Cleo']],
    ['50%', ['Ada 50% Lund']],
    ['%', ['Ada 50% Lund']],
    ['backend eng', ['Cleo']],
    ['marsh@HARBOUR', ['Bea']],
    ["' or true --", []],
  ])('finds %j in names, addresses, titles and notes in any case', async (search, found) => {
    expect(namesIn(await invitationsOf(as, `?search=${encodeURIComponent(search)}`))).toEqual(
      found,
    );
  });

  test('finds a part of a code', async () => {
    const { invitations: all } = await invitationsOf(as);
    const part = all[1]?.invitation_code.slice(4, 20) ?? '';
    expect(namesIn(await invitationsOf(as, `?search=${part}`))).toEqual(['Bea']);
  });

  test('is filtered by ATS, by status and by progress', async () => {
    expect(namesIn(await invitationsOf(as, '?ats_filter=ashby'))).toEqual(['Ada 50% Lund']);
    expect(namesIn(await invitationsOf(as, '?ats_filter=unknown'))).toEqual(['Cleo']);
    const [cleo] = (await invitationsOf(as)).invitations;
    await startAssessment(t, cleo?.invitation_code ?? '');
    expect(namesIn(await invitationsOf(as, '?status_filter=accepted'))).toEqual(['Cleo']);
    expect(namesIn(await invitationsOf(as, '?status_filter=pending'))).toEqual([
      'Bea',
      'Ada 50% Lund',
    ]);
    expect(namesIn(await invitationsOf(as, '?status_filter=not_started'))).toEqual(['Cleo']);
    expect(namesIn(await invitationsOf(as, '?status_filter=no_data'))).toEqual([
      'Bea',
      'Ada 50% Lund',
    ]);
    t.clock.advance(31 * DAY + HOUR);
    expect(namesIn(await invitationsOf(as, '?status_filter=expired'))).toHaveLength(3);
  });

  test('counts each kind among what the search finds, and says who has stalled', async () => {
    const [cleo] = (await invitationsOf(as)).invitations;
    t.clock.advance(4 * DAY);
    await t.as().get(`/api/assessment/${cleo?.invitation_code}`);
    const { counts } = await invitationsOf(as, '?ats_filter=ashby');
    expect(counts).toEqual({
      total: 3,
      stalled: 2,
      undelivered: 0,
      by_ats: { ashby: 1, greenhouse: 1, unknown: 1 },
      by_progress: { not_started: 1, in_progress: 0, completed: 0, no_data: 2 },
    });
    expect(namesIn(await invitationsOf(as, '?stalled=true'))).toEqual(['Bea', 'Ada 50% Lund']);
    const { invitations: all } = await invitationsOf(as);
    expect(all.map((one) => one.is_stalled)).toEqual([false, true, true]);
    expect((await invitationsOf(as, '?search=bea')).counts.total).toBe(1);
  });

  test('brings groups together, the newest first in each', async () => {
    const { invitations: all } = await invitationsOf(as);
    await reportProgress(as, all[2]?.invitation_code ?? '', {
      milestones_completed: 1,
      total_milestones: 3,
    });
    expect(namesIn(await invitationsOf(as, '?group_by=progress'))).toEqual([
      'Ada 50% Lund',
      'Cleo',
      'Bea',
    ]);
    expect(namesIn(await invitationsOf(as, '?group_by=ats'))).toEqual([
      'Ada 50% Lund',
      'Bea',
      'Cleo',
    ]);
  });

  test('is sorted by a column in both directions, and what is not known comes last in both', async () => {
    t.clock.advance(1000);
    await invite(as, { job_title: 'Nobody named' });
    const { invitations: all } = await invitationsOf(as, '?sort=created_at');
    const [ada, bea, cleo] = all.map((one) => one.invitation_code);
    await reportProgress(as, ada ?? '', {
      milestones_completed: 1,
      total_milestones: 4,
      points_earned: 5,
    });
    await reportProgress(as, bea ?? '', {
      milestones_completed: 2,
      total_milestones: 4,
      points_earned: 9,
    });
    t.clock.advance(HOUR);
    await t.as().get(`/api/assessment/${cleo}`);
    const sorted = async (sort: string) => namesIn(await invitationsOf(as, `?sort=${sort}`));
    expect(await sorted('candidate_name')).toEqual(['Ada 50% Lund', 'Bea', 'Cleo', null]);
    expect(await sorted('-candidate_name')).toEqual(['Cleo', 'Bea', 'Ada 50% Lund', null]);
    for (const column of ['points_earned', 'completion_percentage', 'milestones_completed'])
      expect((await sorted(`-${column}`)).slice(0, 2), column).toEqual(['Bea', 'Ada 50% Lund']);
    expect(await sorted('last_accessed')).toEqual(['Cleo', null, 'Bea', 'Ada 50% Lund']);
    expect(await sorted('ats_source')).toEqual([null, 'Ada 50% Lund', 'Bea', 'Cleo']);
    expect(await sorted('created_at')).toEqual(['Ada 50% Lund', 'Bea', 'Cleo', null]);
    expect(await sorted('status')).toEqual([null, 'Cleo', 'Bea', 'Ada 50% Lund']);
  });

  test('sums each group over all that the filters leave, whatever the page holds', async () => {
    const { invitations: all } = await invitationsOf(as, '?sort=created_at');
    const [ada, bea] = all.map((one) => one.invitation_code);
    await reportProgress(as, ada ?? '', {
      milestones_completed: 1,
      total_milestones: 4,
      points_earned: 5,
    });
    await reportProgress(as, bea ?? '', {
      milestones_completed: 2,
      total_milestones: 3,
      points_earned: 8.5,
    });
    t.clock.advance(4 * DAY);
    expect((await invitationsOf(as, '?group_by=progress&limit=1')).groups).toEqual([
      {
        key: 'in_progress',
        total: 2,
        stalled: 2,
        undelivered: 0,
        average_progress: 46,
        average_points: 6.8,
      },
      {
        key: 'not_started',
        total: 1,
        stalled: 1,
        undelivered: 0,
        average_progress: 0,
        average_points: 0,
      },
    ]);
    const found = await invitationsOf(as, '?group_by=ats&search=bea');
    expect(found.groups).toMatchObject([{ key: 'greenhouse', total: 1, average_points: 8.5 }]);
    expect((await invitationsOf(as)).groups).toEqual([]);
  });

  test('finds those whose mail was given up while waiting for them, and counts them', async () => {
    const { invitations: all } = await invitationsOf(as, '?sort=created_at');
    const lost = { undeliverableAt: t.clock.now() };
    for (const { invitation_code: code } of all.slice(0, 2)) {
      await t.db.update(invitations).set(lost).where(eq(invitations.code, code));
    }
    await as.delete(`${INVITATIONS}/${all[0]?.invitation_code}`);
    const found = await invitationsOf(as, '?undelivered=true&group_by=ats');
    expect(namesIn(found)).toEqual(['Bea']);
    expect(found.counts.undelivered).toBe(1);
    expect(found.groups).toMatchObject([{ key: 'greenhouse', undelivered: 1 }]);
  });

  test('keeps its groups together while each of them is sorted', async () => {
    t.clock.advance(1000);
    await invite(as, { candidate_name: 'Zita' });
    expect(namesIn(await invitationsOf(as, '?group_by=ats&sort=-candidate_name'))).toEqual([
      'Zita',
      'Ada 50% Lund',
      'Bea',
      'Cleo',
    ]);
  });

  test.each([
    ['page=0', 'Page must be 1 or greater'],
    ['page=two', 'Page must be 1 or greater'],
    ['limit=0', 'Limit must be between 1 and 100'],
    ['limit=101', 'Limit must be between 1 and 100'],
    ['status_filter=paused', null],
    ['ats_filter=lever', null],
    ['group_by=colour', null],
    ['sort=notes', null],
    ['sort=--created_at', null],
    [`search=${'x'.repeat(101)}`, 'Must be less than 100 characters long'],
  ])('refuses %s', async (query, sentence) => {
    const reply = await as.get(`${INVITATIONS}/?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    if (sentence) expect(reply.json().detail).toBe(sentence);
  });
});
