import { randomUUID } from 'node:crypto';
import { AshbyRefusal } from '@candor/domain/model/ats-partner';
import type { Invitation, InvitationList } from '@candor/domain/model/invitation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox, rateLimits, subscriptions } from '../../db/schema';
import { ASSESSMENT, createAssessment, invite } from '../../testing/assessments';
import {
  aPartnerKey,
  ashbyStart,
  basic,
  linkOf,
  type Partner,
  partnerWith,
  takeAssessment,
} from '../../testing/ats-partner';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';

const DAY = 86_400_000;

let t: TestApp;
let user: TestUser;
let as: As;
let ashby: Partner;
let assessmentId: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  await t.db.delete(mailOutbox);
  user = await someone();
  as = t.as(user);
  ashby = partnerWith(t, 'ashby', await aPartnerKey(as));
  assessmentId = await createAssessment(as);
});
afterAll(() => t.close());

const someone = () => aUser(t.db, { plan: 'starter', now: t.clock.now() });

const start = (body: object) => ashby.post('assessment.start', body);
const cancel = (id: unknown) => ashby.post('assessment.cancel', { assessment_id: id });
const idIn = (reply: Awaited<ReturnType<typeof start>>): string =>
  reply.json().results.assessment_id;
const all = async (): Promise<Invitation[]> =>
  (await as.get('/api/invitations/')).json<InvitationList>().invitations;
const credits = async () => (await as.get('/api/users/quota-status')).json().invitation_credits;

async function only(): Promise<Invitation> {
  const [one, ...more] = await all();
  if (!one || more.length > 0) throw new Error('There is not exactly one invitation.');
  return one;
}

describe('the list', () => {
  test("has the account's own assessments", async () => {
    await createAssessment(t.as(await someone()));
    const reply = await ashby.post('assessment.list');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      results: [
        {
          assessment_type_id: assessmentId,
          name: ASSESSMENT.title,
          description: 'Backend Engineer: 2 steps, about 13 minutes',
        },
      ],
    });
  });

  test('accepts a read key; starting needs a write key', async () => {
    const reader = partnerWith(t, 'ashby', await aPartnerKey(as, ['read']));
    expect((await reader.post('assessment.list')).statusCode).toBe(200);
    const refused = await reader.post('assessment.start', ashbyStart(assessmentId));
    expect(refused.statusCode).toBe(403);
    expect(AshbyRefusal.parse(refused.json()).reason).toBe('api_key_permission');
    const writer = partnerWith(t, 'ashby', await aPartnerKey(as, ['write']));
    expect((await writer.post('assessment.list')).statusCode).toBe(403);
  });

  test.each(['', basic('candor_wrong'), basic('ashby'), 'Basic ?'])(
    'is refused to %j in the envelope of Ashby',
    async (authorization) => {
      const url = '/api/partner/ashby/assessment.list';
      const headers = authorization === '' ? {} : { authorization };
      const reply = await t.app.inject({ method: 'POST', url, headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toBe('Basic realm="Candor"');
      expect(AshbyRefusal.parse(reply.json())).toMatchObject({
        success: false,
        errors: ['authentication_required'],
        errorInfo: { code: 'authentication_required' },
      });
    },
  );
});

