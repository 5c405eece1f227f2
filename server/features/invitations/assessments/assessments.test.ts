import { randomUUID } from 'node:crypto';
import type { Assessment, AssessmentDraft } from '@candor/domain/model/assessment';
import { Milestones } from '@candor/domain/model/assessment';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assessments, auditLog } from '../../../db/schema';
import { ASSESSMENT, createAssessment, invite, JOB_TEXT } from '../../../testing/assessments';
import { aUser, type TestUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';

const URL = '/api/assessments';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
});
afterAll(() => t.close());

const show = async (id: string): Promise<Assessment> => (await as.get(`${URL}/${id}`)).json();
const [first, second] = ASSESSMENT.milestones;

describe('a draft', () => {
  test('asks about the job’s requirements, in steps that can be saved as they are', async () => {
    const reply = await as.post(`${URL}/draft`, { job_description_text: JOB_TEXT });
    const draft = reply.json<AssessmentDraft>();
    expect(draft.job_title).toBe('Backend Engineer');
    const asked = draft.milestones.flatMap(({ requirements }) => requirements);
    expect(asked.map(({ text }) => text)).toEqual(expect.arrayContaining(['Python', 'PostgreSQL']));
    expect(Milestones.safeParse(draft.milestones).success).toBe(true);
    await createAssessment(as, { milestones: draft.milestones });
  });

  test('is the same for the same text, and nothing is stored or charged', async () => {
    const draft = async () =>
      (await as.post(`${URL}/draft`, { job_description_text: JOB_TEXT })).json();
    expect(await draft()).toEqual(await draft());
    expect(await t.db.$count(assessments, eq(assessments.userId, user.id))).toBe(0);
  });

  test.each([
    ['', 'Job description must be at least 50 characters'],
    ['x'.repeat(49), 'Job description must be at least 50 characters'],
    [null, 'Job description is required'],
  ])('of %j is refused', async (job_description_text, sentence) => {
    const reply = await as.post(`${URL}/draft`, { job_description_text });
    expect([reply.statusCode, reply.json().detail]).toEqual([400, sentence]);
  });

  test('of a language that is not read says so at the field', async () => {
    const polish =
      'Programista. Poszukujemy osoby do pracy w zespole. Wymagania: doświadczenie w programowaniu oraz znajomość baz danych na poziomie dobrym. Praca od zaraz w firmie w centrum miasta, nie jest wymagane prawo jazdy.';
    const reply = await as.post(`${URL}/draft`, { job_description_text: polish });
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([
      400,
      'job_description_text',
    ]);
  });
});

