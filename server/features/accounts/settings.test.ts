import type { UserSettings } from '@candor/domain/model/settings';
import type { User } from '@candor/domain/model/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSessions } from '../../access/end-sessions';
import { rateLimits, users } from '../../db/schema';
import { amid } from '../../testing/amid';
import { entriesOf } from '../../testing/entries-of';
import { aUser } from '../../testing/factories';
import { misspellingsOf } from '../../testing/misspellings';
import type { SentMail } from '../../testing/outbox';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { takePendingEmail, updateProfile } from './store';
import { deleteLinks } from './store-links';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

const PROFILE = '/api/users/profile';
const PREFERENCES = '/api/users/notification-preferences';

async function someone() {
  const user = await aUser(t.db, { plan: 'starter' });
  return { user, as: t.as(user) };
}

const settingsOf = async (as: As) => (await as.get('/api/users/settings')).json<UserSettings>();
const meOf = async (as: As) => (await as.get('/api/auth/me')).json<User>();

const SECRET = 'quite a long secret';
let registered = 0;

async function someoneNew() {
  registered += 1;
  const email = `odile.${registered}@example.com`;
  const body = { email, full_name: 'Odile Brandt', password: SECRET };
  const token = String((await t.as().post('/api/auth/register', body)).json().access_token);
  return { email, as: t.as({ token }) };
}

async function lettersTo(address: string) {
  return (await t.mails()).filter(({ to }) => to === address);
}

const linkIn = (mail: SentMail | undefined) =>
  new URL(mail?.link ?? 'missing:').searchParams.get('token') ?? '';

async function resetLinkTo(email: string): Promise<string> {
  await t.as().post('/api/auth/password-reset-request', { email });
  const letters = await lettersTo(email);
  return linkIn(letters.find(({ subject }) => subject === 'Set a new password'));
}

const setPassword = (token: string, secret: string) =>
  t.as().post('/api/auth/password-reset-confirm', { token, new_password: secret });

describe('the profile', () => {
  test('changes a name, without the spaces around it', async () => {
    const { as } = await someone();
    const reply = await as.put(PROFILE, { full_name: '  Odile Brandt ' });
    expect([reply.statusCode, reply.json().full_name]).toEqual([200, 'Odile Brandt']);
    expect((await meOf(as)).full_name).toBe('Odile Brandt');
  });

  test('changes where somebody comes from, and lets go of it', async () => {
    const { as } = await someone();
    const context = async (to: object | null) => {
      expect((await as.put(PROFILE, { context: to })).statusCode).toBe(200);
      return (await meOf(as)).context;
    };
    expect(await context({ ats_source: 'greenhouse' })).toEqual({ ats_source: 'greenhouse' });
    expect(await context(null)).toBeNull();
  });

  test.each([
    [{}, 'Profile data is required'],
    [{ favourite_colour: 'green' }, 'Profile data is required'],
    [{ full_name: 'O' }, 'Must be at least 2 characters long'],
    [{ email: 'nowhere' }, 'Invalid email format'],
  ])('refuses %j', async (body, sentence) => {
    const { as } = await someone();
    const reply = await as.put(PROFILE, body);
    expect([reply.statusCode, reply.json().code, reply.json().detail]).toEqual([
      400,
      'validation_error',
      sentence,
    ]);
  });

  test('gives nobody a plan, a role, a flag or a confirmed address', async () => {
    const { user, as } = await someone();
    const before = await meOf(as);
    await as.put(PROFILE, {
      full_name: before.full_name,
      id: 'another-account',
      plan_type: 'enterprise',
      is_integration_partner: true,
      email_confirmed: false,
      role: 'support',
      is_oauth: true,
    });
    expect(await meOf(as)).toEqual(before);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.isIntegrationPartner).toBe(false);
  });

  test('stands in the audit log with the names of its fields and nothing of them', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { full_name: 'Odile Brandt' });
    const entries = await entriesOf(t.db, user.id);
    expect(entries).toMatchObject([
      { action: 'profile.changed', details: { fields: 'full_name' } },
    ]);
  });
});

