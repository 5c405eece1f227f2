import type { AssessmentResult } from '@candor/domain/model/assessment';
import type {
  CandidateAssessment,
  CandidateMilestone,
} from '@candor/domain/model/candidate-assessment';
import type { Invitation } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox, rateLimits, subscriptions, users } from '../../../db/schema';
import { ASSESSMENT, createAssessment, invite } from '../../../testing/assessments';
import { entriesOf } from '../../../testing/entries-of';
import { aUser, type TestUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

const DAY = 86_400_000;
const MINUTE = 60_000;

let t: TestApp;
let user: TestUser;
let as: As;
let code: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
  const assessment_id = await createAssessment(as);
  const made = await invite(as, { assessment_id, candidate_name: 'Abena Lund', notes: 'Secret' });
  code = made.invitation_code;
});
afterAll(() => t.close());

const visitor = () => t.as();
const url = (rest = '') => `/api/assessment/${code}${rest}`;
const open = async (): Promise<CandidateAssessment> => (await visitor().get(url())).json();
const start = (body: object = { agree: true }) => visitor().post(url('/start'), body);
const step = async (id: string): Promise<CandidateMilestone> =>
  (await visitor().get(url(`/milestones/${id}`))).json();
const save = (id: string, answer: object, revision = 0) =>
  visitor().put(url(`/milestones/${id}/answer`), {
    answer,
    revision,
    client_saved_at: t.clock.now().toISOString(),
  });
const complete = (id: string) => visitor().post(url(`/milestones/${id}/complete`));
const submit = () => visitor().post(url('/submit'));
const shown = async (): Promise<Invitation> => (await as.get(`/api/invitations/${code}`)).json();
const result = async (): Promise<AssessmentResult> =>
  (await as.get(`/api/invitations/${code}/result`)).json();

const PYTHON = 'I built billing services with Python for four years at a shipping company.';
const SQL = 'select name from lamps where lit; a query that I tuned in PostgreSQL.';

async function answerAll(): Promise<void> {
  await start();
  await save('s1', { t1: PYTHON });
  await complete('s1');
  await save('s2', { t1: SQL });
  await complete('s2');
}

