import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@candor/domain/api/endpoint';
import { staff } from '@candor/domain/api/staff';
import type { AuditEntry } from '@candor/domain/model/settings';
import type { StaffUserDetail, StaffUserList, UserState } from '@candor/domain/model/staff';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSessions } from '../../access/open-sessions';
import { openAt } from '../../access/session-life';
import { hashToken, newToken } from '../../access/token';
import { batches, candidates, ownTerms, shares, users } from '../../db/schema';
import { aUser, type TestUser, type UserWishes } from '../../testing/factories';
import { SAMPLES } from '../../testing/samples';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';

const NAMED = 'named@support.example';

let t: TestApp;
let support: TestUser;
let as: As;
beforeAll(async () => {
  t = await testApp({ env: { STAFF_EMAILS: NAMED } });
  support = await aUser(t.db, { isStaff: true, email: 'sol@support.example' });
  as = t.as(support);
});
afterAll(() => t.close());

const pathOf = ({ id }: { id: string }) => `/api/staff/users/${id}`;
const SEARCH = '/api/staff/users/search';
const list = async (wanted: BodyInput<typeof staff.users>) =>
  (await as.post(SEARCH, wanted)).json<StaffUserList>();
const show = async (user: TestUser) => (await as.get(pathOf(user))).json<StaffUserDetail>();
const entriesOf = async (user: TestUser) =>
  (await t.as(user).get('/api/audit-log')).json<{ entries: AuditEntry[] }>().entries;

describe('who is staff', () => {
  const role = async (user: TestUser) => (await t.as(user).get('/api/auth/me')).json().role;

  test.each<[string, UserWishes, 'support' | 'user']>([
    ['made so by the operator', { isStaff: true }, 'support'],
    ['named by the environment', { email: NAMED }, 'support'],
    ['made so but suspended', { isStaff: true, suspended: true }, 'user'],
    ['an ordinary account', {}, 'user'],
    ['a partner on the highest plan', { isPartner: true, plan: 'enterprise' }, 'user'],
  ])('%s', async (_who, wishes, expected) => {
    const user = await aUser(t.db, wishes);
    expect(await role(user)).toBe(expected);
    const reply = await t.as(user).post(SEARCH, {});
    expect(reply.statusCode).toBe(expected === 'support' ? 200 : 403);
    if (expected === 'user') expect(reply.json().reason).toBe('staff_only');
  });

  test('an address that the environment names counts once it is confirmed', async () => {
    const app = await testApp({ env: { STAFF_EMAILS: 'early@support.example' } });
    const user = await aUser(app.db, { email: 'early@support.example', confirmed: false });
    expect((await app.as(user).get('/api/auth/me')).json().role).toBe('user');
    await app.close();
  });

  test('an address that an ATS alone vouches for counts for nothing until a person confirms it', async () => {
    const app = await testApp({ env: { STAFF_EMAILS: 'vouched@support.example' } });
    const user = await aUser(app.db, { email: 'vouched@support.example' });
    const staffMember = await aUser(app.db, { isStaff: true });
    const found = async () => {
      const reply = await app.as(staffMember).post(SEARCH, { state: 'staff' });
      return reply.json<StaffUserList>().users.map(({ id }) => id);
    };
    expect(await found()).toContain(user.id);
    await app.db
      .update(users)
      .set({ emailVouchedBy: 'https://hub.example' })
      .where(eq(users.id, user.id));
    expect((await app.as(user).get('/api/auth/me')).json().role).toBe('user');
    expect(await found()).toEqual([staffMember.id]);
    const confirm = { reason: 'Called back', email_confirmed: true };
    await app.as(staffMember).patch(pathOf(user), confirm);
    expect((await app.as(user).get('/api/auth/me')).json().role).toBe('support');
    await app.close();
  });

  test('works on after the trial of their own account', async () => {
    const over = new Date(t.clock.now().getTime() - 1);
    const late = await aUser(t.db, { isStaff: true, trialEndsAt: over });
    expect((await t.as(late).post(SEARCH, {})).statusCode).toBe(200);
  });

  test('no call makes anybody staff', async () => {
    const user = await aUser(t.db);
    const body = { reason: 'Wants it', is_staff: true, role: 'support', staff: true };
    expect((await as.patch(pathOf(user), body)).statusCode).toBe(400);
    await as.patch(pathOf(user), { ...body, invitation_credits: 3 });
    await t.as(user).put('/api/users/profile', { ...body, full_name: 'Robin Vale' });
    expect(await show(user)).toMatchObject({ is_staff: false, invitation_credits: 3 });
  });

  test('a program with a key of the staff is not', async () => {
    const { key } = (await as.post('/api/keys', { name: 'Back door' })).json();
    const reply = await t.as({ token: key }).post(SEARCH, {});
    expect([reply.statusCode, reply.json().reason]).toEqual([403, 'not_for_api_keys']);
  });
});

