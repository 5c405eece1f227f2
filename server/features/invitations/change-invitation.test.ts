import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAssessment, invite } from '../../testing/assessments';
import {
  aSender,
  INVITATIONS,
  invitationOf,
  invitationsOf,
  reportProgress,
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

describe('what stands about a candidate', () => {
  test('can be changed, each part separately, and removed', async () => {
    const { invitation_code: code } = await invite(as, { candidate_name: 'Ada', notes: 'One' });
    t.clock.advance(5000);
    const reply = await as.put(`${INVITATIONS}/${code}`, { job_title: 'Keeper', notes: '' });
    expect(reply.json()).toMatchObject({
      candidate_name: 'Ada',
      job_title: 'Keeper',
      notes: null,
      updated_at: t.clock.now().toISOString(),
    });
  });

  test.each([
    ['candidate_name', 200],
    ['job_title', 200],
    ['notes', 1000],
  ])('holds %s of up to %d characters', async (field, most) => {
    const { invitation_code: code } = await invite(as);
    const full = await as.put(`${INVITATIONS}/${code}`, { [field]: 'x'.repeat(most) });
    expect(full.statusCode).toBe(200);
    const over = await as.put(`${INVITATIONS}/${code}`, { [field]: 'x'.repeat(most + 1) });
    expect([over.statusCode, over.json().detail]).toEqual([
      400,
      `Must be less than ${most} characters long`,
    ]);
  });

  test('needs an id', async () => {
    for (const reply of [
      await as.get(`${INVITATIONS}/%20`),
      await as.put(`${INVITATIONS}/%20`, { notes: 'x' }),
      await as.delete(`${INVITATIONS}/%20`),
    ]) {
      expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Invitation ID is required']);
    }
  });

  test('is 404 for an id that nobody has', async () => {
    const code = 'z'.repeat(28);
    for (const reply of [
      await as.get(`${INVITATIONS}/${code}`),
      await as.get(`${INVITATIONS}/${code}/progress`),
      await reportProgress(as, code, { milestones_completed: 0 }),
      await as.put(`${INVITATIONS}/${code}`, { notes: 'x' }),
      await as.delete(`${INVITATIONS}/${code}`),
      await as.post(`${INVITATIONS}/${code}/resend`),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('progress from outside', () => {
  test('is stored, with a computed percentage if none is given', async () => {
    const { invitation_code: code } = await invite(as);
    const body = { milestones_completed: 1, total_milestones: 3, latest_milestone: 'Handover' };
    const reply = await reportProgress(as, code, { ...body, points_earned: 12 });
    expect(reply.json()).toMatchObject({
      invitation_code: code,
      status: 'active',
      ...body,
      completion_percentage: 33,
      points_earned: 12,
      progressStatus: 'in_progress',
      progress_data: {
        milestone_history: [
          { milestone: 'Handover', completed_at: t.clock.now().toISOString(), points: 12 },
        ],
      },
    });
    expect((await as.get(`${INVITATIONS}/${code}/progress`)).json()).toEqual(reply.json());
    expect((await reportProgress(as, code, { completion_percentage: 71.5 })).json()).toMatchObject({
      completion_percentage: 71.5,
      milestones_completed: 1,
      status: 'active',
    });
  });

  test('that is full completes what an ATS hosts, and nothing that was built here', async () => {
    const hosted = await invite(as);
    const full = { milestones_completed: 2, total_milestones: 2 };
    expect((await reportProgress(as, hosted.invitation_code, full)).json()).toMatchObject({
      status: 'completed',
      progressStatus: 'completed',
      completion_percentage: 100,
    });
    const assessment_id = await createAssessment(as);
    const own = await invite(as, { assessment_id });
    expect((await reportProgress(as, own.invitation_code, full)).json()).toMatchObject({
      status: 'active',
      progressStatus: 'in_progress',
    });
  });

  test.each([
    [{ milestones_completed: -1 }, 'Milestones completed must be a non-negative number'],
    [{ milestones_completed: 'two' }, 'Milestones completed must be a non-negative number'],
    [{ total_milestones: -1 }, 'Total milestones must be a non-negative number'],
    [{ total_milestones: null }, 'Total milestones must be a non-negative number'],
    [{ total_milestones: 10_001 }, 'At most 10000 milestones'],
    [{ points_earned: -1 }, 'Points earned must be a number from 0 to 1000000'],
    [{ completion_percentage: 101 }, 'Completion percentage must be between 0 and 100'],
    [{ completion_percentage: -0.1 }, 'Completion percentage must be between 0 and 100'],
    [{ completion_percentage: '50' }, 'Completion percentage must be between 0 and 100'],
    [
      { milestones_completed: 3, total_milestones: 2 },
      'Milestones completed cannot exceed total milestones',
    ],
    [{ milestones_completed: 5 }, 'Milestones completed cannot exceed total milestones'],
    [{ total_milestones: 1 }, 'Milestones completed cannot exceed total milestones'],
  ])('of %o is refused: %s', async (body, sentence) => {
    const { invitation_code: code } = await invite(as);
    await reportProgress(as, code, { milestones_completed: 2, total_milestones: 4 });
    const reply = await reportProgress(as, code, body);
    expect([reply.statusCode, reply.json().detail]).toEqual([400, sentence]);
    expect(await invitationOf(as, code)).toMatchObject({
      milestones_completed: 2,
      total_milestones: 4,
    });
  });

  test('comes too late for one that has ended, naming both states', async () => {
    const { invitation_code: code } = await invite(as);
    await as.delete(`${INVITATIONS}/${code}`);
    const reply = await reportProgress(as, code, { milestones_completed: 1, total_milestones: 2 });
    expect([reply.statusCode, reply.json().detail]).toEqual([
      400,
      'An invitation that is cancelled cannot become active.',
    ]);
  });

  test('is for a program that may write, too', async () => {
    const { invitation_code: code } = await invite(as);
    const keyOf = async (name: string, permissions: string[]) =>
      (await as.post('/api/keys', { name, permissions })).json().key;
    const reads = t.as({ token: await keyOf('Reader', ['read']) });
    const writes = t.as({ token: await keyOf('Writer', ['read', 'write']) });
    const body = { milestones_completed: 1, total_milestones: 2 };
    expect((await reads.get(`${INVITATIONS}/${code}`)).statusCode).toBe(200);
    expect((await reads.patch(`${INVITATIONS}/${code}/progress`, body)).statusCode).toBe(403);
    expect((await writes.patch(`${INVITATIONS}/${code}/progress`, body)).statusCode).toBe(200);
  });
});

describe('an invitation that is cancelled', () => {
  test('stays in the list, and its link stops', async () => {
    const { invitation_code: code } = await invite(as);
    const reply = await as.delete(`${INVITATIONS}/${code}`);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'cancelled']);
    expect((await invitationsOf(as, '?status_filter=cancelled')).total).toBe(1);
    expect((await t.as().get(`/api/assessment/${code}`)).json().reason).toBe('cancelled');
  });

  test('cannot be cancelled, sent or extended again', async () => {
    const { invitation_code: code } = await invite(as);
    await as.delete(`${INVITATIONS}/${code}`);
    for (const [reply, sentence] of [
      [await as.delete(`${INVITATIONS}/${code}`), 'This invitation is already cancelled.'],
      [
        await as.post(`${INVITATIONS}/${code}/resend`),
        'An invitation that is cancelled cannot become pending.',
      ],
      [
        await as.post(`${INVITATIONS}/${code}/extend`, { days: 1 }),
        'This invitation is already cancelled.',
      ],
    ] as const) {
      expect([reply.statusCode, reply.json().detail]).toEqual([400, sentence]);
    }
  });
});

describe('more time', () => {
  test('is given in days, and in minutes where there is a limit', async () => {
    const assessment_id = await createAssessment(as, { time_limit_minutes: 60 });
    const made = await invite(as, { assessment_id });
    const reply = await as.post(`${INVITATIONS}/${made.invitation_code}/extend`, {
      days: 2,
      minutes: 15,
    });
    expect(reply.json()).toMatchObject({
      time_limit_minutes: 75,
      expires_at: new Date(Date.parse(made.expires_at) + 2 * DAY).toISOString(),
    });
  });

  test('is at least one of both, and no minutes without a limit', async () => {
    const { invitation_code: code } = await invite(as);
    expect((await as.post(`${INVITATIONS}/${code}/extend`, {})).statusCode).toBe(400);
    const reply = await as.post(`${INVITATIONS}/${code}/extend`, { minutes: 5 });
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, 'minutes']);
  });
});

test('an invitation that is erased leaves nothing behind', async () => {
  const { invitation_code: code } = await invite(as, { candidate_name: 'Quillfeather' });
  expect((await as.post(`${INVITATIONS}/${code}/erase`, {})).statusCode).toBe(400);
  expect((await as.post(`${INVITATIONS}/${code}/erase`, { confirm: true })).statusCode).toBe(204);
  expect((await as.get(`${INVITATIONS}/${code}`)).statusCode).toBe(404);
  const unknown = await t.as().get(`/api/assessment/${'z'.repeat(28)}`);
  const erased = await t.as().get(`/api/assessment/${code}`);
  const { request_id: _one, ...erasedBody } = erased.json();
  const { request_id: _two, ...unknownBody } = unknown.json();
  expect([erased.statusCode, erasedBody]).toEqual([404, unknownBody]);
});