describe('a start', () => {
  test('invites the candidate by mail, for one credit, and answers the id with the link', async () => {
    const reply = await start(ashbyStart(assessmentId));
    expect(reply.statusCode).toBe(200);
    const made = await only();
    expect(made).toMatchObject({
      ats_source: 'ashby',
      assessment_id: assessmentId,
      status: 'pending',
      candidate_name: 'Abena Lund',
      candidate_email: 'abena@example.com',
      job_title: 'Night keeper',
      ashby_assessment_id: null,
      total_milestones: 2,
    });
    const { success, results } = reply.json();
    expect(success).toBe(true);
    expect(results.update_request).toMatchObject({
      assessment_id: results.assessment_id,
      assessment_status: { identifier: 'status', type: 'string', value: 'Sent' },
      assessment_profile_url: {
        value: `http://localhost:3000/invitations?open=${made.invitation_code}`,
      },
      metadata: [{ type: 'url', value: made.invitation_link }],
    });
    const [mail] = await t.mails();
    expect(mail?.to).toContain('abena@example.com');
    expect(mail?.text).toContain(made.invitation_link);
    expect(await credits()).toBe(49);
  });

  test('that comes again gets the same open invitation, also at once', async () => {
    const body = ashbyStart(assessmentId);
    const replies = await Promise.all([start(body), start(body), start(body)]);
    const again = await start({ ...body, candidate: { ...body.candidate, first_name: 'Abbie' } });
    const ids = new Set([...replies, again].map(idIn));
    expect(ids.size).toBe(1);
    expect((await only()).candidate_name).toBe('Abena Lund');
    expect(await t.db.$count(mailOutbox)).toBe(1);
    expect(await credits()).toBe(49);
    const moments = [...replies, again].map((one) => one.json().results.update_request.timestamp);
    expect(new Set(moments).size).toBe(4);
  });

  test('after the end of the first is a new invitation', async () => {
    const body = ashbyStart(assessmentId);
    const first = idIn(await start(body));
    await cancel(first);
    const second = idIn(await start(body));
    expect(second).not.toBe(first);
    t.clock.advance(31 * DAY);
    expect([first, second]).not.toContain(idIn(await start(body)));
  });

  test.each(['invited by hand', 'of another application'])(
    'for somebody who is taking the assessment already, %s, conflicts',
    async (how) => {
      if (how === 'invited by hand') {
        await invite(as, { assessment_id: assessmentId, candidate_email: 'Abena@example.com' });
      } else {
        await start(ashbyStart(assessmentId));
      }
      const reply = await start(ashbyStart(assessmentId));
      expect(reply.statusCode).toBe(409);
      expect(AshbyRefusal.parse(reply.json()).message).toBe(
        'This candidate is taking this assessment already, by another invitation.',
      );
      expect(await all()).toHaveLength(1);
      const other = await createAssessment(as);
      expect((await start(ashbyStart(other))).statusCode).toBe(200);
    },
  );

  test('without a credit left says so to who asked', async () => {
    await t.db.update(subscriptions).set({ invitationGrantUsed: 50 });
    const reply = await start(ashbyStart(assessmentId));
    expect(reply.statusCode).toBe(422);
    expect(AshbyRefusal.parse(reply.json())).toMatchObject({
      message: 'Your starter plan has no invitation credits left. Upgrade or buy more to invite.',
      limit_type: 'invitation_credits',
    });
    expect(await all()).toEqual([]);
  });

  test('after the trial says so, too', async () => {
    const key = await aPartnerKey(as);
    const past = new Date(t.clock.now().getTime() - DAY);
    await t.db.update(subscriptions).set({ planType: 'trial', trialEndsAt: past });
    const reply = await partnerWith(t, 'ashby', key).post(
      'assessment.start',
      ashbyStart(assessmentId),
    );
    expect([reply.statusCode, reply.json().limit_type]).toEqual([422, 'trial_expired']);
    expect(AshbyRefusal.parse(reply.json()).message).not.toBe('');
  });

  test("of what is no assessment of the account's says so", async () => {
    const theirs = await createAssessment(t.as(await someone()));
    for (const id of [theirs, randomUUID(), 'nothing']) {
      const reply = await start(ashbyStart(id));
      expect(reply.statusCode).toBe(422);
      expect(AshbyRefusal.parse(reply.json()).message).toBe(
        'Candor does not have this assessment any more. Choose another one.',
      );
    }
    expect(await credits()).toBe(50);
  });

  test.each([
    [undefined, 'This candidate has no e-mail address. Add one, then start again.'],
    [null, 'This candidate has no e-mail address. Add one, then start again.'],
    [' ', 'This candidate has no e-mail address. Add one, then start again.'],
    ['abena', 'Invalid email format'],
    ['abena@example.com\0', 'Invalid email format'],
  ])('for the address %j is refused: %s', async (email, sentence) => {
    const body = ashbyStart(assessmentId);
    const reply = await start({ ...body, candidate: { ...body.candidate, email } });
    expect([reply.statusCode, reply.json().message]).toEqual([422, sentence]);
  });

  test('stores of hostile texts what can be stored', async () => {
    const markup = '<script>alert(1)</script>';
    const candidate = {
      first_name: `${markup}\ud800`,
      last_name: 'L'.repeat(100_000),
      email: 'abena@example.com',
    };
    const job = { name: 'x'.repeat(100_000) };
    const reply = await start(ashbyStart(assessmentId, { candidate, job }));
    expect(reply.statusCode).toBe(200);
    const made = await only();
    expect(made.candidate_name).toContain(markup);
    expect(made.candidate_name?.length).toBeLessThanOrEqual(200);
    expect(made.job_title).toBe('x'.repeat(200));
  });

  test.each([
    { application: { ashby_id: 'a\0b' } },
    { application: { ashby_id: 'a'.repeat(201) } },
    { application: null },
    { job: { name: 'a\0b' } },
    { candidate: 'Abena' },
    { assessment_type_id: { $ne: 1 } },
  ])('with %j is refused without a trace', async (change) => {
    const reply = await start(ashbyStart(assessmentId, change));
    expect(reply.statusCode).toBe(422);
    expect(AshbyRefusal.parse(reply.json()).errors).toEqual(['validation_error']);
    expect(await all()).toEqual([]);
  });

  test('knows the candidate and the job also where Ashby names neither', async () => {
    const candidate = { first_name: null, email: 'abena@example.com' };
    await start(ashbyStart(assessmentId, { candidate, job: null }));
    expect(await only()).toMatchObject({ candidate_name: null, job_title: 'Backend Engineer' });
  });
});