describe('the list', () => {
  const tag = randomUUID().slice(0, 8);
  const email = (name: string) => `${name}.${tag}@found.example`;
  const past = new Date('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    const wanted: [string, UserWishes][] = [
      ['trialing', {}],
      ['expired', { trialEndsAt: past }],
      ['active', { plan: 'professional' }],
      ['past_due', { plan: 'starter', status: 'past_due' }],
      ['cancelled', { plan: 'starter', status: 'cancelled' }],
      ['grace-over', { plan: 'starter', status: 'past_due', graceEndsAt: past }],
      ['run-out', { plan: 'starter', status: 'cancelled', endsAt: past }],
      ['unconfirmed', { plan: 'enterprise', confirmed: false }],
      ['suspended', { plan: 'enterprise', suspended: true }],
      ['partner', { plan: 'enterprise', isPartner: true }],
      ['staff', { plan: 'enterprise', isStaff: true }],
    ];
    for (const [name, wishes] of wanted) await aUser(t.db, { ...wishes, email: email(name) });
  });

  test.each<[UserState, string[]]>([
    ['trialing', ['trialing']],
    ['expired', ['expired', 'grace-over', 'run-out']],
    ['active', ['active', 'partner', 'staff', 'suspended', 'unconfirmed']],
    ['past_due', ['past_due']],
    ['cancelled', ['cancelled']],
    ['unconfirmed', ['unconfirmed']],
    ['suspended', ['suspended']],
    ['partner', ['partner']],
    ['staff', ['staff']],
  ])('finds who is %s', async (state, names) => {
    const { users, total } = await list({ state, search: tag });
    expect(users.map((user) => user.email).sort()).toEqual(names.map(email));
    expect(total).toBe(names.length);
  });

  test('finds by plan together with a part of the address in any case, and by the whole id', async () => {
    const found = await list({ plan: 'starter', search: tag.toUpperCase() });
    expect(found.users.map((user) => user.email).sort()).toEqual(
      ['cancelled', 'past_due'].map(email),
    );
    expect((await list({ search: support.id })).users.map(({ id }) => id)).toEqual([support.id]);
  });

  test('wildcard characters are literal', async () => {
    for (const search of ['%', '_', '\\', "'"]) {
      expect((await list({ search: search + tag })).total).toBe(0);
    }
  });

  test('comes in pages', async () => {
    const first = await list({ search: tag, limit: 4 });
    const last = await list({ search: tag, limit: 4, skip: 8 });
    expect(first).toMatchObject({ total: 11, limit: 4, skip: 0, has_more: true });
    expect([first.users.length, last.users.length, last.has_more]).toEqual([4, 3, false]);
  });

  test.each([{ state: 'golden' }, { plan: 'golden' }, { limit: 0 }, { skip: '4' }])(
    '%j is refused',
    async (wanted) => {
      expect((await as.post(SEARCH, wanted)).statusCode).toBe(400);
    },
  );
});

describe('one account', () => {
  test('tells its owner once an hour that staff looked, and not who', async () => {
    const user = await aUser(t.db);
    for (let n = 0; n < 3; n++) await show(user);
    const viewed = (await entriesOf(user)).filter(({ action }) => action === 'account.viewed');
    expect(viewed).toMatchObject([{ actor: { kind: 'staff', id: null } }]);
    turnForNow(t.clock, 3_600_001);
    await show(user);
    expect(await entriesOf(user)).toHaveLength(2);
  });

  test('one’s own is no visit', async () => {
    await show(support);
    expect((await entriesOf(support)).map(({ action }) => action)).not.toContain('account.viewed');
  });

  test.each(['nobody-0001', randomUUID()])('%s is nobody', async (id) => {
    expect((await as.get(pathOf({ id }))).statusCode).toBe(404);
    expect((await as.patch(pathOf({ id }), { suspended: true })).statusCode).toBe(404);
  });
});