describe('a link', () => {
  test('shows who asks, what for and how long it takes, and starts nothing', async () => {
    const reply = await visitor().get(url());
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(reply.json()).toMatchObject({
      status: 'pending',
      job_title: 'Backend Engineer',
      company: 'Harbour Works',
      contact_email: 'people@harbour.example',
      hosted_by: null,
      candidate_name: null,
      milestones: [
        { id: 's1', title: 'Work with Python', minutes: 5, done: false },
        { id: 's2', title: 'Work with data', minutes: 8, done: false },
      ],
      milestones_completed: 0,
      total_milestones: 2,
      completion_percentage: 0,
      time_limit_minutes: null,
      time_ends_at: null,
      receipt: null,
    });
    for (const secret of ['Secret', 'points', 'Abena', user.email, user.id]) {
      expect(reply.body, secret).not.toContain(secret);
    }
    expect((await shown()).status).toBe('pending');
  });

  test('opens for holders of an expired session, and counts them', async () => {
    const headers = { authorization: 'Bearer over' };
    expect((await t.app.inject({ method: 'GET', url: url(), headers })).statusCode).toBe(200);
    expect((await shown()).access_count).toBe(1);
  });

  test('is counted once for each visit, and not when its sender looks', async () => {
    expect((await as.get(url())).json()).toMatchObject({
      status: 'pending',
      company: 'Harbour Works',
    });
    expect(await shown()).toMatchObject({ access_count: 0, last_accessed: null });
    await open();
    t.clock.advance(5 * MINUTE);
    await open();
    expect(await shown()).toMatchObject({
      access_count: 1,
      last_accessed: t.clock.now().toISOString(),
    });
    t.clock.advance(31 * MINUTE);
    await open();
    expect((await shown()).access_count).toBe(2);
  });

  test('that was cancelled, expired or belongs to a suspended account says so, and whom to ask', async () => {
    const ask = { company: 'Harbour Works', contact_email: 'people@harbour.example' };
    await t.db.update(users).set({ suspendedAt: t.clock.now() }).where(eq(users.id, user.id));
    const suspended = await visitor().get(url());
    expect([suspended.statusCode, suspended.json()]).toMatchObject([
      410,
      { code: 'gone', reason: 'suspended', ...ask, current: ask },
    ]);
    await t.db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    t.clock.advance(31 * DAY);
    for (const reply of [await visitor().get(url()), await start(), await save('s1', {})]) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        410,
        { code: 'gone', reason: 'expired', current: ask },
      ]);
    }
    await as.post(`/api/invitations/${code}/resend`);
    await as.delete(`/api/invitations/${code}`);
    expect((await visitor().get(url())).json()).toMatchObject({
      code: 'gone',
      reason: 'cancelled',
      current: { ...ask, has_answers: false },
      detail: 'This invitation was cancelled by its sender.',
    });
  });

  test('is taken to its end though the plan of its sender ends meanwhile, and its result waits for them', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    const over = { status: 'cancelled', endsAt: t.clock.now() };
    await t.db.update(subscriptions).set(over).where(eq(subscriptions.userId, user.id));
    expect((await as.get(`/api/invitations/${code}`)).json().reason).toBe('trial_expired');
    expect((await complete('s1')).statusCode).toBe(200);
    expect((await save('s2', { t1: SQL })).statusCode).toBe(200);
    await complete('s2');
    expect((await submit()).statusCode).toBe(200);
    expect((await open()).receipt).not.toBeNull();
    const again = { status: 'active', endsAt: null };
    await t.db.update(subscriptions).set(again).where(eq(subscriptions.userId, user.id));
    expect((await result()).match_score.overall_score).toBeGreaterThan(0);
  });

  test('is started with null for what somebody does not say of themselves', async () => {
    const unsaid = { agree: true, candidate_name: null, candidate_email: null };
    expect((await start(unsaid)).json()).toMatchObject({ status: 'accepted' });
  });

  test('that is almost right is like one that never was', async () => {
    const near = await t.as().get(`/api/assessment/${code.slice(0, -1)}`);
    const upper = await t.as().get(`/api/assessment/${code.toUpperCase()}`);
    const far = await t.as().get('/api/assessment/nothing');
    const bodies = [near, upper, far].map((reply) => {
      const { request_id: _id, ...body } = reply.json();
      return [reply.statusCode, body];
    });
    expect(bodies).toEqual([bodies[2], bodies[2], bodies[2]]);
    expect(bodies[2]?.[0]).toBe(404);
  });

  test('cannot be guessed: after a few misses from one place nothing is answered there', async () => {
    const guess = (n: number) =>
      t.app.inject({ url: `/api/assessment/guess${n}`, remoteAddress: '203.0.113.9' });
    const statuses: number[] = [];
    for (let n = 0; n < 23; n++) statuses.push((await guess(n)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(404), ...Array(3).fill(429)]);
    expect((await visitor().get(url())).statusCode).toBe(200);
  });

  test('to an assessment hosted by an ATS says where it is taken', async () => {
    const hosted = await invite(as, { job_title: 'Keeper' });
    const reply = await visitor().get(`/api/assessment/${hosted.invitation_code}`);
    expect(reply.json()).toMatchObject({
      hosted_by: 'ashby',
      milestones: [],
      company: 'Robin Vale',
      contact_email: user.email,
    });
  });
});

