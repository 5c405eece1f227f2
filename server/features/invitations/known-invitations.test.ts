import { randomUUID } from 'node:crypto';
import type { KnownInvitation } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, rateLimits } from '../../db/schema';
import { createAssessment, invite } from '../../testing/assessments';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';

const DAY = 86_400_000;
const URL = '/api/invitations';
const ASHBY = { ashby_assessment_id: 'ashby-assessment-1' };
const ADA = 'ada@example.com';

let t: TestApp;
let user: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.delete(rateLimits);
  user = await aUser(t.db, { plan: 'starter', now: t.clock.now() });
  as = t.as(user);
});
afterAll(() => t.close());

const ask = (body: object, caller = as) => caller.post(`${URL}/known`, body);
const known = async (
  emails: readonly string[],
  to: object = ASHBY,
  caller = as,
): Promise<KnownInvitation[]> =>
  (await ask({ ...to, candidate_emails: emails }, caller)).json().known;
const inviteAda = (body: object = {}) => invite(as, { candidate_email: ADA, ...body });
const credits = async () => (await as.get('/api/users/quota-status')).json().invitation_credits;

describe('whoever was invited to an assessment before', () => {
  test('is named with its outcome, and nobody else is', async () => {
    const made = await inviteAda({ candidate_name: 'Ada Boyle', notes: 'Met at the fair' });
    expect(await known(['ben@example.com', ADA])).toEqual([
      {
        candidate_email: ADA,
        invitation_code: made.invitation_code,
        status: 'pending',
        submitted_at: null,
        created_at: made.created_at,
        expires_at: made.expires_at,
      },
    ]);
  });

  test('is found in whatever letters the address is written', async () => {
    await inviteAda({ candidate_email: 'Ada@Example.com' });
    const found = await known(['ADA@EXAMPLE.COM', ' ada@example.com ']);
    expect(found.map(({ candidate_email }) => candidate_email)).toEqual(['ADA@EXAMPLE.COM', ADA]);
  });

  test('is completed once the answers are there, and says since when', async () => {
    const { invitation_code: code } = await inviteAda();
    const submittedAt = t.clock.now();
    await t.db
      .update(invitations)
      .set({ status: 'completed', submittedAt, endedAt: submittedAt })
      .where(eq(invitations.code, code));
    expect(await known([ADA])).toMatchObject([
      { status: 'completed', submitted_at: submittedAt.toISOString() },
    ]);
  });

  test('is expired from the moment on at which the link ended', async () => {
    await inviteAda({ expires_in_days: 1 });
    t.clock.advance(DAY - 1);
    expect(await known([ADA])).toMatchObject([{ status: 'pending' }]);
    t.clock.advance(1);
    expect(await known([ADA])).toMatchObject([{ status: 'expired' }]);
  });

  test('is named by the newest invitation that was not cancelled', async () => {
    const first = await inviteAda();
    t.clock.advance(1);
    const second = await inviteAda();
    t.clock.advance(1);
    const third = await inviteAda();
    await as.delete(`${URL}/${third.invitation_code}`);
    expect(await known([ADA])).toMatchObject([{ invitation_code: second.invitation_code }]);
    for (const { invitation_code } of [first, second]) await as.delete(`${URL}/${invitation_code}`);
    expect(await known([ADA])).toEqual([]);
  });

  test('is known for that assessment alone, wherever it is hosted', async () => {
    const own = { assessment_id: await createAssessment(as) };
    const other = { assessment_id: await createAssessment(as, { title: 'Night shift' }) };
    const greenhouse = { greenhouse_assessment_id: 'ashby-assessment-1' };
    const sent = [await inviteAda(), await inviteAda(own), await inviteAda(greenhouse)];
    const found = await Promise.all([ASHBY, own, greenhouse].map((to) => known([ADA], to)));
    expect(found).toMatchObject(sent.map(({ invitation_code }) => [{ invitation_code }]));
    for (const to of [other, { ashby_assessment_id: 'ashby-assessment-2' }])
      expect(await known([ADA], to)).toEqual([]);
  });

  test('is not known to another account, nor by an assessment of nobody', async () => {
    const assessment_id = await createAssessment(as);
    await inviteAda();
    await inviteAda({ assessment_id });
    const stranger = t.as(await aUser(t.db, { plan: 'starter' }));
    expect(await known([ADA], ASHBY, stranger)).toEqual([]);
    expect(await known([ADA], { assessment_id }, stranger)).toEqual([]);
    for (const id of [randomUUID(), 'no-such-assessment'])
      expect(await known([ADA], { assessment_id: id })).toEqual([]);
  });
});

describe('asking', () => {
  test('spends no credit and leaves nothing in the log', async () => {
    await ask({ ...ASHBY, candidate_emails: [ADA] });
    expect(await credits()).toBe(50);
    expect(await entriesOf(t.db, user.id)).toEqual([]);
  });

  test('is possible for a hundred people at once', async () => {
    const emails = Array.from({ length: 100 }, (_, place) => `ada-${place}@example.com`);
    await inviteAda({ candidate_email: emails.at(-1) });
    expect(await known(emails)).toMatchObject([{ candidate_email: 'ada-99@example.com' }]);
  });

  test.each([
    [{ candidate_emails: [ADA] }, 'Valid Assessment ID is required'],
    [
      { ...ASHBY, assessment_id: randomUUID(), candidate_emails: [ADA] },
      'Valid Assessment ID is required',
    ],
    [{ ...ASHBY, candidate_emails: [] }, 'Email is required'],
    [{ ...ASHBY, candidate_emails: [ADA, 'nobody'] }, 'Invalid email format'],
    [{ ...ASHBY, candidate_emails: Array(101).fill(ADA) }, 'At most 100 entries'],
  ])('with %o is refused: %s', async (body, sentence) => {
    const reply = await ask(body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect(reply.json().detail).toContain(sentence);
  });
});