describe('a change', () => {
  const change = async (user: TestUser, body: object) => {
    const reply = await as.patch(pathOf(user), body);
    expect(reply.statusCode).toBe(200);
    return reply.json<StaffUserDetail>();
  };

  test.each<[object, object]>([
    [
      { plan_type: 'professional' },
      { plan_type: 'professional', status: 'active', candidates_limit: 2500 },
    ],
    [
      { plan_type: 'starter', billing: 'yearly' },
      { plan_type: 'starter', candidates_limit: 6000 },
    ],
    [{ trial_ends_at: '2026-04-01' }, { trial_ends_at: '2026-04-01T00:00:00.000Z' }],
    [{ trial_ends_at: '2026-02-01T10:00:00+02:00' }, { status: 'expired' }],
    [{ candidates_limit: 900 }, { candidates_limit: 900 }],
    [{ candidates_limit: 0 }, { candidates_limit: 0 }],
    [{ api_key_limit: 40 }, { api_key_limit: 40 }],
    [{ max_batch_size: 75 }, { max_batch_size: 75 }],
    [{ invitation_credits: 12 }, { invitation_credits: 12 }],
    [{ is_integration_partner: true }, { is_integration_partner: true }],
    [{ email_confirmed: false }, { email_confirmed: false }],
    [{ suspended: true }, { suspended_at: expect.any(String) }],
  ])('of %j counts at once', async (body, shown) => {
    const user = await aUser(t.db);
    expect(await change(user, { ...body, reason: 'Agreed by mail' })).toMatchObject(shown);
    expect(await show(user)).toMatchObject(shown);
  });

  test('of a limit back to null is the plan’s own again', async () => {
    const user = await aUser(t.db, { plan: 'starter', candidatesLimit: 9 });
    const after = await change(user, { candidates_limit: null });
    expect([after.candidates_limit, after.agreed.candidates_limit]).toEqual([500, null]);
  });

  test('stands in the owner’s audit log with its reason and what stood before, done by the staff', async () => {
    const user = await aUser(t.db, { plan: 'starter' });
    await change(user, { plan_type: 'enterprise', api_key_limit: 40, reason: 'Contract 2026-14' });
    const [entry] = await entriesOf(user);
    expect(entry).toMatchObject({
      action: 'contract.changed',
      actor: { kind: 'staff', id: null },
      details: {
        plan: 'enterprise',
        'before.plan': 'starter',
        keys: 40,
        'before.keys': null,
        reason: 'Contract 2026-14',
      },
    });
  });

  test('is shown to the staff with who made it', async () => {
    const user = await aUser(t.db);
    await change(user, { invitation_credits: 7, reason: 'Goodwill' });
    const { changes } = await show(user);
    expect(changes).toMatchObject([
      { by: support.email, reason: 'Goodwill', changed: { invitationCredits: 7 } },
    ]);
  });

  test('can be undone by restoring the previous value', async () => {
    const user = await aUser(t.db);
    await change(user, { suspended: true, reason: 'Complaint' });
    expect((await t.as(user).get('/api/v1/batch-jobs')).statusCode).toBe(403);
    await change(user, { suspended: false, reason: 'Undone' });
    expect((await t.as(user).get('/api/v1/batch-jobs')).statusCode).toBe(200);
  });

  test.each<[object, string[]]>([
    [{}, []],
    [{ reason: 'For nothing' }, []],
    [{ plan_type: 'golden' }, ['plan_type']],
    [{ billing: 'yearly' }, ['billing']],
    [{ trial_ends_at: 'soon' }, ['trial_ends_at']],
    [{ candidates_limit: -1 }, ['candidates_limit']],
    [{ candidates_limit: 1.5, api_key_limit: '4' }, ['candidates_limit', 'api_key_limit']],
    [{ max_batch_size: 0 }, ['max_batch_size']],
    [{ invitation_credits: null }, ['invitation_credits']],
    [{ invitation_credits: 2e9 }, ['invitation_credits']],
    [{ is_integration_partner: 'yes' }, ['is_integration_partner']],
    [{ suspended: true, reason: ' x ' }, ['reason']],
  ])('of %j is refused by the name of its field, and nothing changes', async (body, fields) => {
    const user = await aUser(t.db);
    const before = await show(user);
    const reply = await as.patch(pathOf(user), body);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
    expect((reply.json().errors ?? []).map(({ field }: { field: string }) => field)).toEqual(
      fields,
    );
    expect(await show(user)).toEqual(before);
  });

  test('of the end of a trial needs a trial', async () => {
    const user = await aUser(t.db, { plan: 'starter' });
    const body = { trial_ends_at: '2026-04-01', invitation_credits: 99 };
    const reply = await as.patch(pathOf(user), body);
    expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([400, 'trial_ends_at']);
    expect((await show(user)).invitation_credits).toBe(50);
    expect((await as.patch(pathOf(user), { ...body, plan_type: 'trial' })).statusCode).toBe(200);
  });

  test('of the end of a plan that is over starts a trial', async () => {
    const past = new Date('2026-03-01T09:00:00.000Z');
    const user = await aUser(t.db, { plan: 'starter', status: 'cancelled', endsAt: past });
    expect(await show(user)).toMatchObject({ plan_type: 'trial', status: 'expired' });
    const after = await change(user, { trial_ends_at: '2026-04-01', reason: 'A second look' });
    expect(after).toMatchObject({ plan_type: 'trial', status: 'trialing' });
  });

  test('nobody suspends themselves', async () => {
    const reply = await as.patch(pathOf(support), { suspended: true, reason: 'Oops' });
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'own_account']);
  });
});