describe('starting', () => {
  test('takes an agreement', async () => {
    for (const body of [{}, { agree: false }, { agree: 'yes' }]) {
      const reply = await start(body);
      expect([reply.statusCode, reply.json().detail]).toEqual([
        400,
        'Please agree before you start.',
      ]);
    }
    const reply = await start();
    expect(reply.json()).toMatchObject({ status: 'accepted', candidate_name: 'Abena Lund' });
    expect(await shown()).toMatchObject({
      status: 'accepted',
      started_at: t.clock.now().toISOString(),
    });
  });

  test('again changes nothing', async () => {
    await start();
    const before = await shown();
    t.clock.advance(MINUTE);
    expect((await start()).statusCode).toBe(200);
    expect((await shown()).started_at).toBe(before.started_at);
  });

  test('fills in what the sender did not know, and nothing else', async () => {
    const named = { agree: true, candidate_name: 'Zoe', candidate_email: 'abena@example.com' };
    await start(named);
    expect(await shown()).toMatchObject({
      candidate_name: 'Abena Lund',
      candidate_email: 'abena@example.com',
    });
  });

  test('comes before every step', async () => {
    for (const reply of [
      await visitor().get(url('/milestones/s1')),
      await save('s1', { t1: PYTHON }),
      await complete('s1'),
      await submit(),
    ]) {
      expect([reply.statusCode, reply.json().reason]).toEqual([409, 'not_started']);
    }
  });
});

describe('a step', () => {
  beforeEach(async () => {
    await start();
  });

  test('shows its tasks without points, and has the saved answers', async () => {
    expect(await step('s1')).toMatchObject({
      id: 's1',
      position: 1,
      requirements: ['Python'],
      answer: {},
      revision: 0,
      saved_at: null,
      done: false,
    });
    expect(await step('s1')).not.toHaveProperty('points');
    const saved = await save('s1', { t1: PYTHON });
    expect(saved.json()).toEqual({ saved_at: t.clock.now().toISOString(), revision: 1 });
    expect(await step('s1')).toMatchObject({ answer: { t1: PYTHON }, revision: 1 });
    expect((await shown()).status).toBe('active');
    expect((await visitor().get(url('/milestones/s9'))).statusCode).toBe(404);
  });

  test('does not lose an answer that was saved elsewhere', async () => {
    await save('s1', { t1: 'On the phone' });
    const late = await save('s1', { t1: 'On the desk' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      {
        reason: 'changed_meanwhile',
        current: { answer: { t1: 'On the phone' }, revision: 1 },
      },
    ]);
    expect((await save('s1', { t1: 'On the desk' }, 1)).json().revision).toBe(2);
    expect((await step('s1')).answer).toEqual({ t1: 'On the desk' });
  });

  test('stores a repeated save once', async () => {
    const twice = await Promise.all([save('s1', { t1: PYTHON }), save('s1', { t1: PYTHON })]);
    expect(twice.map((reply) => reply.json().revision)).toEqual([1, 1]);
  });

  test('keeps one of two different saves at the same moment', async () => {
    const both = await Promise.all([save('s1', { t1: 'One' }), save('s1', { t1: 'Two' })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ t9: 'x' }, 't9', 'This answer is to nothing that this step asks.'],
    [{ t2: 'I speak Latin.' }, 't2', 'This answer is to nothing that this step asks.'],
    [{ t2: ['I have not worked with Python yet.'] }, 't2', null],
    [{ t1: ['a', 'b'] }, 't1', null],
    [{ t1: 'x'.repeat(20_001) }, 'answer', null],
    [{ __proto__: null, constructor: 'x' }, 'constructor', null],
  ])('refuses what it does not ask', async (answer, field, sentence) => {
    const reply = await save('s1', answer);
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, field]);
    if (sentence) expect(reply.json().detail).toBe(sentence);
  });

  test('accepts an answer of twenty thousand characters, and characters no database can store', async () => {
    expect((await save('s1', { t1: 'x'.repeat(20_000) })).statusCode).toBe(200);
    expect((await save('s1', { t1: 'b\ud800c' }, 1)).statusCode).toBe(200);
    expect((await step('s1')).answer).toEqual({ t1: 'b\ufffdc' });
  });

  test('is done once what it has to have is answered, and earns its points once', async () => {
    const early = await complete('s1');
    expect([early.statusCode, early.json().errors]).toMatchObject([
      400,
      [{ field: 't1', message: 'This field is required' }],
    ]);
    await save('s1', { t1: '   ' });
    expect((await complete('s1')).statusCode).toBe(400);
    await save('s1', { t1: PYTHON }, 1);
    const twice = await Promise.all([complete('s1'), complete('s1')]);
    for (const reply of twice) {
      expect(reply.json()).toEqual({
        milestones_completed: 1,
        total_milestones: 2,
        completion_percentage: 50,
      });
    }
    expect(await shown()).toMatchObject({
      status: 'active',
      progressStatus: 'in_progress',
      milestones_completed: 1,
      latest_milestone: 'Work with Python',
      points_earned: 60,
      completion_percentage: 50,
      progress_data: {
        milestone_history: [
          {
            milestone: 'Work with Python',
            points: 60,
            completed_at: t.clock.now().toISOString(),
          },
        ],
      },
    });
    expect((await shown()).steps[0]?.done_at).toBe(t.clock.now().toISOString());
  });

  test('counts by its own steps, whatever its sender has reported from outside', async () => {
    const report = (body: object) => as.patch(`/api/invitations/${code}/progress`, body);
    await report({ milestones_completed: 1, latest_milestone: 'A call', points_earned: 7 });
    await report({ milestones_completed: 1, total_milestones: 1 });
    for (const id of ['s1', 's2']) {
      await save(id, { t1: PYTHON });
      expect((await complete(id)).statusCode).toBe(200);
    }
    expect(await shown()).toMatchObject({
      milestones_completed: 2,
      total_milestones: 2,
      completion_percentage: 100,
      points_earned: 100,
      latest_milestone: 'Work with data',
    });
  });

  test('can be changed after it was done, until everything is sent', async () => {
    await save('s1', { t1: 'First' });
    await complete('s1');
    await save('s1', { t1: 'Better' }, 1);
    expect(await step('s1')).toMatchObject({ answer: { t1: 'Better' }, done: true });
    expect((await shown()).points_earned).toBe(60);
  });
});

