import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptions } from '../../db/schema';
import { ASSESSMENT, createAssessment, invite } from '../../testing/assessments';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import {
  aSender,
  createInvitation,
  creditsOf,
  INVITATIONS,
  invitationsOf,
  startAssessment,
} from '../../testing/invitation-calls';
import { type As, type TestApp, testApp } from '../../testing/test-app';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ({ user, as } = await aSender(t));
});
afterAll(() => t.close());

const DAY = 86_400_000;

describe('a new invitation', () => {
  test('leads to the assessment of an ATS that its id names', async () => {
    const made = await invite(as, { candidate_name: ' Abena Lund ', notes: 'Met at the fair' });
    expect(made).toMatchObject({
      status: 'pending',
      ats_source: 'ashby',
      ashby_assessment_id: 'ashby-assessment-1',
      greenhouse_assessment_id: null,
      candidate_name: 'Abena Lund',
      job_title: null,
      milestones_completed: 0,
      total_milestones: 0,
      completion_percentage: 0,
      latest_milestone: null,
      points_earned: 0,
      access_count: 0,
      last_accessed: null,
      progressStatus: 'no_data',
      progress_data: null,
      notes: 'Met at the fair',
      created_at: t.clock.now().toISOString(),
      expires_at: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
      invitation_link: `http://localhost:3000/invite/${made.invitation_code}`,
    });
    expect(made.invitation_code).toMatch(/^[a-hj-km-np-tv-z0-9]{28}$/);
    const other = await invite(as, { greenhouse_assessment_id: 'greenhouse-1' });
    expect(other).toMatchObject({ ats_source: 'greenhouse', ashby_assessment_id: null });
    expect(other.invitation_code).not.toBe(made.invitation_code);
  });

  test('to an assessment built here has its steps, its job and no ATS', async () => {
    const assessment_id = await createAssessment(as);
    expect(await invite(as, { assessment_id })).toMatchObject({
      ats_source: 'unknown',
      assessment_id,
      job_title: 'Backend Engineer',
      total_milestones: 2,
      progressStatus: 'not_started',
      steps: [
        { id: 's1', title: 'Work with Python', minutes: 5, points: 60, done_at: null },
        { id: 's2', title: 'Work with data', minutes: 8, points: 40, done_at: null },
      ],
    });
  });

  test.each([
    [{}, 'Valid Assessment ID is required'],
    [
      { ashby_assessment_id: 'ashby-assessment-1', greenhouse_assessment_id: 'greenhouse-1' },
      'Valid Assessment ID is required',
    ],
    [{ ashby_assessment_id: 7 }, 'Valid Assessment ID is required'],
    [{ ashby_assessment_id: '  ' }, 'Valid Assessment ID is required'],
    [{ ashby_assessment_id: 'seven77' }, 'Assessment ID appears to be too short'],
    [
      { ashby_assessment_id: 'eight888', candidate_name: 'n'.repeat(201) },
      'Must be less than 200 characters long',
    ],
    [{ ashby_assessment_id: 'eight888', candidate_email: 'nobody' }, 'Invalid email format'],
    [{ ashby_assessment_id: 'eight888', send_email: true }, 'Email is required'],
    [{ ashby_assessment_id: 'eight888', expires_in_days: 91 }, 'A whole number from 1 to 90'],
    [{ ashby_assessment_id: null, assessment_id: null }, 'Valid Assessment ID is required'],
  ])('of %o is refused: %s', async (body, sentence) => {
    const reply = await createInvitation(as, body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect(reply.json().detail).toContain(sentence);
    expect(await creditsOf(as)).toBe(50);
  });

  test('takes an id of eight characters', async () => {
    expect((await createInvitation(as, { ashby_assessment_id: 'eight888' })).statusCode).toBe(201);
  });

  test('accepts null for omitted fields', async () => {
    const gone = { candidate_name: null, candidate_email: null, job_title: null, notes: null };
    const body = { ashby_assessment_id: 'eight888', greenhouse_assessment_id: null };
    const reply = await createInvitation(as, { ...body, ...gone, expires_in_days: null });
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { ...body, ...gone }]);
  });

  test("cannot lead to another account's assessment", async () => {
    const stranger = t.as(await aUser(t.db, { plan: 'starter' }));
    const assessment_id = await createAssessment(stranger);
    for (const id of [assessment_id, randomUUID()]) {
      expect((await createInvitation(as, { assessment_id: id })).statusCode).toBe(404);
    }
    expect(await creditsOf(as)).toBe(50);
  });

  test('is mailed to the candidate if its sender wants that', async () => {
    const made = await invite(as, { candidate_email: 'abena@example.com', send_email: true });
    await invite(as, { candidate_email: 'quiet@example.com' });
    const mails = await t.mails();
    expect(mails.filter(({ to }) => to.includes('quiet'))).toEqual([]);
    const mail = mails.find(({ to }) => to.includes('abena'));
    expect(mail?.text).toContain(made.invitation_link);
    expect(mail?.text).toContain(user.email);
  });

  test.each([
    [null, 'you can stop at any time and come back to it until'],
    [30, 'From then on you have 30 minutes, also while the page is closed'],
  ])('with a time limit of %s says to its candidate: %s', async (time_limit_minutes, words) => {
    const assessment_id = await createAssessment(as, { time_limit_minutes });
    await invite(as, { assessment_id, candidate_email: 'abena@example.com', send_email: true });
    expect((await t.mails()).at(-1)?.text).toContain(words);
  });

  test('is in the log without a word about whom', async () => {
    await invite(as, { candidate_name: 'Quillfeather', notes: 'Quillfeather knows lamps' });
    const entries = await entriesOf(t.db, user.id);
    expect(entries.map(({ action }) => action)).toEqual(['invitation.created']);
    expect(JSON.stringify(entries)).not.toContain('Quillfeather');
  });
});