describe('a new address', () => {
  test('waits for its confirmation, while the old one applies and is notified', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { email: `New.${user.email}` });
    expect(await meOf(as)).toMatchObject({ email: user.email, email_confirmed: true });
    expect((await settingsOf(as)).pending_email).toBe(`New.${user.email}`);
    expect((await lettersTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Your e-mail address is about to change',
    ]);

    const [letter] = await lettersTo(`New.${user.email}`);
    const token = linkIn(letter);
    const visitor = t.as();
    const reply = await visitor.post('/api/auth/confirm-email', { token });
    expect([reply.statusCode, reply.json().email]).toEqual([200, `New.${user.email}`]);
    expect(await meOf(as)).toMatchObject({ email: `New.${user.email}`, email_confirmed: true });
    expect((await settingsOf(as)).pending_email).toBeNull();
    const again = await visitor.post('/api/auth/confirm-email', { token });
    expect([again.statusCode, again.json()]).toEqual([200, reply.json()]);
  });

  test('takes its place once, however many follow the link at once', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { email: `twenty.${user.email}` });
    const token = linkIn((await lettersTo(`twenty.${user.email}`))[0]);
    const uses = Array.from({ length: 20 }, () =>
      t.as().post('/api/auth/confirm-email', { token }),
    );
    const answers = (await Promise.all(uses)).map((use) => [use.statusCode, use.json().email]);
    expect(answers).toEqual(Array(20).fill([200, `twenty.${user.email}`]));
    expect((await meOf(as)).email).toBe(`twenty.${user.email}`);
    const entries = await entriesOf(t.db, user.id);
    expect(entries.filter(({ action }) => action === 'email.changed')).toHaveLength(1);
  });

  test('is confirmed by no prefix and no other letters of its link', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { email: `letters.${user.email}` });
    const link = linkIn((await lettersTo(`letters.${user.email}`))[0]);
    for (const token of misspellingsOf(link)) {
      const reply = await t.as().post('/api/auth/confirm-email', { token });
      expect([token, reply.statusCode]).toEqual([token, 400]);
    }
    expect((await meOf(as)).email).toBe(user.email);
    const { statusCode } = await t.as().post('/api/auth/confirm-email', { token: link });
    expect(statusCode).toBe(200);
  });

  test('is refused when it has an account, also when that account came first in between', async () => {
    const { as } = await someone();
    const { user: other } = await someone();
    const taken = await as.put(PROFILE, { email: other.email.toUpperCase() });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'conflict']);

    const wanted = `wanted-${other.id.slice(0, 8)}@example.com`;
    await as.put(PROFILE, { email: wanted });
    const [letter] = await lettersTo(wanted);
    await aUser(t.db, { email: wanted });
    const late = await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });
    expect(late.statusCode).toBe(400);
    expect((await meOf(as)).email).not.toBe(wanted);
  });

  test('goes to one of those who follow their links at the same moment', async () => {
    const rivals = await Promise.all(Array.from({ length: 8 }, someone));
    const wanted = `rivals.${rivals[0]?.user.email}`;
    for (const { as } of rivals) {
      await t.db.delete(rateLimits);
      await as.put(PROFILE, { email: wanted });
    }
    await t.db.delete(rateLimits);
    const letters = await lettersTo(wanted);
    const uses = letters.map((letter) =>
      t.as().post('/api/auth/confirm-email', { token: linkIn(letter) }),
    );
    const answers = (await Promise.all(uses)).map((use) => [use.statusCode, use.json().reason]);
    expect(answers.sort()).toEqual([[200, undefined], ...Array(7).fill([400, 'link_expired'])]);
  });

  test('is cancelled by requesting the current one', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { email: `one.${user.email}` });
    const [letter] = await lettersTo(`one.${user.email}`);
    await as.put(PROFILE, { email: user.email });
    expect((await settingsOf(as)).pending_email).toBeNull();
    const reply = await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });
    expect(reply.statusCode).toBe(400);
    expect((await meOf(as)).email).toBe(user.email);
  });

  test('is stopped by a new password, as the old address was told', async () => {
    const { user, as } = await someone();
    await as.put(PROFILE, { email: `stranger.${user.email}` });
    const [letter] = await lettersTo(`stranger.${user.email}`);
    const link = await resetLinkTo(user.email);
    expect((await setPassword(link, 'a new one for the owner')).statusCode).toBe(200);

    const reply = await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'link_expired']);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect([row?.email, row?.pendingEmail]).toEqual([user.email, null]);
  });

  test('is stopped by a changed password, with every link that sets another', async () => {
    const { email, as } = await someoneNew();
    await as.put(PROFILE, { email: `stranger.${email}` });
    const [letter] = await lettersTo(`stranger.${email}`);
    const link = await resetLinkTo(email);
    const changed = await as.post('/api/auth/change-password', {
      current_password: SECRET,
      new_password: 'a new one for the owner',
    });
    expect(changed.statusCode).toBe(200);

    const reply = await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'link_expired']);
    expect((await settingsOf(as)).pending_email).toBeNull();
    expect((await setPassword(link, 'a new one for a stranger')).statusCode).toBe(400);
  });

  test('voids the links mailed to the old one, which somebody else may read', async () => {
    const { user, as } = await someone();
    const link = await resetLinkTo(user.email);
    await as.put(PROFILE, { email: `later.${user.email}` });
    const [letter] = await lettersTo(`later.${user.email}`);
    await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });

    expect((await setPassword(link, 'a new one for a stranger')).statusCode).toBe(400);
  });

  test('is confirmed by no letter to an earlier one that was being written when it was entered', async () => {
    const { user, as } = await someone();
    const [first, second] = [`first.${user.email}`, `second.${user.email}`];
    await as.put(PROFILE, { email: first });
    const letters = await amid(
      t.db,
      async (tx) => {
        await updateProfile(tx, user.id, { pendingEmail: second });
        await deleteLinks(tx, user.id, ['change_email']);
      },
      () => lettersTo(first),
    );
    const token = linkIn(letters[0]);
    expect((await t.as().post('/api/auth/confirm-email', { token })).statusCode).toBe(400);
    expect((await meOf(as)).email).toBe(user.email);
  });

  test('voids the link that was being mailed to the old one at that moment', async () => {
    const { user } = await someone();
    const email = `at-once.${user.email}`;
    const link = await amid(
      t.db,
      async (tx) => {
        const row = await updateProfile(tx, user.id, { pendingEmail: email });
        await takePendingEmail(tx, row, t.clock.now());
        await deleteLinks(tx, user.id, ['reset_password']);
      },
      () => resetLinkTo(user.email),
    );
    expect((await setPassword(link, 'a new one for a stranger')).statusCode).toBe(400);
  });

  test('is refused to a session that ended while it was entered', async () => {
    const { user, as } = await someone();
    const reply = await amid(
      t.db,
      async (tx) => {
        await updateProfile(tx, user.id, { pendingEmail: null });
        await endSessions(tx, user.id);
      },
      () => as.put(PROFILE, { email: `stranger.${user.email}` }),
    );
    expect(reply.statusCode).toBe(401);
    const [row] = await t.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.pendingEmail).toBeNull();
  });

  test('is not revealed to whoever got the confirmation link of a mistyped one', async () => {
    const email = 'slip.of.the.pen@example.com';
    const answer = await t.as().post('/api/auth/register', {
      email,
      full_name: 'Odile Brandt',
      password: 'quite a long secret',
    });
    const [misled] = await lettersTo(email);
    const as = t.as({ token: String(answer.json().access_token) });
    await as.put(PROFILE, { email: 'as.meant@example.com' });
    const [letter] = await lettersTo('as.meant@example.com');
    await t.as().post('/api/auth/confirm-email', { token: linkIn(letter) });

    const reply = await t.as().post('/api/auth/confirm-email', { token: linkIn(misled) });
    expect([reply.statusCode, reply.body.includes('as.meant')]).toEqual([400, false]);
  });
});

