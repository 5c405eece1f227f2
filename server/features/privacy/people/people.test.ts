import type { PeopleAnswer, Person } from '@candor/domain/model/person';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../db/connect';
import { atsErased, auditLog, batches, candidates, charges } from '../../../db/schema';
import type { Jobs } from '../../../jobs/start-jobs';
import { createAssessment } from '../../../testing/assessments';
import { BATCHES, batchOf, ended, resultsOf, submitCsv } from '../../../testing/batch-calls';
import { copyDatabase } from '../../../testing/database';
import { aUser } from '../../../testing/factories';
import { markedFiles, markedTables } from '../../../testing/marks';
import { aScoredApplication } from '../../../testing/samples/ats';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';
import { keepErasures } from '../erasure-journal';
import { replayErasures } from '../replay-erasures';

let t: TestApp;
let worker: Jobs;
beforeAll(async () => {
  t = await testApp();
  worker = await startWorker(t.deps);
});
afterAll(async () => {
  await worker.stop();
  await t.close();
});

/** In every text that is about the person, so that whatever is left of them is found. */
const MARK = 'Quillfeather';
const EMAIL = `tessa@${MARK.toLowerCase()}.example`;
const tessa = (more: string) =>
  `Tessa ${MARK}\n${EMAIL}\nEngineer, ${MARK} Works, 2015 - 2024\n- Built Python services${more}`;
const TIMO = 'Timo Brandt\ntimo@example.com\nClerk, Harbour Works, 2012 - 2015\n- Wrote Python';

const find = async (as: As, wanted: { q: string } | { candidate: string }) =>
  (await as.post('/api/people/search', wanted)).json<PeopleAnswer>();
const idsOf = ({ traces }: Pick<Person, 'traces'>) =>
  traces.map(({ candidate_id_internal }) => candidate_id_internal);
const erase = (
  as: As,
  candidate_ids: readonly string[],
  match_ids: readonly string[] = [],
  invitation_codes: readonly string[] = [],
  application_ids: readonly string[] = [],
) =>
  as.post('/api/people/erasure', {
    candidate_ids,
    match_ids,
    invitation_codes,
    application_ids,
    confirm: true,
  });
const eraseAll = (as: As, { matches, invitations, applications }: Person, ids: readonly string[]) =>
  erase(
    as,
    ids,
    matches.map(({ match_id }) => match_id),
    invitations.map(({ invitation_code }) => invitation_code),
    applications.map(({ application_id }) => application_id),
  );

async function scored(as: As, texts: readonly string[]): Promise<string> {
  const { batch_job_id: id } = batchOf(
    await submitCsv(
      as,
      texts.map((text) => ({ text })),
    ),
  );
  await ended(as, id);
  return id;
}

/**
 * Somebody in three batches, with decisions, notes, shares and single matches, next to another person who is to stay.
 */
async function knownEverywhere(app: TestApp = t) {
  const user = await aUser(app.db, { plan: 'professional' });
  const as = app.as(user);
  const both = await scored(as, [tessa(''), TIMO, tessa('')]);
  const later = await scored(as, [TIMO, tessa(', newer')]);
  const alone = await scored(as, [tessa(', alone')]);
  const { processed_items: items } = await resultsOf(as, both);
  const ids = items.map((one) => one.candidate_id_internal);
  const cid = items.find((one) => one.candidate_name?.includes(MARK))?.candidate_id_internal ?? '';
  const at = `${BATCHES}/${both}/candidates/${cid}`;
  await as.put(`${at}/decision`, { decision: 'shortlist', note: `Ask ${MARK}` });
  const { match_results: result } = (await as.get(at)).json();
  const [requirement] = result.requirements;
  await as.post(`${at}/feedback`, {
    requirement_id: requirement.id,
    kind: 'missed_evidence',
    note: `${MARK} knows it`,
  });
  const shared = (await as.post(`${BATCHES}/${both}/shares`, { candidate_ids: ids })).json();
  const token = shared.share_url.split('/').at(-1);
  await app.as().put(`/api/share/${token}/candidates/${cid}/opinion`, { opinion: 'agree' });
  await as.form(
    '/api/analytics/match',
    {
      candidate_text: tessa(''),
      job_text: 'Engineer wanted. Requirements: Python and PostgreSQL, three years of experience.',
      candidate_id_context: EMAIL,
    },
    { 'idempotency-key': `once for ${user.id}` },
  );
  const assessment_id = await createAssessment(as);
  const about = { candidate_name: `Tessa ${MARK}`, candidate_email: EMAIL, send_email: true };
  const body = { ...about, assessment_id, notes: `Ask ${MARK}` };
  const headers = { 'idempotency-key': `invite for ${user.id}` };
  const invited = await as.post('/api/invitations/create-invitation', body, headers);
  const { invitation_code: code } = invited.json();
  const behind = `/api/assessment/${code}`;
  await app.as().post(`${behind}/start`, { agree: true });
  await app.as().put(`${behind}/milestones/s1/answer`, {
    answer: { t1: `I am ${MARK}` },
    revision: 0,
    client_saved_at: '2026-03-02T09:00:00.000Z',
  });
  await app.as().post(`${behind}/request`, { kind: 'erase', message: `Forget ${MARK}` });
  const scoredAs = { name: `TESSA ${MARK}`, email: EMAIL, text: tessa('') };
  const application = await aScoredApplication(app, user, scoredAs);
  return { user, as, both, later, alone, cid, token, code, application };
}