describe('a cancel', () => {
  test('stops the link, returns an unused credit, and may be repeated', async () => {
    const id = idIn(await start(ashbyStart(assessmentId)));
    for (const reply of [await cancel(id), await cancel(id)]) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ success: true, results: { assessment_id: id } });
    }
    const made = await only();
    expect(made.status).toBe('cancelled');
    expect((await t.as().get(linkOf(made.invitation_code))).statusCode).toBe(410);
    expect(await credits()).toBe(50);
  });

  test('of what ran out by itself is none', async () => {
    const id = idIn(await start(ashbyStart(assessmentId)));
    t.clock.advance(31 * DAY);
    expect((await cancel(id)).statusCode).toBe(200);
    expect((await only()).status).toBe('expired');
  });

  test('of answers that were sent in is refused', async () => {
    const id = idIn(await start(ashbyStart(assessmentId)));
    await takeAssessment(t, (await only()).invitation_code, 'I wrote services in Python.');
    const reply = await cancel(id);
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'An invitation that is completed cannot become cancelled.',
    ]);
  });

  test('finds only what Ashby started for this account', async () => {
    const id = idIn(await start(ashbyStart(assessmentId)));
    const stranger = t.as(await someone());
    const theirs = partnerWith(t, 'ashby', await aPartnerKey(stranger));
    const foreign = await theirs.post('assessment.cancel', { assessment_id: id });
    const missing = await theirs.post('assessment.cancel', { assessment_id: randomUUID() });
    expect([foreign.statusCode, missing.statusCode]).toEqual([422, 422]);
    expect(foreign.json().message).toBe(missing.json().message);
    for (const wrong of ['nothing', 'a\0', 7, null]) {
      expect((await cancel(wrong)).statusCode).toBe(422);
    }
    expect((await only()).status).toBe('pending');
  });
});
