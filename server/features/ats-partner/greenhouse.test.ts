import { randomUUID } from 'node:crypto';
import type { InvitationList } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, mailOutbox, rateLimits, subscriptions } from '../../db/schema';
import { ASSESSMENT, createAssessment, invite } from '../../testing/assessments';
import {
  aPartnerKey,
  linkOf,
  type Partner,
  partnerWith,
  takeAssessment,
} from '../../testing/ats-partner';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';

const TESTS = 'https://app.greenhouse.io/integrations/testing_partners/take_home_tests';

let t: TestApp;
let user: TestUser;
let as: As;
let greenhouse: Partner;
let assessmentId: string;
const lines: string[] = [];
beforeAll(async () => {
  t = await testApp({ onLog: (line) => lines.push(line) });
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
  greenhouse = partnerWith(t, 'greenhouse', await aPartnerKey(as));
  assessmentId = await createAssessment(as);
});
afterAll(() => t.close());

const order = (change: object = {}) => ({
  partner_test_id: assessmentId,
  candidate: {
    first_name: 'Abena',
    last_name: 'Lund',
    preferred_name: null,
    phone_number: '1',
    resume_url: 'https://files.example.com/abena.pdf',
    email: 'abena@example.com',
    greenhouse_profile_url: 'https://app.greenhouse.io/people/7002?application_id=9002',
  },
  sent_by: 'recruiter@example.com',
  url: `${TESTS}/555`,
  ...change,
});
const send = (change: object = {}) => greenhouse.post('send_test', order(change));
const status = (code: string, by = greenhouse) =>
  by.get(`test_status?partner_interview_id=${encodeURIComponent(code)}`);
const codeIn = (reply: Awaited<ReturnType<typeof send>>): string =>
  reply.json().partner_interview_id;
const all = async () => (await as.get('/api/invitations/')).json<InvitationList>().invitations;

test("lists the account's own assessments", async () => {
  await createAssessment(t.as(await aUser(t.db, { plan: 'starter' })));
  expect((await greenhouse.get('list_tests')).json()).toEqual([
    { partner_test_id: assessmentId, partner_test_name: ASSESSMENT.title },
  ]);
});

test('a wrong key is refused, and one without the permission', async () => {
  const wrong = await partnerWith(t, 'greenhouse', 'candor_wrong').get('list_tests');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.headers['www-authenticate']).toBe('Basic realm="Candor"');
  const reader = partnerWith(t, 'greenhouse', await aPartnerKey(as, ['read']));
  expect((await reader.get('list_tests')).statusCode).toBe(200);
  expect((await reader.post('response_error', {})).statusCode).toBe(200);
  expect((await reader.post('send_test', order())).statusCode).toBe(403);
});

describe('a test', () => {
  test('is an invitation sent by mail, once per take-home test', async () => {
    const replies = await Promise.all([send(), send(), send()]);
    const again = await send({ url: `${TESTS}/555/` });
    const codes = new Set([...replies, again].map(codeIn));
    const [made, ...more] = await all();
    expect([...codes]).toEqual([made?.invitation_code]);
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      ats_source: 'greenhouse',
      candidate_name: 'Abena Lund',
      assessment_id: assessmentId,
    });
    expect(await t.db.$count(mailOutbox)).toBe(1);
    const mails = await t.mails();
    expect(mails.at(-1)?.text).toContain(made?.invitation_link);
    expect(codeIn(await send({ url: `${TESTS}/556` }))).not.toBe(made?.invitation_code);
  });

  test.each(['cancelled', 'completed', 'expired'])('is the same once it is %s', async (end) => {
    const code = codeIn(await send());
    if (end === 'cancelled') await as.delete(`/api/invitations/${code}`);
    if (end === 'completed') await takeAssessment(t, code, 'I built services for four years.');
    if (end === 'expired') await t.db.update(invitations).set({ expiresAt: t.clock.now() });
    expect(codeIn(await send())).toBe(code);
    expect(await t.db.$count(invitations, eq(invitations.userId, user.id))).toBe(1);
  });

  test('addresses somebody by their preferred name', async () => {
    const { candidate } = order();
    await send({ candidate: { ...candidate, preferred_name: 'Abi' } });
    expect((await all()).map((one) => one.candidate_name)).toEqual(['Abi Lund']);
  });

  test.each([
    'http://app.greenhouse.io/take_home_tests/1',
    'https://app.greenhouse.io.example.com/take_home_tests/1',
    'https://app.greenhouse.io:8443/take_home_tests/1',
    'https://app.greenhouse.io@example.com/1',
    'https://user:secret@app.greenhouse.io/1',
    'https://127.0.0.1/1',
    'https://app.greenhouse.io/',
    `https://app.greenhouse.io/${'1'.repeat(201)}`,
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    null,
  ])('of the address %j is refused', async (url) => {
    const reply = await send({ url });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect(await all()).toEqual([]);
  });

  test('may be elsewhere where this installation says so', async () => {
    const other = await testApp({
      env: { GREENHOUSE_APP_HOSTS: 'GH.example.com, localhost:9000' },
    });
    const theirs = other.as(await aUser(other.db, { plan: 'starter' }));
    const by = partnerWith(other, 'greenhouse', await aPartnerKey(theirs));
    const partner_test_id = await createAssessment(theirs);
    const sent = (url: string) => by.post('send_test', order({ partner_test_id, url }));
    expect((await sent('https://gh.example.com/1')).statusCode).toBe(200);
    expect((await sent('https://localhost:9000/2')).statusCode).toBe(200);
    expect((await sent(`${TESTS}/3`)).statusCode).toBe(400);
    await other.close();
  });

  test('needs an assessment of the account, an address and a credit', async () => {
    const theirs = await createAssessment(t.as(await aUser(t.db, { plan: 'starter' })));
    expect((await send({ partner_test_id: theirs })).statusCode).toBe(404);
    const { candidate } = order();
    expect((await send({ candidate: { ...candidate, email: null } })).statusCode).toBe(400);
    await t.db.update(subscriptions).set({ invitationGrantUsed: 50 });
    const reply = await send();
    expect([reply.statusCode, reply.json().limit_type]).toEqual([402, 'invitation_credits']);
    expect(await all()).toEqual([]);
  });
});

