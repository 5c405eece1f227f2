import { randomUUID } from 'node:crypto';
import type { CreatedShare, SharedShortlist, ShareList } from '@candor/domain/model/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, batches, shareOpinions, shares } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, resultsOf, submitCsv } from '../../testing/batch-calls';
import { aUser, type TestUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { turnForNow } from '../../testing/turn-for-now';
import { startWorker } from '../../worker';
import { openShare } from './open-share';
import { opinionNews } from './opinion-news';

const DAY_MS = 86_400_000;

const resumeOf = (name: string, years: string) =>
  [
    `${name}`,
    `${name.toLowerCase().replace(' ', '.')}@example.com | +44 20 7946 0958 | linkedin.com/in/${name.split(' ')[1]}`,
    'Summary',
    `${name.split(' ')[0]} built Python services with PostgreSQL and Docker, see https://example.com/work`,
    'Experience',
    `Backend Engineer, Harbour Works, ${years}`,
    '- Built REST services in Python on PostgreSQL, reach me at +44 20 7946 0958',
  ].join('\n');

let t: TestApp;
let worker: Jobs;
let user: TestUser;
let as: As;
let batchId: string;
let people: string[];
let unread: string;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
  user = await aUser(t.db, { plan: 'professional' });
  as = t.as(user);
  const candidates = [
    { text: resumeOf('Odile Brandt', '2015 - 2024') },
    { text: resumeOf('Marek Sova', '2021 - 2024') },
    { text: '' },
  ];
  batchId = batchOf(await submitCsv(as, candidates)).batch_job_id;
  await ended(as, batchId);
  const { processed_items: items } = await resultsOf(as, batchId);
  people = items.filter(({ error }) => !error).map((item) => item.candidate_id_internal);
  unread = items.find(({ error }) => error)?.candidate_id_internal ?? '';
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

const sharesUrl = () => `${BATCHES}/${batchId}/shares`;

async function share(body: object = {}): Promise<CreatedShare & { token: string; url: string }> {
  const reply = await as.post(sharesUrl(), { candidate_ids: people, ...body });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const made = reply.json<CreatedShare>();
  const token = made.share_url.split('/').at(-1) ?? '';
  return { ...made, token, url: `/api/share/${token}` };
}
const open = (url: string) => t.as().get(url);

describe('a link', () => {
  test('carries 256 random bits that are stored nowhere', async () => {
    const made = await share();
    expect(made.share_url).toMatch(/^http:\/\/localhost:3000\/share\/[A-Za-z0-9_-]{43}$/);
    const stored = JSON.stringify(await t.db.select().from(shares));
    expect(stored).not.toContain(made.token);
    expect((await as.get(sharesUrl())).body).not.toContain(made.token);
  });

  test('lasts two weeks and hides names unless its sender says otherwise', async () => {
    const made = await share();
    expect(made).toMatchObject({ show_names: false, candidate_count: 2, open_count: 0 });
    expect(Date.parse(made.expires_at)).toBe(t.clock.now().getTime() + 14 * DAY_MS);
  });

  test('can hold scored candidates of its batch only', async () => {
    for (const id of [unread, '3b241101-e2bb-4255-8caf-4136c566a962', 'not-an-id']) {
      const reply = await as.post(sharesUrl(), { candidate_ids: [...people, id] });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().errors).toMatchObject([{ field: 'candidate_ids' }]);
    }
  });

  test.each([0, 91, 1.5])('cannot last %d days', async (days) => {
    const reply = await as.post(sharesUrl(), { candidate_ids: people, expires_in_days: days });
    expect(reply.statusCode).toBe(400);
  });

  test('that is made and closed is recorded', async () => {
    const made = await share();
    await as.delete(`${sharesUrl()}/${made.share_id}`);
    const entries = await t.db.select().from(auditLog).where(eq(auditLog.entityId, made.share_id));
    expect(entries.map(({ action }) => action).sort()).toEqual(['share.created', 'share.revoked']);
    expect(JSON.stringify(entries)).not.toContain(made.token);
  });
});

