import type { Invitation, InvitationList } from '@candor/domain/model/invitation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { atsPartnerAssessments } from '../../db/schema';
import { ASSESSMENT, createAssessment } from '../../testing/assessments';
import { type AtsApp, atsApp, INTEGRATIONS, linkAshby } from '../../testing/ats-app';
import {
  aPartnerKey,
  ashbyStart,
  linkOf,
  type Partner,
  partnerWith,
  takeAssessment,
} from '../../testing/ats-partner';
import type { As } from '../../testing/test-app';
import { tellAssessment } from '../ats/connections/tell-assessment';
import { expireInvitations } from '../invitations/expire-invitations';
import { scoreOf } from '../invitations/result';
import { tellMoved } from './tell-moved';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANSWER = 'I built services with Python and PostgreSQL for four years.';

let app: AtsApp;
let as: As;
let ashby: Partner;
beforeAll(async () => {
  app = await atsApp();
  await app.stopWorker();
});
beforeEach(async () => {
  app.ashby.down(false);
  app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read', 'candidates:write');
  await someone();
});
afterAll(() => app.close());

/** Somebody with a connected Ashby that has a key. */
async function someone(): Promise<void> {
  ({ as } = await app.partner({ plan: 'starter', now: app.t.clock.now() }));
  ashby = partnerWith(app.t, 'ashby', await aPartnerKey(as));
}

/** Starts an assessment as Ashby does; answers its id there and the invitation's code. */
async function started(change: object = {}): Promise<{ id: string; code: string }> {
  const assessmentId = await createAssessment(as, change);
  const { results } = (await ashby.post('assessment.start', ashbyStart(assessmentId))).json();
  app.ashby.started.start(results.assessment_id, results.update_request);
  const { invitations } = (await as.get('/api/invitations/')).json<InvitationList>();
  const code = invitations.find((one: Invitation) => one.assessment_id === assessmentId);
  return { id: results.assessment_id, code: code?.invitation_code ?? '' };
}

/** What the clock does. */
const tell = () =>
  tellMoved(app.t.deps, {
    scoreOf: (id) => scoreOf(app.t.deps, id),
    tell: (userId, update) => tellAssessment(app.t.deps, userId, update),
  });

/** What Ashby took of an assessment: status, result or reason, the oldest first. */
const heard = (id: string) =>
  app.ashby.started.of(id).map((update) => {
    const { assessment_status, assessment_result, cancelled_reason } = update;
    const said = [assessment_status, assessment_result, cancelled_reason];
    return said.flatMap((one) => (one ? [valueIn(one)] : [])).join(' ');
  });
const valueIn = (said: object) => ('value' in said ? said.value : null);
const asked = () => app.ashby.calls.filter(({ method }) => method === 'assessment.update').length;
const nextTry = async (id: string) => {
  const { invitationId } = atsPartnerAssessments;
  const [row] = await app.t.db.select().from(atsPartnerAssessments).where(eq(invitationId, id));
  return row?.nextTryAt;
};

test('Ashby hears of every step once, with the score and the report at the end', async () => {
  const { id, code } = await started();
  await tell();
  expect(heard(id)).toEqual(['Sent']);
  await app.t.as().get(linkOf(code));
  await tell();
  await tell();
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await tell();
  await takeAssessment(app.t, code, ANSWER);
  await tell();
  await tell();
  const { match_score } = (await as.get(`/api/invitations/${code}/result`)).json();
  expect(match_score.overall_score).toBeGreaterThan(0);
  const score = match_score.overall_score;
  expect(heard(id)).toEqual(['Sent', 'Opened', 'Started', `Completed ${score}`]);
  expect(app.ashby.started.of(id).at(-1)).toMatchObject({
    assessment_result: { type: 'numeric_score', value: score },
    assessment_profile_url: { value: `http://localhost:3000/invitations?open=${code}` },
  });
});

test('the worker tells it soon, without waiting for its clock', async () => {
  const { id, code } = await started();
  await app.startWorker();
  // Also if this fails: the tests below tell by themselves.
  onTestFinished(() => app.stopWorker());
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await vi.waitFor(() => expect(heard(id)).toEqual(['Sent', 'Started']), { timeout: 25_000 });
  await as.delete(`/api/invitations/${code}`);
  await vi.waitFor(() => expect(heard(id)).toHaveLength(3), { timeout: 25_000 });
});

test('answers that cannot be scored end the assessment without a score', async () => {
  const requirements: never[] = [];
  const milestones = ASSESSMENT.milestones.map((step) => ({ ...step, requirements }));
  const { id, code } = await started({ milestones });
  await takeAssessment(app.t, code, ANSWER);
  await tell();
  expect(heard(id)).toEqual(['Sent', 'Completed Not scored']);
});