describe('the status', () => {
  test('follows the candidate, and has the score once it is complete', async () => {
    const code = codeIn(await send());
    const partner_profile_url = `http://localhost:3000/invitations?open=${code}`;
    expect((await status(code)).json()).toEqual({
      partner_status: 'sent',
      partner_profile_url,
      metadata: { 'Steps done': '0 of 2' },
    });
    await t.as().get(linkOf(code));
    expect((await status(code)).json().partner_status).toBe('opened');
    await t.as().post(`${linkOf(code)}/start`, { agree: true });
    expect((await status(code)).json().partner_status).toBe('started');
    await takeAssessment(t, code, 'I built services with Python and PostgreSQL for four years.');
    const done = (await status(code)).json();
    const result = (await as.get(`/api/invitations/${code}/result`)).json();
    expect(done).toEqual({
      partner_status: 'complete',
      partner_profile_url,
      partner_score: result.match_score.overall_score,
      metadata: { 'Steps done': '2 of 2', 'Completed at': t.clock.now().toISOString() },
    });
    expect(done.partner_score).toBeGreaterThan(0);
  });

  test('has no score if the answers cannot be scored', async () => {
    const requirements: never[] = [];
    const milestones = ASSESSMENT.milestones.map((step) => ({ ...step, requirements }));
    const partner_test_id = await createAssessment(as, { milestones });
    const code = codeIn(await send({ partner_test_id }));
    await takeAssessment(t, code, 'I built services with Python and PostgreSQL.');
    const done = (await status(code)).json();
    expect(done.partner_status).toBe('complete');
    expect(done).not.toHaveProperty('partner_score');
  });

  test('says that it was cancelled', async () => {
    const code = codeIn(await send());
    await as.delete(`/api/invitations/${code}`);
    expect((await status(code)).json().partner_status).toBe('cancelled');
  });

  test('is only of what Greenhouse sent for this account', async () => {
    const code = codeIn(await send());
    const own = await invite(as, { assessment_id: assessmentId });
    const stranger = t.as(await aUser(t.db, { plan: 'starter' }));
    const theirs = partnerWith(t, 'greenhouse', await aPartnerKey(stranger));
    expect((await status(code, theirs)).statusCode).toBe(404);
    expect((await status(own.invitation_code)).statusCode).toBe(404);
    expect((await status(randomUUID())).statusCode).toBe(404);
    expect((await status('a\0b')).statusCode).toBe(400);
    expect((await greenhouse.get('test_status')).statusCode).toBe(400);
  });
});

test('an answer that Greenhouse could not use is noted without a word about the candidate', async () => {
  const code = codeIn(await send());
  lines.length = 0;
  const reply = await greenhouse.post('response_error', {
    api_call: 'send_test',
    errors: ['Quillfeather has no name'],
    partner_interview_id: code,
    candidate_email: 'quillfeather@example.com',
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }]);
  const hostile = { api_call: '<script>', errors: 'Quillfeather', partner_interview_id: 'a\0' };
  expect((await greenhouse.post('response_error', hostile)).statusCode).toBe(200);
  const noted = (await entriesOf(t.db, user.id)).filter(
    ({ action }) => action === 'ats.answer_refused',
  );
  expect(noted.map(({ details }) => details)).toEqual([
    { ats_type: 'greenhouse', call: 'send_test', errors: 1 },
    { ats_type: 'greenhouse', call: 'unknown', errors: 0 },
  ]);
  expect(noted.map(({ entityId }) => entityId !== null)).toEqual([true, false]);
  expect(`${JSON.stringify(noted)} ${lines.join()}`.toLowerCase()).not.toContain('quillfeather');
});

test('the owner hears of it once a day: which call and which assessment, and no candidate', async () => {
  const report = (change: object = {}) =>
    greenhouse.post('response_error', {
      api_call: 'test_status',
      errors: ['Quillfeather is unknown', 'again'],
      partner_test_id: assessmentId,
      partner_test_name: 'Quillfeather',
      ...change,
      candidate_email: 'quillfeather@example.com',
    });
  const told = async () =>
    (await t.mails()).filter(
      ({ to, subject }) => to === user.email && subject.startsWith('Greenhouse could not'),
    );
  await Promise.all([report(), report(), report()]);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('(test_status) and reports 2 errors in the answer.');
  expect(mail?.text).toContain(`It was about '${ASSESSMENT.title}'.`);
  expect(JSON.stringify(mail).toLowerCase()).not.toContain('quillfeather');

  t.clock.advance(86_400_000);
  const stranger = await createAssessment(t.as(await aUser(t.db, { plan: 'starter' })));
  await report({ api_call: 'send_test', errors: ['x'], partner_test_id: stranger });
  await report();
  const [, next, ...others] = await told();
  expect(others).toEqual([]);
  expect(next?.text).toContain('(send_test) and reports one error in the answer.');
  expect(next?.text).not.toContain('It was about');
});