describe('sending', () => {
  test('waits for required answers, naming the steps', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    const reply = await submit();
    expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ field: 's2' }]]);
    expect((await shown()).status).toBe('active');
  });

  test('stays open after the last step until the candidate sends', async () => {
    await answerAll();
    expect(await shown()).toMatchObject({ status: 'active', completion_percentage: 100 });
  });

  test('is done once, gives a receipt, and nothing changes afterwards', async () => {
    await answerAll();
    const twice = await Promise.all([submit(), submit()]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await open()).toMatchObject({
      status: 'completed',
      receipt: {
        submitted_at: t.clock.now().toISOString(),
        score: null,
        sent: ['Work with Python', 'Work with data'],
      },
    });
    for (const reply of [await save('s1', { t1: 'Late' }, 1), await complete('s1')]) {
      expect([reply.statusCode, reply.json().reason]).toEqual([410, 'completed']);
    }
    expect(await shown()).toMatchObject({
      status: 'completed',
      progressStatus: 'completed',
      points_earned: 100,
    });
  });

  test('counts a step as done that was answered and not left', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    await save('s2', { t1: SQL });
    expect((await submit()).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ milestones_completed: 2, points_earned: 100 });
  });

  test('is in the log as what a candidate did, without their words', async () => {
    await answerAll();
    await submit();
    const entries = await entriesOf(t.db, user.id);
    const theirs = entries.filter(({ actorKind }) => actorKind === 'candidate');
    expect(theirs.map(({ action }) => action).sort()).toEqual([
      'invitation.accepted',
      'invitation.completed',
    ]);
    expect(JSON.stringify(entries)).not.toContain('billing services');
  });
});