describe('a credit', () => {
  test('is used by each invitation, and none is 402 with the way out', async () => {
    const reply = await createInvitation(as, { ashby_assessment_id: 'ashby-assessment-1' });
    expect(reply.headers).toMatchObject({
      'x-quota-type': 'invitation_credits',
      'x-quota-remaining': '49',
      'x-quota-limit': '50',
      'x-quota-used': '1',
    });
    await t.db
      .update(subscriptions)
      .set({ invitationGrantUsed: 50 })
      .where(eq(subscriptions.userId, user.id));
    const refused = await createInvitation(as, { ashby_assessment_id: 'ashby-assessment-1' });
    expect(refused.headers).toMatchObject({
      'x-quota-type': 'invitation_credits',
      'x-quota-remaining': '0',
      'x-quota-limit': '50',
      'x-quota-used': '50',
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      402,
      {
        code: 'quota_exceeded',
        limit_type: 'invitation_credits',
        remaining: 0,
        used: 50,
        plan_type: 'starter',
        required_plan: 'professional',
        upgrade_required: true,
        detail: 'Your starter plan has no invitation credits left. Upgrade or buy more to invite.',
      },
    ]);
    expect((await invitationsOf(as)).total).toBe(1);
  });

  test('is counted in the headers of lists, and of what may give one back or take one', async () => {
    const { invitation_code: code } = await invite(as);
    const headersOf = async (reply: Promise<{ headers: object }>) => (await reply).headers;
    const left = (remaining: string) => ({
      'x-quota-type': 'invitation_credits',
      'x-quota-limit': '50',
      'x-quota-remaining': remaining,
    });
    for (const list of ['/api/invitations/', '/api/invitations/assessments']) {
      expect(await headersOf(as.get(list))).toMatchObject(left('49'));
    }
    expect(await headersOf(as.post(`/api/invitations/${code}/resend`))).toMatchObject(left('49'));
    expect(await headersOf(as.delete(`/api/invitations/${code}`))).toMatchObject(left('50'));
  });

  test('is used once for one Idempotency-Key', async () => {
    const body = { ashby_assessment_id: 'ashby-assessment-1' };
    const headers = { 'idempotency-key': randomUUID() };
    const twice = await Promise.all([
      as.post(`${INVITATIONS}/create-invitation`, body, headers),
      as.post(`${INVITATIONS}/create-invitation`, body, headers),
    ]);
    const again = await as.post(`${INVITATIONS}/create-invitation`, body, headers);
    expect(again.statusCode).toBe(201);
    expect(twice.map(({ body: text }) => text)).toContain(again.body);
    expect([(await invitationsOf(as)).total, await creditsOf(as)]).toEqual([1, 49]);
  });

  test('is not spent twice by twenty invitations for the last three', async () => {
    await t.db
      .update(subscriptions)
      .set({ invitationGrantUsed: 47 })
      .where(eq(subscriptions.userId, user.id));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        createInvitation(as, { ashby_assessment_id: 'ashby-assessment-1' }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(17);
    expect([(await invitationsOf(as)).total, await creditsOf(as)]).toEqual([3, 0]);
  });

  test('is returned if nobody has started, once', async () => {
    const opened = await invite(as);
    await t.as().get(`/api/assessment/${opened.invitation_code}`);
    const begun = await invite(as);
    await startAssessment(t, begun.invitation_code);
    expect(await creditsOf(as)).toBe(48);
    await as.delete(`${INVITATIONS}/${opened.invitation_code}`);
    await as.delete(`${INVITATIONS}/${begun.invitation_code}`);
    expect(await creditsOf(as)).toBe(49);
    expect((await as.delete(`${INVITATIONS}/${opened.invitation_code}`)).statusCode).toBe(400);
    expect(await creditsOf(as)).toBe(49);
  });
});

test('one can invite to assessments built here, and to those invited to before', async () => {
  const assessment_id = await createAssessment(as);
  await invite(as, { job_title: 'Keeper' });
  t.clock.advance(1000);
  await invite(as, { job_title: 'Lamp keeper' });
  expect((await as.get(`${INVITATIONS}/assessments`)).json()).toMatchObject({
    total: 2,
    limit: 10,
    assessments: [
      {
        assessment_id,
        ats_source: 'unknown',
        title: ASSESSMENT.title,
        job_title: 'Backend Engineer',
        invitation_count: 0,
        last_used_at: null,
      },
      {
        assessment_id: 'ashby-assessment-1',
        ats_source: 'ashby',
        title: null,
        job_title: 'Lamp keeper',
        invitation_count: 2,
        last_used_at: t.clock.now().toISOString(),
      },
    ],
  });
});