test('Ashby hears why an assessment ended, unless it has ended it itself', async () => {
  const cancelled = await started();
  await as.delete(`/api/invitations/${cancelled.code}`);
  const expired = await started();
  const byAshby = await started();
  await ashby.post('assessment.cancel', { assessment_id: byAshby.id });
  app.t.clock.advance(31 * DAY);
  await expireInvitations(app.t.deps);
  await tell();
  expect(heard(cancelled.id)).toEqual(['Sent', 'Cancelled in Candor']);
  expect(heard(expired.id)).toEqual(['Sent', 'The invitation expired']);
  expect(heard(byAshby.id)).toEqual(['Sent']);
});

test('what Ashby misses while it is down it hears later, tried more and more rarely', async () => {
  const { id, code } = await started();
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  app.ashby.down(true);
  const pauses: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    await tell();
    const next = (await nextTry(id)) ?? app.t.clock.now();
    pauses.push((next.getTime() - app.t.clock.now().getTime()) / 60_000);
    app.t.clock.set(next);
  }
  expect(pauses).toEqual([1, 2, 4]);
  expect(heard(id)).toEqual(['Sent']);
  app.ashby.down(false);
  await tell();
  expect(heard(id)).toEqual(['Sent', 'Started']);
}, 60_000);

test('an Ashby that asks us to wait gets no reports until then, whatever they are about', async () => {
  const [first, second] = [await started(), await started()];
  const moves = ({ code }: { code: string }) =>
    app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await moves(first);
  app.ashby.trouble({ status: 429, retryAfter: 600 });
  await tell();
  await moves(second);
  const before = asked();
  app.t.clock.advance(599_000);
  await tell();
  expect(asked()).toBe(before);
  app.t.clock.advance(2_000);
  await tell();
  for (const { id } of [first, second]) expect(heard(id)).toEqual(['Sent', 'Started']);
}, 60_000);

test('a response lost on the way costs one more report, later than the first', async () => {
  const { id, code } = await started();
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  app.ashby.trouble('lost', 'broken', 'broken', 'broken');
  await tell();
  app.t.clock.advance(HOUR);
  app.ashby.trouble();
  await tell();
  await tell();
  expect(new Set(heard(id))).toEqual(new Set(['Sent', 'Started']));
  const moments = app.ashby.started.of(id).map(({ timestamp }) => Number(timestamp));
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
}, 60_000);

test('with a withdrawn key nothing is lost: a new one brings it', async () => {
  const { id, code } = await started();
  app.ashby.withdraw();
  await takeAssessment(app.t, code, ANSWER);
  await tell();
  expect(heard(id)).toEqual(['Sent']);
  await linkAshby(as, { key: app.ashby.newKey() });
  app.t.clock.advance(HOUR);
  await tell();
  expect(heard(id)).toHaveLength(2);
  app.ashby.key = app.ashby.newKey();
});

test('without a connection it waits for one', async () => {
  const { id, code } = await started();
  await as.delete(`${INTEGRATIONS}/ashby`);
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  const before = asked();
  await tell();
  expect(asked()).toBe(before);
  await linkAshby(as, app.ashby);
  app.t.clock.advance(HOUR);
  await tell();
  expect(heard(id)).toEqual(['Sent', 'Started']);
});

test('a key without the permission to report is marked so, and reads as before', async () => {
  const { id, code } = await started();
  app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await tell();
  expect(heard(id)).toEqual(['Sent']);
  expect((await as.get(`${INTEGRATIONS}/ashby/status`)).json()).toMatchObject({
    connected: true,
    problem: null,
    missing_permissions: ['candidates:write'],
  });
});

test('whoever connects a key that may not tell hears so at once, once Ashby started something here', async () => {
  app.ashby.permit('apiKeys:read', 'jobs:read', 'candidates:read');
  expect((await linkAshby(as, app.ashby)).json().missing_permissions).toEqual([]);
  await started();
  expect((await linkAshby(as, app.ashby)).json().missing_permissions).toEqual(['candidates:write']);
});

test('erased data is reported to nobody', async () => {
  const { id, code } = await started();
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await as.post(`/api/invitations/${code}/erase`, { confirm: true });
  const before = asked();
  await tell();
  expect([asked(), await nextTry(id)]).toEqual([before, undefined]);
});

test('two workers tell nothing twice', async () => {
  const { id, code } = await started();
  await app.t.as().post(`${linkOf(code)}/start`, { agree: true });
  await Promise.all([tell(), tell(), tell()]);
  expect(heard(id)).toEqual(['Sent', 'Started']);
});