describe('a time limit', () => {
  beforeEach(async () => {
    const assessment_id = await createAssessment(as, { time_limit_minutes: 30 });
    code = (await invite(as, { assessment_id })).invitation_code;
  });

  test('is said before the start and counts from it', async () => {
    expect(await open()).toMatchObject({ time_limit_minutes: 30, time_ends_at: null });
    await start();
    const end = new Date(t.clock.now().getTime() + 30 * MINUTE).toISOString();
    expect((await open()).time_ends_at).toBe(end);
  });

  test('comes with the time of the server, for devices whose clock is wrong', async () => {
    t.clock.advance(7 * MINUTE);
    expect((await open()).server_time).toBe(t.clock.now().toISOString());
  });

  test('ends with answers, and lets saved ones be submitted', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    t.clock.advance(31 * MINUTE - 1);
    expect((await save('s1', { t1: 'On its way' }, 1)).statusCode).toBe(200);
    t.clock.advance(1);
    const late = await save('s1', { t1: 'Late' }, 2);
    expect([late.statusCode, late.json().reason]).toEqual([409, 'time_up']);
    expect((await complete('s1')).statusCode).toBe(409);
    expect((await submit()).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ status: 'completed', milestones_completed: 1 });
  });

  test('lets somebody who is told that time is up submit at once', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    t.clock.advance(30 * MINUTE - 1);
    expect((await submit()).statusCode).toBe(400);
    t.clock.advance(1);
    expect((await submit()).statusCode).toBe(200);
  });

  test('can be made longer by the sender at any time', async () => {
    await start();
    t.clock.advance(40 * MINUTE);
    expect((await save('s1', { t1: PYTHON })).statusCode).toBe(409);
    await as.post(`/api/invitations/${code}/extend`, { minutes: 20 });
    expect((await save('s1', { t1: PYTHON })).statusCode).toBe(200);
  });
});

describe('the result', () => {
  test('is there once the answers were sent', async () => {
    await start();
    const early = await as.get(`/api/invitations/${code}/result`);
    expect([early.statusCode, early.json().reason]).toEqual([409, 'not_finished']);
  });

  test('is scored by what was asked, with the sentences that prove it', async () => {
    await answerAll();
    await submit();
    const { match_score, match_results: match, document_text: text, ...rest } = await result();
    expect(text).toBe(`${PYTHON}\n\n${SQL}`);
    expect(match?.requirements.map((line) => line.text).sort()).toEqual(['PostgreSQL', 'Python']);
    expect(match_score.overall_score).toBe(match?.overall_score);
    expect(match?.overall_score).toBeGreaterThan(0);
    for (const { evidence } of match?.requirements ?? []) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const one of evidence) expect(text.slice(one.start, one.end)).toBe(one.quote);
    }
    expect(rest).toMatchObject({
      candidateName: 'Abena Lund',
      submitted_at: t.clock.now().toISOString(),
      answers: [
        {
          milestone_id: 's1',
          points: 60,
          tasks: [
            { id: 't1', answer: [PYTHON], is_judged: true },
            { id: 't2', answer: [], is_judged: false },
          ],
        },
        { milestone_id: 's2', points: 40, tasks: [{ id: 't1', is_judged: true }] },
      ],
    });
    expect(rest.graph_data.length).toBeGreaterThan(0);
  });

  test('is the same whenever it is read', async () => {
    await answerAll();
    await submit();
    const first = await result();
    t.clock.advance(20 * DAY);
    expect(await result()).toEqual(first);
  });

  test('counts none of the questions: an empty answer proves nothing', async () => {
    await start();
    await save('s1', { t1: 'Yes.', t2: 'I have not worked with Python yet.' });
    await save('s2', { t1: 'No.' });
    await submit();
    const { match_results: match, answers } = await result();
    expect(match?.overall_score ?? 0).toBe(0);
    expect(answers.flatMap(({ tasks }) => tasks).some((task) => task.is_judged)).toBe(false);
  });

  test('treats chosen options like written text', async () => {
    await start();
    await save('s1', { t1: 'See below.', t2: 'I have 5 years of experience with Python.' });
    await save('s2', { t1: 'Nothing to show.' });
    await submit();
    const { match_results: match } = await result();
    const python = match?.requirements.find((line) => line.text === 'Python');
    expect(python?.evidence[0]?.quote).toContain('5 years of experience with Python');
  });

  test.each([
    ['leaves out what no choice says anything about', ['Never', 'Every day'], ['Python']],
    [
      'counts what another choice would have shown',
      ['Never', 'I have run PostgreSQL for 5 years.'],
      ['PostgreSQL', 'Python'],
    ],
  ])('%s', async (_, choices, counted) => {
    const [first, second] = ASSESSMENT.milestones;
    if (!first || !second) throw new Error('The sample has two steps');
    const task = { id: 't1', kind: 'choice' as const, required: true, prompt: 'How often?' };
    const milestones = [first, { ...second, tasks: [{ ...task, choices }] }];
    const assessment_id = await createAssessment(as, { milestones });
    code = (await invite(as, { assessment_id })).invitation_code;
    await start();
    await save('s1', { t1: PYTHON });
    await save('s2', { t1: 'Never' });
    await submit();
    const { match_results: match, answers } = await result();
    expect(match?.requirements.map(({ text }) => text).sort()).toEqual(counted);
    expect(answers[1]?.tasks[0]?.is_judged).toBe(false);
  });

  test('is shown to its candidate where the sender allows that', async () => {
    const assessment_id = await createAssessment(as, { show_result: true });
    code = (await invite(as, { assessment_id })).invitation_code;
    await answerAll();
    await submit();
    const { receipt } = await open();
    expect(receipt?.score).toBe((await result()).match_score.overall_score);
  });
});