describe('a suspended account', () => {
  test('may see why, export its data and leave, and does nothing else', async () => {
    const user = await aUser(t.db, { plan: 'professional' });
    const { key } = (await t.as(user).post('/api/keys', { name: 'Nightly' })).json();
    await as.patch(pathOf(user), { suspended: true, reason: 'Unpaid by contract' });
    const its = t.as(user);
    expect((await its.get('/api/auth/me')).json().suspended).toBe(true);
    for (const open of ['/api/users/subscription', '/api/audit-log']) {
      expect((await its.get(open)).statusCode).toBe(200);
    }
    for (const caller of [its, t.as({ token: key })]) {
      const refused = await caller.get('/api/v1/batch-jobs');
      expect([refused.statusCode, refused.json()]).toMatchObject([
        403,
        { code: 'permission_denied', reason: 'account_suspended' },
      ]);
    }
  });
});

test('a suspension ends what a session still follows', async () => {
  const user = await aUser(t.db);
  const followed = () => openSessions(t.db, [user.sessionId], openAt(t.clock.now(), t.deps.config));
  expect([...(await followed())]).toEqual([user.sessionId]);
  await as.patch(pathOf(user), { suspended: true, reason: 'Complaint' });
  expect([...(await followed())]).toEqual([]);
});

test('a link that a suspended account gave away opens to nobody until the account is open again', async () => {
  const user = await aUser(t.db, { plan: 'professional' });
  const sample = await SAMPLES['reviews.unshare']?.(t, user);
  const token = newToken();
  await t.db
    .update(shares)
    .set({ tokenHash: hashToken(token) })
    .where(eq(shares.id, sample?.params.share_id ?? ''));
  const open = async () => (await t.as().get(`/api/share/${token}`)).statusCode;
  expect(await open()).toBe(200);
  await as.patch(pathOf(user), { suspended: true, reason: 'Complaint' });
  expect(await open()).toBe(410);
  await as.patch(pathOf(user), { suspended: false, reason: 'Settled' });
  expect(await open()).toBe(200);
});

describe('candidate material', () => {
  const MARK = 'Quillfeather';

  /** An account whose every text of work carries the mark. */
  async function busyAccount(): Promise<TestUser> {
    const user = await aUser(t.db, { plan: 'professional' });
    await SAMPLES['batches.status']?.(t, user);
    const now = t.clock.now();
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`update batches set updated_at = updated_at + interval '1 second'`);
      await tx.update(batches).set({ jobTitle: MARK, jobText: MARK, originalFilename: MARK });
      await tx.update(candidates).set({
        candidateName: MARK,
        email: `${MARK}@example.com`,
        headline: MARK,
        documentText: MARK,
        originalFilename: MARK,
        error: MARK,
      });
    });
    await t.db.insert(ownTerms).values({
      id: randomUUID(),
      userId: user.id,
      name: MARK,
      nameKey: MARK.toLowerCase(),
      kind: 'tool',
      aliases: [MARK],
      broader: [],
      related: [],
      context: [],
      createdAt: now,
      updatedAt: now,
    });
    return user;
  }

  test('is in no answer to the staff, and no call of other people’s work opens to them', async () => {
    const user = await busyAccount();
    const bodies: string[] = [];
    for (const { method, path } of Object.values(staff)) {
      const reply = await t.app.inject({
        method,
        url: path.replace(':id', user.id),
        headers: { authorization: `Bearer ${support.token}` },
        ...(path === SEARCH && { payload: { search: user.id } }),
        ...(method === 'PATCH' && { payload: { invitation_credits: 1, reason: 'A look around' } }),
      });
      expect(reply.statusCode).toBe(200);
      bodies.push(reply.body);
    }
    expect(bodies).toHaveLength(3);
    for (const body of bodies) expect(body).toContain(user.email);
    expect(bodies.join()).not.toContain(MARK);

    const [batch] = await t.db.select({ id: batches.id }).from(batches);
    for (const part of ['status', 'results', 'results-full', 'export', 'job-text']) {
      const reply = await as.get(`/api/v1/batch-jobs/${batch?.id}/${part}`);
      expect([reply.statusCode, reply.body.includes(MARK)]).toEqual([404, false]);
    }
  });
});
