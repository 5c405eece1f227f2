import type { ErasedPeople, PeopleAnswer, Person } from '@candor/domain/model/person';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { atsApplications, atsConnections, auditLog } from '../../../db/schema';
import { type AtsApp, atsApp, INTEGRATIONS, proxyOf } from '../../../testing/ats-app';
import { JOB_DESCRIPTION } from '../../../testing/documents/make-csv';
import { brokenInvariants } from '../../../testing/invariants';
import type { As } from '../../../testing/test-app';
import { scoreWaiting } from '../../ats/scoring/score-waiting';

const ASHBY = proxyOf('ashby');
const TWO_DAYS_MS = 48 * 3_600_000;

let app: AtsApp;
beforeAll(async () => {
  app = await atsApp();
});
afterAll(() => app.close());

/** Another surname each time, so that nobody of another test is found. */
let surnames = 0;
const aSurname = () => {
  surnames += 1;
  return `Quill${String.fromCharCode(96 + surnames)}feather`;
};
const applicant = (first: string, surname: string) => ({
  name: `${first} ${surname}`,
  email: `${first}@${surname}.example`.toLowerCase(),
  resume: `${first} ${surname}\n${first}@${surname}.example\nEngineer, Harbour Works, 2015 - 2024\n- Built Python services`,
});

/** A partner whose Ashby has Tessa and Timo in one job; both were read and neither was scored. */
async function aPartner() {
  const surname = aSurname();
  const jobId = app.ashby.addJob({ title: 'Backend Engineer', description: JOB_DESCRIPTION });
  const tessa = app.ashby.addApplication({ jobId, ...applicant('Tessa', surname) });
  app.ashby.addApplication({ jobId, ...applicant('Timo', aSurname()) });
  const partner = await app.partner();
  await reportOf(partner.as, jobId);
  return { ...partner, surname, jobId, tessa };
}

const reportOf = async (as: As, jobId: string) =>
  (await as.get(`${ASHBY}/jobs/${jobId}/analytics`)).json();
const score = (as: As, jobId: string) => as.post(`${ASHBY}/jobs/${jobId}/score`, {});
const find = async (as: As, q: string): Promise<Person[]> =>
  (await as.post('/api/people/search', { q })).json<PeopleAnswer>().people;
const erase = (as: As, application_ids: readonly string[]) =>
  as.post('/api/people/erasure', { application_ids, confirm: true });
const used = async (as: As) => (await as.get('/api/users/quota-status')).json().candidates_used;
const rowsOf = (userId: string, candidateId: string) =>
  app.t.db
    .select({ id: atsApplications.id })
    .from(atsApplications)
    .innerJoin(atsConnections, eq(atsConnections.id, atsApplications.connectionId))
    .where(and(eq(atsApplications.candidateId, candidateId), eq(atsConnections.userId, userId)));

async function allScored(as: As, jobId: string): Promise<void> {
  await score(as, jobId);
  await vi.waitFor(
    async () => expect((await reportOf(as, jobId)).scoring).toMatchObject({ scored: 2 }),
    { timeout: 20_000, interval: 100 },
  );
}

test('who was scored through an ATS is found and erased, and no reading takes them up again', async () => {
  const { as, id: userId, surname, jobId, tessa } = await aPartner();
  const other = app.ashby.addJob({ title: 'Data Engineer' });
  app.ashby.addApplication({
    ...applicant('Tessa', surname),
    jobId: other,
    candidateId: tessa.candidateId,
  });
  expect(await find(as, surname)).toEqual([]);
  await allScored(as, jobId);
  app.t.clock.advance(TWO_DAYS_MS);
  await reportOf(as, jobId);
  expect(await rowsOf(userId, tessa.candidateId)).toHaveLength(2);

  for (const q of [surname, `tessa@${surname}`]) {
    expect(await find(as, q)).toMatchObject([
      {
        name: `Tessa ${surname}`,
        traces: [],
        matches: [],
        invitations: [],
        applications: [{ ats_type: 'ashby', job_title: 'Backend Engineer', charged: true }],
      },
    ]);
  }
  const [person] = await find(as, surname);
  const ids = person?.applications.map(({ application_id }) => application_id) ?? [];
  const reply = await erase(as, ids);
  expect([reply.statusCode, reply.json<ErasedPeople>()]).toEqual([
    200,
    {
      candidates: 0,
      batches: 0,
      batches_removed: 0,
      single_matches: 0,
      invitations: 0,
      applications: 1,
    },
  ]);
  expect(await find(as, surname)).toEqual([]);
  expect(await used(as)).toBe(2);
  app.t.clock.advance(TWO_DAYS_MS);
  const report = await reportOf(as, jobId);
  expect(report).toMatchObject({ total_candidates: 1, scoring: { scored: 1, unscored: 0 } });
  // Nor does the application that nobody asked to be scored.
  expect(await rowsOf(userId, tessa.candidateId)).toEqual([]);
  const [entry] = await app.t.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), eq(auditLog.action, 'person.erased')));
  expect(entry?.details).toEqual(reply.json());
  expect((await erase(as, ids)).statusCode).toBe(404);
});

test('somebody who came through a disconnected system is found and erased as well', async () => {
  const { as, id: userId, surname, jobId, tessa } = await aPartner();
  await allScored(as, jobId);
  await as.delete(`${INTEGRATIONS}/ashby`);
  const [person] = await find(as, surname);
  const ids = person?.applications.map(({ application_id }) => application_id) ?? [];
  expect((await erase(as, ids)).statusCode).toBe(200);
  expect(await rowsOf(userId, tessa.candidateId)).toEqual([]);
});

test('nobody is erased when one is unknown, of another account or was never asked to be scored', async () => {
  const { as, id: userId, tessa } = await aPartner();
  const [unscored] = await rowsOf(userId, tessa.candidateId);
  const { as: other, surname, jobId } = await aPartner();
  await allScored(other, jobId);
  const [person] = await find(other, surname);
  const ids = person?.applications.map(({ application_id }) => application_id) ?? [];
  for (const stranger of [crypto.randomUUID(), unscored?.id ?? '']) {
    expect((await erase(other, [...ids, stranger])).statusCode).toBe(404);
  }
  expect((await erase(as, ids)).statusCode).toBe(404);
  expect((await erase(as, [unscored?.id ?? ''])).statusCode).toBe(404);
  expect(await find(other, surname)).toEqual([person]);
});

test('who is erased while they are being scored is not kept and not charged', async () => {
  const { as, id: userId, surname, jobId, tessa } = await aPartner();
  await app.stopWorker();
  await score(as, jobId);
  const { ashby } = app.t.deps.ats;
  if (!ashby) throw new Error('There is no Ashby');
  const ats = {
    ...app.t.deps.ats,
    ashby: {
      ...ashby,
      lookUp: async (...asked: Parameters<typeof ashby.lookUp>) => {
        const read = await ashby.lookUp(...asked);
        return async (...of: Parameters<typeof read>) => {
          const facts = await read(...of);
          const waiting = await rowsOf(userId, tessa.candidateId);
          if (of[1].candidateId === tessa.candidateId) {
            const reply = await erase(
              as,
              waiting.map(({ id }) => id),
            );
            expect(reply.statusCode).toBe(200);
          }
          return facts;
        };
      },
    },
  };
  await scoreWaiting({ ...app.t.deps, ats });
  await app.startWorker();
  expect(await find(as, surname)).toEqual([]);
  expect((await reportOf(as, jobId)).scoring).toMatchObject({ waiting: 0, scored: 1 });
  expect(await used(as)).toBe(1);
  expect(await brokenInvariants(app.t.db)).toEqual([]);
});