describe('its reader', () => {
  test('sees the chosen candidates with their proof, without an account', async () => {
    const { url } = await share({ show_names: true, candidate_ids: [...people].reverse() });
    const reply = await open(url);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const shown = reply.json<SharedShortlist>();
    expect(shown).toMatchObject({
      job_title: 'Backend Engineer',
      shared_by: 'Robin Vale',
      names_shown: true,
      candidates: [{ label: 'Marek Sova' }, { label: 'Odile Brandt' }],
    });
    const quotes = shown.candidates.flatMap(({ requirements }) =>
      requirements.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
    );
    expect(quotes.some((quote) => quote.includes('Python'))).toBe(true);
  });

  test('sees nothing that leads to a person where names are hidden', async () => {
    const { url } = await share();
    const { body } = await open(url);
    const { candidates } = JSON.parse(body) as SharedShortlist;
    expect(candidates.map(({ label }) => label)).toEqual(['Candidate 1', 'Candidate 2']);
    for (const trace of [
      'Odile',
      'Brandt',
      'Marek',
      'Sova',
      '@',
      '7946',
      'linkedin',
      'example.com',
    ]) {
      expect(body.toLowerCase(), trace).not.toContain(trace.toLowerCase());
    }
    expect(body).toContain('[hidden]');
  });

  test('sees nothing of another account, even through a query that forgot to ask for one', async () => {
    const stranger = t.as(await aUser(t.db));
    await submitCsv(stranger, [{ text: resumeOf('Tove Lind', '2019 - 2024') }]);
    const { token } = await share();
    const owners = new Set<string>();
    const forgetful = {
      scoredCandidates: async () => {
        const rows = await t.db.select({ userId: batches.userId }).from(batches);
        for (const { userId } of rows) owners.add(userId);
        return [];
      },
    };
    await openShare(t.deps, forgetful, { token, ip: '203.0.113.8', requestId: randomUUID() });
    expect([...owners]).toEqual([user.id]);
  });

  test('is counted once per visit', async () => {
    const { url, share_id: id } = await share();
    await open(url);
    t.clock.advance(60_000);
    await open(url);
    t.clock.advance(31 * 60_000);
    await open(url);
    const [row] = await t.db.select().from(shares).where(eq(shares.id, id));
    expect(row).toMatchObject({ openCount: 2, lastOpenedAt: t.clock.now() });
  });

  test('says what they think, and its sender reads it', async () => {
    const { url, share_id: id } = await share();
    const [first = '', second = ''] = people;
    const say = (cid: string, opinion: string | null) =>
      t.as().put(`${url}/candidates/${cid}/opinion`, { opinion });
    await say(first, 'agree');
    await say(second, 'pass');
    await say(second, 'discuss');
    expect((await open(url)).json().candidates).toMatchObject([
      { opinion: 'agree' },
      { opinion: 'discuss' },
    ]);
    const list = (await as.get(sharesUrl())).json();
    const own = list.shares.find((one: { share_id: string }) => one.share_id === id);
    expect(own.opinions).toMatchObject({
      counts: { agree: 1, discuss: 1, pass: 0 },
      candidates: [
        { candidate_id_internal: first, opinion: 'agree' },
        { candidate_id_internal: second, opinion: 'discuss' },
      ],
    });
    expect((await say(first, null)).json()).toEqual({ opinion: null });
    expect(await t.db.$count(shareOpinions, eq(shareOpinions.shareId, id))).toBe(1);
    expect((await say(unread, 'agree')).statusCode).toBe(404);
  });

  test('notifies its sender, once for everything said on a day, and nobody else', async () => {
    const { url, share_id: id } = await share();
    const say = (cid: string) =>
      t.as().put(`${url}/candidates/${cid}/opinion`, { opinion: 'agree' });
    const told = async (userId = user.id) =>
      (await opinionNews(t.deps, userId)).filter((one) => one.id.startsWith(`share:${id}:`));
    expect(await told()).toEqual([]);
    const [first = '', second = ''] = people;
    await say(first);
    const [news, ...more] = await told();
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      type: 'share',
      subtype: 'answered',
      actionUrl: `/analytics?batchId=${batchId}&share=1`,
      title: expect.stringMatching(/^Answers to your shortlist for ./),
    });
    await say(second);
    expect((await told()).map((one) => one.id)).toEqual([news?.id]);
    expect(await told((await aUser(t.db)).id)).toEqual([]);
    turnForNow(t.clock, DAY_MS);
    expect(await told()).toEqual([]);
  });
});

