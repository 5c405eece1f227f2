import { dayInWords } from '@candor/domain/rules/day-in-words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invitations } from '../../db/schema';
import { invite } from '../../testing/assessments';
import { aUser, type TestUser } from '../../testing/factories';
import { untilWaiting } from '../../testing/locks';
import { markedTables } from '../../testing/marks';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { announceErasures, eraseEnded } from './erase-ended';
import { expireInvitations } from './expire-invitations';
import { findByCode } from './store';

const DAY = 86_400_000;
/** The notice comes thirty days before a year is over. */
const QUIET_DAYS = 335;

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

const isKept = async (code: string) => (await findByCode(t.db, code)) !== null;
const letters = async () =>
  (await t.mails()).filter(({ to, subject }) => to === user.email && subject.includes('erased'));

/** Invites somebody for a day, who starts or does not, and lets that day pass. */
async function ended(about: { job_title: string; begun: boolean; candidate_name?: string }) {
  const { begun, ...body } = about;
  const { invitation_code: code } = await invite(as, { ...body, expires_in_days: 1 });
  if (begun) await t.as().post(`/api/assessment/${code}/start`, { agree: true });
  return code;
}

async function passAndExpire(days: number) {
  t.clock.advance(days * DAY);
  await expireInvitations(t.deps);
}

test('what a candidate began is announced thirty days before it is erased with everything in it', async () => {
  const mark = 'Thistlewood';
  const code = await ended({ job_title: 'Baker', begun: true, candidate_name: `Tom ${mark}` });
  // Who has begun has a day more to finish.
  await passAndExpire(2);
  const last = new Date(t.clock.now().getTime() + 365 * DAY);
  t.clock.advance(QUIET_DAYS * DAY - 1);
  await announceErasures(t.deps);
  expect(await letters()).toEqual([]);

  t.clock.advance(2);
  await announceErasures(t.deps);
  const [letter] = await letters();
  expect(letter?.text).toContain(`Baker, kept until ${dayInWords(last)}: 1 candidate`);
  expect(letter?.text).not.toContain(mark);

  t.clock.advance(29 * DAY);
  await announceErasures(t.deps);
  await eraseEnded(t.deps);
  expect([(await letters()).length, await isKept(code)]).toEqual([1, true]);
  t.clock.advance(2 * DAY);
  await eraseEnded(t.deps);
  expect(await isKept(code)).toBe(false);
  expect(await markedTables(t.db, mark)).toEqual([]);
});

test('invitations of one job share a line of one letter, and those nobody began are in none', async () => {
  for (let n = 0; n < 2; n++) await ended({ job_title: 'Welder', begun: true });
  await ended({ job_title: 'Joiner', begun: true });
  const untouched = await ended({ job_title: 'Glazier', begun: false });
  await passAndExpire(2);
  t.clock.advance(QUIET_DAYS * DAY + 1);
  await announceErasures(t.deps);
  const found = await letters();
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toMatch(/Welder, kept until .*: 2 candidates/);
  expect(found[0]?.text).toMatch(/Joiner, kept until .*: 1 candidate\r?\n/);
  expect(found[0]?.text).not.toContain('Glazier');
  t.clock.advance(31 * DAY);
  await eraseEnded(t.deps);
  expect(await isKept(untouched)).toBe(false);
});

test('nothing is erased unannounced, however long ago it ended', async () => {
  const code = await ended({ job_title: 'Miller', begun: true });
  await passAndExpire(2);
  // The installation was switched off meanwhile.
  t.clock.advance(400 * DAY);
  await eraseEnded(t.deps);
  expect(await isKept(code)).toBe(true);
  await announceErasures(t.deps);
  const last = new Date(t.clock.now().getTime() + 30 * DAY);
  expect((await letters())[0]?.text).toContain(`Miller, kept until ${dayInWords(last)}`);
  t.clock.advance(29 * DAY);
  await eraseEnded(t.deps);
  expect(await isKept(code)).toBe(true);
  t.clock.advance(2 * DAY);
  await eraseEnded(t.deps);
  expect(await isKept(code)).toBe(false);
});

test('one that is sent again after its notice is announced anew when it has ended once more', async () => {
  const code = await ended({ job_title: 'Cooper', begun: true });
  await passAndExpire(2);
  t.clock.advance(QUIET_DAYS * DAY + 1);
  await announceErasures(t.deps);
  expect(await letters()).toHaveLength(1);
  await as.post(`/api/invitations/${code}/resend`, { expires_in_days: 1 });
  await passAndExpire(60);
  await eraseEnded(t.deps);
  expect(await isKept(code)).toBe(true);
  t.clock.advance(QUIET_DAYS * DAY);
  await announceErasures(t.deps);
  expect(await letters()).toHaveLength(2);
});

test('one that is renewed at the very moment of its erasure stays', async () => {
  const code = await ended({ job_title: 'Fuller', begun: true });
  await passAndExpire(2);
  t.clock.advance(QUIET_DAYS * DAY + 1);
  await announceErasures(t.deps);
  t.clock.advance(31 * DAY);
  let erasing = Promise.resolve();
  await t.db.transaction(async (tx) => {
    await tx
      .update(invitations)
      .set({ status: 'accepted', endedAt: null, erasureAnnouncedAt: null })
      .where(eq(invitations.code, code));
    erasing = eraseEnded(t.deps);
    await untilWaiting(t.db, 1);
  });
  await erasing;
  expect(await isKept(code)).toBe(true);
});

test('a letter about nothing that is still there is not sent', async () => {
  const code = await ended({ job_title: 'Tanner', begun: true });
  await passAndExpire(2);
  t.clock.advance(QUIET_DAYS * DAY + 1);
  await announceErasures(t.deps);
  await as.post(`/api/invitations/${code}/erase`, { confirm: true });
  expect([await isKept(code), await letters()]).toEqual([false, []]);
});