test('a person is found by name, address or candidate, once, with everything that hangs on them', async () => {
  const { as, both, later, alone, cid, code, application } = await knownEverywhere();
  const words = ['quillf TESSA', EMAIL, 'SSA@quill'].map((q) => ({ q }));
  for (const wanted of [...words, { candidate: cid }]) {
    const { people, more } = await find(as, wanted);
    expect(more).toBe(false);
    expect(people).toHaveLength(1);
    expect(people[0]).toMatchObject({ name: `Tessa ${MARK}`, email: EMAIL });
    const [person] = people;
    expect(person?.traces.map((one) => one.batch_job_id)).toEqual([alone, later, both, both]);
    expect(person?.traces.find((one) => one.candidate_id_internal === cid)).toMatchObject({
      decided: true,
      noted: true,
      feedback_count: 1,
      share_count: 1,
      charged: true,
      running: false,
      upload_stored: true,
      batch_candidates: 3,
    });
    expect(person?.matches).toMatchObject([{ candidate_id_context: EMAIL }]);
    expect(person?.invitations).toMatchObject([{ invitation_code: code, answered: true }]);
    expect(person?.applications).toEqual([
      {
        application_id: application,
        ats_type: 'ashby',
        job_title: 'Lamp keeper',
        assessed_at: t.clock.now().toISOString(),
        charged: true,
      },
    ]);
  }
  expect((await find(as, { q: 'brandt' })).people.map(({ name }) => name)).toEqual(['Timo Brandt']);
  expect(await find(as, { q: ' ' })).toEqual({ people: [], more: false });
  expect(await find(as, { q: '%' })).toEqual({ people: [], more: false });
  expect(await find(as, { q: 'nobody' })).toEqual({ people: [], more: false });
});

test('erasing leaves nothing of the person in any table or file, and everybody else as they were', async () => {
  const app = await testApp();
  const itsWorker = await startWorker(app.deps);
  const { user, as, both, later, alone, cid, token } = await knownEverywhere(app);
  expect((await markedTables(app.db, MARK)).length).toBeGreaterThan(4);
  expect(await markedFiles(app.deps, MARK)).not.toEqual([]);
  const quota = (await as.get('/api/users/quota-status')).json();
  const [timo] = (await find(as, { q: 'brandt' })).people;
  const [person] = (await find(as, { q: MARK })).people;
  if (!person || !timo) throw new Error('They were not found');

  // One of two equal resumes takes the other along.
  const named = idsOf(person).filter((id) => id !== idsOf(person).at(id === cid ? 0 : -1));
  const reply = await eraseAll(as, person, named);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      candidates: 4,
      batches: 3,
      batches_removed: 1,
      single_matches: 1,
      invitations: 1,
      applications: 1,
    },
  ]);

  expect(await markedTables(app.db, MARK)).toEqual([]);
  expect(await markedFiles(app.deps, MARK)).toEqual([]);
  expect((await find(as, { q: MARK })).people).toEqual([]);
  expect((await find(as, { q: 'brandt' })).people[0]).toMatchObject({
    traces: [
      { batch_job_id: later, batch_candidates: 1, upload_stored: false },
      { batch_job_id: both, batch_candidates: 1, upload_stored: false, share_count: 1 },
    ],
  });
  expect((await as.get(`${BATCHES}/${alone}/status`)).statusCode).toBe(404);
  expect((await as.get(`${BATCHES}/${both}/status`)).json()).toMatchObject({
    status: 'completed',
    total_candidates: 1,
    processed_candidates: 1,
  });
  const shared = (await app.as().get(`/api/share/${token}`)).json();
  expect(shared.candidates).toHaveLength(1);
  const opinion = `/api/share/${token}/candidates/${cid}/opinion`;
  expect((await app.as().put(opinion, { opinion: 'pass' })).statusCode).toBe(404);
  expect((await as.get('/api/users/quota-status')).json()).toEqual(quota);
  expect(await app.db.$count(charges, eq(charges.userId, user.id))).toBe(quota.candidates_used);
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, user.id), eq(auditLog.action, 'person.erased')));
  expect(entry).toMatchObject({ entityType: 'person', entityId: null });
  expect(entry?.details).toEqual(reply.json());
  expect((await erase(as, named)).statusCode).toBe(404);
  await itsWorker.stop();
  await app.close();
});

