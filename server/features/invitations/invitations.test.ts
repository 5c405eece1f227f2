import { randomUUID } from 'node:crypto';
import type { Invitation, InvitationList, InvitationStats } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, mailOutbox, rateLimits, subscriptions } from '../../db/schema';
import { ASSESSMENT, createAssessment, invite } from '../../testing/assessments';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { expireInvitations } from './expire-invitations';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const URL = '/api/invitations';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
});
afterAll(() => t.close());

const create = (body: object) => as.post(`${URL}/create-invitation`, body);
const show = async (code: string): Promise<Invitation> => (await as.get(`${URL}/${code}`)).json();
const list = async (query = ''): Promise<InvitationList> =>
  (await as.get(`${URL}/${query}`)).json();
const stats = async (query = ''): Promise<InvitationStats> =>
  (await as.get(`${URL}/stats${query}`)).json();
const report = (code: string, body: object) => as.patch(`${URL}/${code}/progress`, body);
const credits = async () => (await as.get('/api/users/quota-status')).json().invitation_credits;
const start = (code: string) => t.as().post(`/api/assessment/${code}/start`, { agree: true });
const names = ({ invitations: all }: InvitationList) => all.map((one) => one.candidate_name);

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
    const reply = await create(body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect(reply.json().detail).toContain(sentence);
    expect(await credits()).toBe(50);
  });

  test('takes an id of eight characters', async () => {
    expect((await create({ ashby_assessment_id: 'eight888' })).statusCode).toBe(201);
  });

  test('accepts null for omitted fields', async () => {
    const gone = { candidate_name: null, candidate_email: null, job_title: null, notes: null };
    const body = { ashby_assessment_id: 'eight888', greenhouse_assessment_id: null };
    const reply = await create({ ...body, ...gone, expires_in_days: null });
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { ...body, ...gone }]);
  });

  test("cannot lead to another account's assessment", async () => {
    const stranger = t.as(await aUser(t.db, { plan: 'starter' }));
    const assessment_id = await createAssessment(stranger);
    for (const id of [assessment_id, randomUUID()]) {
      expect((await create({ assessment_id: id })).statusCode).toBe(404);
    }
    expect(await credits()).toBe(50);
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
    const reply = await create({ ashby_assessment_id: 'ashby-assessment-1' });
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
    const refused = await create({ ashby_assessment_id: 'ashby-assessment-1' });
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
    expect((await list()).total).toBe(1);
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
      as.post(`${URL}/create-invitation`, body, headers),
      as.post(`${URL}/create-invitation`, body, headers),
    ]);
    const again = await as.post(`${URL}/create-invitation`, body, headers);
    expect(again.statusCode).toBe(201);
    expect(twice.map(({ body: text }) => text)).toContain(again.body);
    expect([(await list()).total, await credits()]).toEqual([1, 49]);
  });

  test('is not spent twice by twenty invitations for the last three', async () => {
    await t.db
      .update(subscriptions)
      .set({ invitationGrantUsed: 47 })
      .where(eq(subscriptions.userId, user.id));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create({ ashby_assessment_id: 'ashby-assessment-1' })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(17);
    expect([(await list()).total, await credits()]).toEqual([3, 0]);
  });

  test('is returned if nobody has started, once', async () => {
    const opened = await invite(as);
    await t.as().get(`/api/assessment/${opened.invitation_code}`);
    const begun = await invite(as);
    await start(begun.invitation_code);
    expect(await credits()).toBe(48);
    await as.delete(`${URL}/${opened.invitation_code}`);
    await as.delete(`${URL}/${begun.invitation_code}`);
    expect(await credits()).toBe(49);
    expect((await as.delete(`${URL}/${opened.invitation_code}`)).statusCode).toBe(400);
    expect(await credits()).toBe(49);
  });
});

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
    const first = await list('?limit=2');
    expect(first).toMatchObject({ total: 3, page: 1, limit: 2, has_more: true });
    expect(names(first)).toEqual(['Cleo', 'Bea']);
    expect((await as.get('/api/invitations?limit=2')).json()).toEqual(first);
    const second = await list('?limit=2&page=2');
    expect([names(second), second.has_more]).toEqual([['Ada 50% Lund'], false]);
    expect(await list('?page=9')).toMatchObject({ invitations: [], total: 3, has_more: false });
    expect(await list()).toMatchObject({ page: 1, limit: 20 });
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
    expect(names(await list(`?search=${encodeURIComponent(search)}`))).toEqual(found);
  });

  test('finds a part of a code', async () => {
    const { invitations: all } = await list();
    const part = all[1]?.invitation_code.slice(4, 20) ?? '';
    expect(names(await list(`?search=${part}`))).toEqual(['Bea']);
  });

  test('is filtered by ATS, by status and by progress', async () => {
    expect(names(await list('?ats_filter=ashby'))).toEqual(['Ada 50% Lund']);
    expect(names(await list('?ats_filter=unknown'))).toEqual(['Cleo']);
    const [cleo] = (await list()).invitations;
    await start(cleo?.invitation_code ?? '');
    expect(names(await list('?status_filter=accepted'))).toEqual(['Cleo']);
    expect(names(await list('?status_filter=pending'))).toEqual(['Bea', 'Ada 50% Lund']);
    expect(names(await list('?status_filter=not_started'))).toEqual(['Cleo']);
    expect(names(await list('?status_filter=no_data'))).toEqual(['Bea', 'Ada 50% Lund']);
    t.clock.advance(31 * DAY + HOUR);
    expect(names(await list('?status_filter=expired'))).toHaveLength(3);
  });

  test('counts each kind among what the search finds, and says who has stalled', async () => {
    const [cleo] = (await list()).invitations;
    t.clock.advance(4 * DAY);
    await t.as().get(`/api/assessment/${cleo?.invitation_code}`);
    const { counts } = await list('?ats_filter=ashby');
    expect(counts).toEqual({
      total: 3,
      stalled: 2,
      undelivered: 0,
      by_ats: { ashby: 1, greenhouse: 1, unknown: 1 },
      by_progress: { not_started: 1, in_progress: 0, completed: 0, no_data: 2 },
    });
    expect(names(await list('?stalled=true'))).toEqual(['Bea', 'Ada 50% Lund']);
    const { invitations: all } = await list();
    expect(all.map((one) => one.is_stalled)).toEqual([false, true, true]);
    expect((await list('?search=bea')).counts.total).toBe(1);
  });

  test('brings groups together, the newest first in each', async () => {
    const { invitations: all } = await list();
    await report(all[2]?.invitation_code ?? '', { milestones_completed: 1, total_milestones: 3 });
    expect(names(await list('?group_by=progress'))).toEqual(['Ada 50% Lund', 'Cleo', 'Bea']);
    expect(names(await list('?group_by=ats'))).toEqual(['Ada 50% Lund', 'Bea', 'Cleo']);
  });

  test('is sorted by a column in both directions, and what is not known comes last in both', async () => {
    t.clock.advance(1000);
    await invite(as, { job_title: 'Nobody named' });
    const { invitations: all } = await list('?sort=created_at');
    const [ada, bea, cleo] = all.map((one) => one.invitation_code);
    await report(ada ?? '', { milestones_completed: 1, total_milestones: 4, points_earned: 5 });
    await report(bea ?? '', { milestones_completed: 2, total_milestones: 4, points_earned: 9 });
    t.clock.advance(HOUR);
    await t.as().get(`/api/assessment/${cleo}`);
    const sorted = async (sort: string) => names(await list(`?sort=${sort}`));
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
    const { invitations: all } = await list('?sort=created_at');
    const [ada, bea] = all.map((one) => one.invitation_code);
    await report(ada ?? '', { milestones_completed: 1, total_milestones: 4, points_earned: 5 });
    await report(bea ?? '', { milestones_completed: 2, total_milestones: 3, points_earned: 8.5 });
    t.clock.advance(4 * DAY);
    expect((await list('?group_by=progress&limit=1')).groups).toEqual([
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
    const found = await list('?group_by=ats&search=bea');
    expect(found.groups).toMatchObject([{ key: 'greenhouse', total: 1, average_points: 8.5 }]);
    expect((await list()).groups).toEqual([]);
  });

  test('finds those whose mail was given up while waiting for them, and counts them', async () => {
    const { invitations: all } = await list('?sort=created_at');
    const lost = { undeliverableAt: t.clock.now() };
    for (const { invitation_code: code } of all.slice(0, 2)) {
      await t.db.update(invitations).set(lost).where(eq(invitations.code, code));
    }
    await as.delete(`${URL}/${all[0]?.invitation_code}`);
    const found = await list('?undelivered=true&group_by=ats');
    expect(names(found)).toEqual(['Bea']);
    expect(found.counts.undelivered).toBe(1);
    expect(found.groups).toMatchObject([{ key: 'greenhouse', undelivered: 1 }]);
  });

  test('keeps its groups together while each of them is sorted', async () => {
    t.clock.advance(1000);
    await invite(as, { candidate_name: 'Zita' });
    expect(names(await list('?group_by=ats&sort=-candidate_name'))).toEqual([
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
    const reply = await as.get(`${URL}/?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    if (sentence) expect(reply.json().detail).toBe(sentence);
  });
});

describe('what stands about a candidate', () => {
  test('can be changed, each part separately, and removed', async () => {
    const { invitation_code: code } = await invite(as, { candidate_name: 'Ada', notes: 'One' });
    t.clock.advance(5000);
    const reply = await as.put(`${URL}/${code}`, { job_title: 'Keeper', notes: '' });
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
    const full = await as.put(`${URL}/${code}`, { [field]: 'x'.repeat(most) });
    expect(full.statusCode).toBe(200);
    const over = await as.put(`${URL}/${code}`, { [field]: 'x'.repeat(most + 1) });
    expect([over.statusCode, over.json().detail]).toEqual([
      400,
      `Must be less than ${most} characters long`,
    ]);
  });

  test('needs an id', async () => {
    for (const reply of [
      await as.get(`${URL}/%20`),
      await as.put(`${URL}/%20`, { notes: 'x' }),
      await as.delete(`${URL}/%20`),
    ]) {
      expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Invitation ID is required']);
    }
  });

  test('is 404 for an id that nobody has', async () => {
    const code = 'z'.repeat(28);
    for (const reply of [
      await as.get(`${URL}/${code}`),
      await as.get(`${URL}/${code}/progress`),
      await report(code, { milestones_completed: 0 }),
      await as.put(`${URL}/${code}`, { notes: 'x' }),
      await as.delete(`${URL}/${code}`),
      await as.post(`${URL}/${code}/resend`),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('progress from outside', () => {
  test('is stored, with a computed percentage if none is given', async () => {
    const { invitation_code: code } = await invite(as);
    const body = { milestones_completed: 1, total_milestones: 3, latest_milestone: 'Handover' };
    const reply = await report(code, { ...body, points_earned: 12 });
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
    expect((await as.get(`${URL}/${code}/progress`)).json()).toEqual(reply.json());
    expect((await report(code, { completion_percentage: 71.5 })).json()).toMatchObject({
      completion_percentage: 71.5,
      milestones_completed: 1,
      status: 'active',
    });
  });

  test('that is full completes what an ATS hosts, and nothing that was built here', async () => {
    const hosted = await invite(as);
    const full = { milestones_completed: 2, total_milestones: 2 };
    expect((await report(hosted.invitation_code, full)).json()).toMatchObject({
      status: 'completed',
      progressStatus: 'completed',
      completion_percentage: 100,
    });
    const assessment_id = await createAssessment(as);
    const own = await invite(as, { assessment_id });
    expect((await report(own.invitation_code, full)).json()).toMatchObject({
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
    await report(code, { milestones_completed: 2, total_milestones: 4 });
    const reply = await report(code, body);
    expect([reply.statusCode, reply.json().detail]).toEqual([400, sentence]);
    expect(await show(code)).toMatchObject({ milestones_completed: 2, total_milestones: 4 });
  });

  test('comes too late for one that has ended, naming both states', async () => {
    const { invitation_code: code } = await invite(as);
    await as.delete(`${URL}/${code}`);
    const reply = await report(code, { milestones_completed: 1, total_milestones: 2 });
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
    expect((await reads.get(`${URL}/${code}`)).statusCode).toBe(200);
    expect((await reads.patch(`${URL}/${code}/progress`, body)).statusCode).toBe(403);
    expect((await writes.patch(`${URL}/${code}/progress`, body)).statusCode).toBe(200);
  });
});

describe('an invitation that is cancelled', () => {
  test('stays in the list, and its link stops', async () => {
    const { invitation_code: code } = await invite(as);
    const reply = await as.delete(`${URL}/${code}`);
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'cancelled']);
    expect((await list('?status_filter=cancelled')).total).toBe(1);
    expect((await t.as().get(`/api/assessment/${code}`)).json().reason).toBe('cancelled');
  });

  test('cannot be cancelled, sent or extended again', async () => {
    const { invitation_code: code } = await invite(as);
    await as.delete(`${URL}/${code}`);
    for (const [reply, sentence] of [
      [await as.delete(`${URL}/${code}`), 'This invitation is already cancelled.'],
      [
        await as.post(`${URL}/${code}/resend`),
        'An invitation that is cancelled cannot become pending.',
      ],
      [
        await as.post(`${URL}/${code}/extend`, { days: 1 }),
        'This invitation is already cancelled.',
      ],
    ] as const) {
      expect([reply.statusCode, reply.json().detail]).toEqual([400, sentence]);
    }
  });
});

describe('an invitation that is sent again', () => {
  test('has the same link for as long as a new one, at no cost', async () => {
    const made = await invite(as, { candidate_email: 'ada@example.com' });
    t.clock.advance(10 * DAY);
    const reply = await as.post(`${URL}/${made.invitation_code}/resend`, { send_email: true });
    expect(reply.json()).toMatchObject({
      success: true,
      invitation: {
        invitation_code: made.invitation_code,
        status: 'pending',
        updated_at: t.clock.now().toISOString(),
        expires_at: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
      },
    });
    expect(await credits()).toBe(49);
    const mails = (await t.mails()).filter(({ to }) => to === 'ada@example.com');
    expect(mails).toHaveLength(1);
  });

  test('is so once an hour', async () => {
    const { invitation_code: code } = await invite(as);
    expect((await as.post(`${URL}/${code}/resend`)).statusCode).toBe(200);
    const soon = await as.post(`${URL}/${code}/resend`);
    expect([soon.statusCode, soon.json().retry_after]).toEqual([429, 3600]);
    t.clock.advance(HOUR);
    expect((await as.post(`${URL}/${code}/resend`)).statusCode).toBe(200);
  });

  test('after it expired is what it was before', async () => {
    const { invitation_code: code } = await invite(as);
    await start(code);
    t.clock.advance(31 * DAY);
    expect((await show(code)).status).toBe('expired');
    await expireInvitations(t.deps);
    const reply = await as.post(`${URL}/${code}/resend`);
    expect(reply.json().invitation.status).toBe('accepted');
    expect((await t.as().get(`/api/assessment/${code}`)).statusCode).toBe(200);
  });

  test('needs an address for mail', async () => {
    const { invitation_code: code } = await invite(as);
    const reply = await as.post(`${URL}/${code}/resend`, { send_email: true });
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'Email is required']);
  });
});

describe('an invitation that runs out', () => {
  test('is expired from its moment on, and gives an unused credit back once that is noted', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 7 });
    t.clock.advance(7 * DAY - 1);
    expect((await show(code)).status).toBe('pending');
    t.clock.advance(1);
    expect((await show(code)).status).toBe('expired');
    expect(await credits()).toBe(49);
    await expireInvitations(t.deps);
    await expireInvitations(t.deps);
    expect(await credits()).toBe(50);
    expect((await show(code)).status).toBe('expired');
  });

  test('gives its credit back when it is erased before its end was noted', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    t.clock.advance(DAY);
    expect((await as.post(`${URL}/${code}/erase`, { confirm: true })).statusCode).toBe(204);
    expect(await credits()).toBe(50);
  });

  test('is paid again when it is sent after its credit came back', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    t.clock.advance(DAY);
    await expireInvitations(t.deps);
    expect(await credits()).toBe(50);
    await as.post(`${URL}/${code}/resend`);
    expect(await credits()).toBe(49);
  });

  test('leaves who is in the middle a day to finish', async () => {
    const { invitation_code: code } = await invite(as, { expires_in_days: 1 });
    await start(code);
    t.clock.advance(2 * DAY - 1);
    await expireInvitations(t.deps);
    expect((await show(code)).status).toBe('accepted');
    t.clock.advance(1);
    await expireInvitations(t.deps);
    expect((await show(code)).status).toBe('expired');
    expect(await credits()).toBe(49);
  });

  test('is noted for each of more than one round', async () => {
    const rows = await t.db.select().from(invitations).where(eq(invitations.userId, user.id));
    expect(rows).toEqual([]);
    const one = await invite(as, { expires_in_days: 1 });
    const [row] = await t.db
      .select()
      .from(invitations)
      .where(eq(invitations.code, one.invitation_code));
    if (!row) throw new Error('The invitation is not there');
    const more = Array.from({ length: 450 }, (_, at) => ({
      ...row,
      id: randomUUID(),
      code: `${row.code}${at}`,
      creditFrom: null,
    }));
    await t.db.insert(invitations).values(more);
    t.clock.advance(DAY);
    await expireInvitations(t.deps);
    expect(await t.db.$count(invitations, eq(invitations.status, 'expired'))).toBeGreaterThan(450);
    const { counts } = await list();
    expect(counts.total).toBe(451);
  });
});

describe('more time', () => {
  test('is given in days, and in minutes where there is a limit', async () => {
    const assessment_id = await createAssessment(as, { time_limit_minutes: 60 });
    const made = await invite(as, { assessment_id });
    const reply = await as.post(`${URL}/${made.invitation_code}/extend`, { days: 2, minutes: 15 });
    expect(reply.json()).toMatchObject({
      time_limit_minutes: 75,
      expires_at: new Date(Date.parse(made.expires_at) + 2 * DAY).toISOString(),
    });
  });

  test('is at least one of both, and no minutes without a limit', async () => {
    const { invitation_code: code } = await invite(as);
    expect((await as.post(`${URL}/${code}/extend`, {})).statusCode).toBe(400);
    const reply = await as.post(`${URL}/${code}/extend`, { minutes: 5 });
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, 'minutes']);
  });
});

describe('the figures', () => {
  test('are those of the last thirty days, unless more is asked for', async () => {
    await invite(as);
    t.clock.advance(31 * DAY);
    await invite(as);
    expect(await stats()).toMatchObject({ total_invitations: 1, days: 30 });
    expect(await stats('?days=90')).toMatchObject({ total_invitations: 2, days: 90 });
    for (const days of ['0', '366', 'many']) {
      const reply = await as.get(`${URL}/stats?days=${days}`);
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
    await start(first.invitation_code);
    await report(hosted.invitation_code, {
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
    const byAts = (await as.get(`${URL}/stats/by-ats`)).json();
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

test('one can invite to assessments built here, and to those invited to before', async () => {
  const assessment_id = await createAssessment(as);
  await invite(as, { job_title: 'Keeper' });
  t.clock.advance(1000);
  await invite(as, { job_title: 'Lamp keeper' });
  expect((await as.get(`${URL}/assessments`)).json()).toMatchObject({
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

test('an invitation that is erased leaves nothing behind', async () => {
  const { invitation_code: code } = await invite(as, { candidate_name: 'Quillfeather' });
  expect((await as.post(`${URL}/${code}/erase`, {})).statusCode).toBe(400);
  expect((await as.post(`${URL}/${code}/erase`, { confirm: true })).statusCode).toBe(204);
  expect((await as.get(`${URL}/${code}`)).statusCode).toBe(404);
  const unknown = await t.as().get(`/api/assessment/${'z'.repeat(28)}`);
  const erased = await t.as().get(`/api/assessment/${code}`);
  const { request_id: _one, ...erasedBody } = erased.json();
  const { request_id: _two, ...unknownBody } = unknown.json();
  expect([erased.statusCode, erasedBody]).toEqual([404, unknownBody]);
});