describe('preferences', () => {
  test('keep what a change does not name', async () => {
    const { as } = await someone();
    const first = await as.put(PREFERENCES, {
      preferences: { events: { batch_failed: { email: true } } },
    });
    expect(first.json().preferences.events.batch_failed).toEqual({
      in_app: true,
      browser: true,
      email: true,
    });
    await as.put(PREFERENCES, { preferences: { browser: false } });
    const { preferences } = (await as.get(PREFERENCES)).json();
    expect(preferences.browser).toBe(false);
    expect(preferences.events.batch_failed.email).toBe(true);
    expect(preferences.events.batch_completed.email).toBe(false);
    expect((await settingsOf(as)).notification_preferences).toEqual(preferences);
  });

  test.each([
    {},
    { preferences: { pigeon: true } },
    { preferences: { events: { birthday: { email: true } } } },
    { preferences: { events: { system: { email: 'yes' } } } },
  ])('refuse %j', async (body) => {
    const { as } = await someone();
    expect((await as.put(PREFERENCES, body)).json().code).toBe('validation_error');
  });

  test('lose no change of two that come at the same moment', async () => {
    const { as } = await someone();
    const events = ['batch_failed', 'batch_completed', 'quota_warning', 'trial_expiring'];
    await Promise.all(
      events.map((event) =>
        as.put(PREFERENCES, { preferences: { events: { [event]: { email: true } } } }),
      ),
    );
    const { preferences } = (await as.get(PREFERENCES)).json();
    expect(events.map((event) => preferences.events[event].email)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

test('the settings contain what an account is and has in one response, with how long its work is kept', async () => {
  const { as, user } = await someone();
  const settings = await settingsOf(as);
  expect(settings.user).toEqual(await meOf(as));
  expect(settings.user.id).toBe(user.id);
  expect(settings.subscription).toEqual((await as.get('/api/users/subscription')).json());
  expect(settings.retention).toEqual({ source_files_days: 30, results_days: 365 });
});

test('the settings hold no password, no token and no key', async () => {
  const { as, user } = await someone();
  const { key } = (await as.post('/api/keys', { name: 'nightly' })).json();
  const { body } = await as.get('/api/users/settings');
  for (const secret of [user.token, key, 'password', 'hash']) expect(body).not.toContain(secret);
  expect(
    (await settingsOf(as)).integrations.map(({ ats_type, status }) => [ats_type, status]),
  ).toEqual([
    ['ashby', 'not_connected'],
    ['greenhouse', 'not_connected'],
    ['more', 'planned'],
  ]);
});