test('a backup of before does not bring an erased person back', async () => {
  const app = await testApp();
  const itsWorker = await startWorker(app.deps);
  const { as, both, later, application } = await knownEverywhere(app);
  await itsWorker.stop();
  const backup = await copyDatabase(app.databaseUrl);
  const [person] = (await find(as, { q: MARK })).people;
  if (!person) throw new Error('They were not found');
  await eraseAll(as, person, idsOf(person));
  await keepErasures(app.deps);
  const { db, close } = connect(backup.url, { size: 2, onIdleError: () => {} });
  try {
    expect(await markedTables(db, MARK)).not.toEqual([]);
    expect(await replayErasures({ ...app.deps, db })).toBeGreaterThanOrEqual(6);
    expect(await markedTables(db, MARK)).toEqual([]);
    // Or the next reading of the system would take it up again.
    expect(await db.select({ id: atsErased.externalId }).from(atsErased)).toEqual([
      { id: `of ${application}` },
    ]);
    const left = await db
      .select({ id: batches.id, total: batches.totalCandidates, blobKey: batches.blobKey })
      .from(batches)
      .orderBy(batches.seq);
    expect(left).toEqual([
      { id: both, total: 1, blobKey: null },
      { id: later, total: 1, blobKey: null },
    ]);
  } finally {
    await close();
    await backup.drop();
    await app.close();
  }
});

test('a batch that is erased notes itself and not each of its people', async () => {
  const as = t.as(await aUser(t.db, { plan: 'professional' }));
  const id = await scored(as, [TIMO, tessa('')]);
  const people = await t.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.batchId, id));
  await as.delete(`${BATCHES}/${id}`);
  const { rows } = await t.db.execute(sql`
    select kind from erasures where id = any(${sql.param([id, ...people.map((one) => one.id)])}::uuid[])`);
  expect(rows).toEqual([{ kind: 'batches' }]);
});

test('nobody is erased while a batch of theirs runs, nor when one of the named is not known', async () => {
  const { as, both } = await knownEverywhere();
  const [person] = (await find(as, { q: MARK })).people;
  const ids = person ? idsOf(person) : [];
  await t.db.update(batches).set({ status: 'processing' }).where(eq(batches.id, both));
  expect((await find(as, { q: MARK })).people[0]?.traces.map((one) => one.running)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const refused = await erase(as, ids);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  await t.db.update(batches).set({ status: 'completed' }).where(eq(batches.id, both));
  const unknown = crypto.randomUUID();
  expect((await erase(as, [...ids, unknown])).statusCode).toBe(404);
  expect((await erase(as, ids, [unknown])).statusCode).toBe(404);
  expect((await erase(as, ids, [], [], [unknown])).statusCode).toBe(404);
  expect((await find(as, { q: MARK })).people[0]?.traces).toHaveLength(ids.length);
});

test("another account's people are neither found nor erased", async () => {
  const { as, cid, application } = await knownEverywhere();
  const stranger = t.as(await aUser(t.db));
  expect((await find(stranger, { q: MARK })).people).toEqual([]);
  expect((await stranger.post('/api/people/search', { candidate: cid })).statusCode).toBe(404);
  expect((await erase(stranger, [cid])).statusCode).toBe(404);
  const [{ matches: [match] = [] } = {}] = (await find(as, { candidate: cid })).people;
  expect((await erase(stranger, [], [match?.match_id ?? ''])).statusCode).toBe(404);
  expect((await erase(stranger, [], [], [], [application])).statusCode).toBe(404);
  const [kept] = (await find(as, { candidate: cid })).people;
  expect([kept?.traces.length, kept?.applications.length]).toEqual([4, 1]);
});

test.each([
  {},
  { confirm: true },
  { candidate_ids: [], match_ids: [], confirm: true },
  { candidate_ids: [crypto.randomUUID()], confirm: false },
  { candidate_ids: ['one'], confirm: true },
  { application_ids: ['one'], confirm: true },
])('nothing is erased by %j', async (body) => {
  const reply = await t.as(await aUser(t.db)).post('/api/people/erasure', body);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_error']);
});

test('an expired trial still erases people on request', async () => {
  const past = new Date(t.clock.now().getTime() - 86_400_000);
  const as = t.as(await aUser(t.db, { plan: 'trial', trialEndsAt: past }));
  expect((await as.post('/api/people/search', { q: 'anybody' })).statusCode).toBe(200);
  expect((await erase(as, [crypto.randomUUID()])).statusCode).toBe(404);
});

test('of an address that stands on more resumes than anybody reads, those that were found are shown first', async () => {
  const user = await aUser(t.db);
  const as = t.as(user);
  const id = await scored(as, [tessa(', of an agency'), TIMO]);
  const [first] = (await find(as, { q: MARK })).people;
  const cid = first ? idsOf(first)[0] : undefined;
  await t.db.execute(sql`
    insert into candidates (id, batch_id, user_id, ordinal, state, candidate_name, email, charged, text_hash)
    select gen_random_uuid(), batch_id, user_id, 100 + n, 'scored', 'Person ' || n, email, false, 'text ' || n
    from candidates, generate_series(1, 1200) n where id = ${cid}`);
  const { people, more } = await find(as, { q: MARK });
  expect(more).toBe(true);
  expect(people.flatMap(idsOf)).toContain(cid);
  expect(people.flatMap(idsOf)).toHaveLength(1_000);
  await t.db.execute(sql`delete from batches where id = ${id}`);
});