describe('a candidate', () => {
  test('can download a copy of their answers at any time', async () => {
    await start();
    await save('s1', { t1: PYTHON });
    const before = await visitor().get(url('/copy'));
    expect(before.headers['content-disposition']).toContain('my-answers.txt');
    expect(before.body).toContain(PYTHON);
    expect(before.body).toContain('Not sent yet');
    expect(before.body).not.toContain('60');
    await as.delete(`/api/invitations/${code}`);
    expect((await visitor().get(url())).json().current).toMatchObject({ has_answers: true });
    expect((await visitor().get(url('/copy'))).body).toContain(PYTHON);
  });

  test('was last there when they last read a step, or took their copy', async () => {
    await start();
    const lastThere = async () => (await as.get(`/api/invitations/${code}`)).json().last_accessed;
    for (const call of ['/milestones/s1', '/copy']) {
      t.clock.advance(60_000);
      expect((await visitor().get(url(call))).statusCode).toBe(200);
      expect(await lastThere()).toBe(t.clock.now().toISOString());
    }
  });

  test('asks the sender, who hears of it and settles it', async () => {
    const ask = (body: object) => visitor().post(url('/request'), body);
    expect((await ask({ kind: 'question', message: ' ' })).statusCode).toBe(400);
    expect((await ask({ kind: 'question', message: 'x'.repeat(2001) })).statusCode).toBe(400);
    expect((await ask({ kind: 'refund', message: 'x' })).statusCode).toBe(400);
    const reply = await ask({ kind: 'adjustment', message: 'I need more time.' });
    expect(reply.statusCode).toBe(201);
    t.clock.advance(MINUTE);
    expect((await ask({ kind: 'erase' })).statusCode).toBe(201);
    expect((await shown()).open_requests).toBe(2);
    const { requests } = (await as.get(`/api/invitations/${code}/requests`)).json();
    expect(requests).toMatchObject([
      { kind: 'adjustment', message: 'I need more time.', settled_at: null },
      { kind: 'erase', message: '' },
    ]);
    const id = requests[0].request_id;
    const settled = await as.post(`/api/invitations/${code}/requests/${id}/settle`);
    expect(settled.json().settled_at).toBe(t.clock.now().toISOString());
    expect((await shown()).open_requests).toBe(1);
    const mails = (await t.mails()).filter(({ to }) => to === user.email);
    expect(mails.some(({ text }) => text.includes('I need more time.'))).toBe(true);
  });

  test('cannot send endless requests', async () => {
    const ask = () => visitor().post(url('/request'), { kind: 'question', message: 'And now?' });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([...Array(5).fill(201), 429, 429]);
  });
});

describe('the sender', () => {
  test('is mailed about a step and about the answers, if they want that', async () => {
    const preferences = { events: { invitation_completed: { email: true } } };
    await as.put('/api/users/notification-preferences', { preferences });
    await answerAll();
    await submit();
    const mails = (await t.mails()).filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Abena Lund sent the assessment for Backend Engineer',
    ]);
  });
});