describe('an assessment', () => {
  test('is kept as it was written', async () => {
    const id = await createAssessment(as);
    expect(await show(id)).toEqual({
      ...ASSESSMENT,
      assessment_id: id,
      revision: 1,
      invitation_count: 0,
      created_at: t.clock.now().toISOString(),
      updated_at: t.clock.now().toISOString(),
    });
    const { assessments: listed, total } = (await as.get(URL)).json();
    expect([total, listed]).toMatchObject([
      1,
      [{ assessment_id: id, title: 'Backend work', step_count: 2, minutes: 13 }],
    ]);
    expect(listed[0]).not.toHaveProperty('milestones');
  });

  test('is one of at most 200, however many are saved at once', async () => {
    const id = await createAssessment(as);
    await t.db.execute(sql`
      insert into assessments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
      from assessments a, generate_series(1, 198) where a.id = ${id}`);
    const replies = await Promise.all([1, 2, 3].map(() => as.post(URL, ASSESSMENT)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await t.db.$count(assessments, eq(assessments.userId, user.id))).toBe(200);
  });

  test('counts its invitations', async () => {
    const id = await createAssessment(as);
    await createAssessment(as);
    await invite(as, { assessment_id: id });
    await invite(as, { assessment_id: id });
    expect((await show(id)).invitation_count).toBe(2);
    const { assessments: listed } = (await as.get(URL)).json();
    const counts = listed.map((one: Assessment) => one.invitation_count);
    expect(counts.sort()).toEqual([0, 2]);
  });

  test.each([
    ['no step', { milestones: [] }],
    ['two steps of one id', { milestones: [first, { ...second, id: 's1' }] }],
    [
      'two tasks of one id',
      { milestones: [{ ...first, tasks: [...(first?.tasks ?? []), first?.tasks[0]] }] },
    ],
    ['a step without a task', { milestones: [{ ...first, tasks: [] }] }],
    [
      'thirteen steps',
      { milestones: Array.from({ length: 13 }, (_, at) => ({ ...first, id: `s${at}` })) },
    ],
    [
      'a choice of one',
      { milestones: [{ ...first, tasks: [{ ...first?.tasks[1], choices: ['Yes.'] }] }] },
    ],
    [
      'a choice without answers',
      { milestones: [{ ...first, tasks: [{ ...first?.tasks[1], choices: null }] }] },
    ],
    [
      'a text with choices',
      { milestones: [{ ...first, tasks: [{ ...first?.tasks[0], choices: ['a', 'b'] }] }] },
    ],
    ['an id that is no name', { milestones: [{ ...first, id: '../s1' }] }],
    ['points below zero', { milestones: [{ ...first, points: -1 }] }],
    ['a limit of four minutes', { time_limit_minutes: 4 }],
    ['no company', { company: ' ' }],
    ['an address that is none', { contact_email: 'people' }],
    ['a job text that is too short', { job_description_text: 'Engineer' }],
  ])('with %s is refused', async (_what, change) => {
    const reply = await as.post(URL, { ...ASSESSMENT, ...change });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect(await t.db.$count(assessments, eq(assessments.userId, user.id))).toBe(0);
  });

  test('is changed by who read it last', async () => {
    const id = await createAssessment(as);
    const change = (title: string, revision: number) =>
      as.put(`${URL}/${id}`, { ...ASSESSMENT, title }, { 'if-match': `"${revision}"` });
    const changed = await change('Newer', 1);
    expect(changed.json()).toMatchObject({ title: 'Newer', revision: 2 });
    const late = await change('Older', 1);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { reason: 'changed_meanwhile', current: { title: 'Newer', revision: 2 } },
    ]);
  });

  test('that is changed or removed leaves invited people with their original steps', async () => {
    const id = await createAssessment(as);
    const { invitation_code: code } = await invite(as, { assessment_id: id });
    const milestones = [{ ...ASSESSMENT.milestones[1], title: 'Something else' }];
    await as.put(`${URL}/${id}`, { ...ASSESSMENT, milestones });
    expect((await as.delete(`${URL}/${id}`)).statusCode).toBe(204);
    expect((await as.get(`${URL}/${id}`)).statusCode).toBe(404);
    const shown = (await as.get(`/api/invitations/${code}`)).json();
    expect(shown).toMatchObject({ assessment_id: null, total_milestones: 2 });
    const asked = (await t.as().get(`/api/assessment/${code}`)).json();
    expect(asked.milestones).toMatchObject([
      { title: 'Work with Python' },
      { title: 'Work with data' },
    ]);
  });

  test('is in the log', async () => {
    const id = await createAssessment(as);
    await as.put(`${URL}/${id}`, ASSESSMENT);
    await as.delete(`${URL}/${id}`);
    const entries = await t.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'assessment.changed',
      'assessment.created',
      'assessment.removed',
    ]);
  });

  test('is not there for an id that nobody has', async () => {
    for (const id of [randomUUID(), 'nothing']) {
      expect((await as.get(`${URL}/${id}`)).statusCode).toBe(404);
      expect((await as.put(`${URL}/${id}`, ASSESSMENT)).statusCode).toBe(404);
      expect((await as.delete(`${URL}/${id}`)).statusCode).toBe(404);
    }
  });
});