describe('a link that no longer opens', () => {
  test('says that it has expired', async () => {
    const { url } = await share({ expires_in_days: 1 });
    turnForNow(t.clock, DAY_MS);
    const reply = await open(url);
    expect(reply.statusCode).toBe(410);
    expect(reply.json()).toMatchObject({ code: 'gone', reason: 'expired' });
  });

  test('says that it was closed, at once, to readers and for opinions', async () => {
    const { url, share_id: id } = await share();
    expect((await as.delete(`${sharesUrl()}/${id}`)).statusCode).toBe(204);
    const closed = await open(url);
    expect(closed.json()).toMatchObject({ code: 'gone', reason: 'revoked' });
    expect(closed.headers['cache-control']).toBe('no-store');
    const said = await t.as().put(`${url}/candidates/${people[0]}/opinion`, { opinion: 'agree' });
    expect(said.statusCode).toBe(410);
    const { shares: listed } = (await as.get(sharesUrl())).json();
    expect(listed.map((one: CreatedShare) => one.share_id)).not.toContain(id);
    expect((await as.delete(`${sharesUrl()}/${id}`)).statusCode).toBe(404);
  });

  test('is closed with all the others of its batch by one call, each of them recorded', async () => {
    const links = [await share(), await share({ show_names: true })];
    const revoked = eq(auditLog.action, 'share.revoked');
    const before = await t.db.$count(auditLog, revoked);
    const stranger = t.as(await aUser(t.db));
    expect((await stranger.delete(sharesUrl())).statusCode).toBe(404);
    const { shares: were } = (await as.get(sharesUrl())).json<ShareList>();
    expect((await as.delete(sharesUrl())).statusCode).toBe(204);
    for (const { url } of links) expect((await open(url)).statusCode).toBe(410);
    expect((await as.get(sharesUrl())).json<ShareList>().shares).toEqual([]);
    expect((await t.db.$count(auditLog, revoked)) - before).toBe(were.length);
    expect((await as.delete(sharesUrl())).statusCode).toBe(204);
  });

  test.each(['closed', 'expired'])('still tells its owner what was said there: %s', async (how) => {
    const { url, share_id: id } = await share({ expires_in_days: 1 });
    const { share_id: silent } = await share({ expires_in_days: 1 });
    await t.as().put(`${url}/candidates/${people[0]}/opinion`, { opinion: 'agree' });
    if (how === 'closed') {
      await as.delete(`${sharesUrl()}/${id}`);
      await as.delete(`${sharesUrl()}/${silent}`);
    } else turnForNow(t.clock, DAY_MS);
    const { shares: open, closed } = (await as.get(sharesUrl())).json<ShareList>();
    expect(open.map((one) => one.share_id)).not.toContain(id);
    expect(closed?.find((one) => one.share_id === id)?.opinions?.counts.agree).toBe(1);
    expect(closed?.map((one) => one.share_id)).not.toContain(silent);
  });

  test('is gone without a trace when its batch is erased', async () => {
    const own = batchOf(await submitCsv(as, [{ text: resumeOf('Ines Falk', '2018 - 2024') }]));
    await ended(as, own.batch_job_id);
    const { processed_items: items } = await resultsOf(as, own.batch_job_id);
    const ids = items.map((item) => item.candidate_id_internal);
    const made = await as.post(`${BATCHES}/${own.batch_job_id}/shares`, { candidate_ids: ids });
    const token = made.json<CreatedShare>().share_url.split('/').at(-1);
    await as.delete(`${BATCHES}/${own.batch_job_id}`);
    expect((await open(`/api/share/${token}`)).statusCode).toBe(404);
  });
});

describe('guessing', () => {
  test('is stopped after a few misses from one place', async () => {
    const guess = (n: number) =>
      t.app.inject({
        url: `/api/share/${String(n).padStart(43, 'x')}`,
        remoteAddress: '203.0.113.7',
      });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) statuses.push((await guess(n)).statusCode);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
  });

  test('learns nothing from a token that is almost right', async () => {
    const { token } = await share();
    const almost = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
    const near = await open(`/api/share/${almost}`);
    const far = await open(`/api/share/${'z'.repeat(43)}`);
    const { request_id: _one, ...nearBody } = near.json();
    const { request_id: _two, ...farBody } = far.json();
    expect(nearBody).toEqual(farBody);
  });
});

test('another account can neither share, list nor close', async () => {
  const stranger = t.as(await aUser(t.db));
  const { share_id: id } = await share();
  const replies = [
    await stranger.post(sharesUrl(), { candidate_ids: people }),
    await stranger.get(sharesUrl()),
    await stranger.delete(`${sharesUrl()}/${id}`),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
