import type { BatchTermsAnswer, OwnTerm, TermList } from '@candor/domain/model/term';
import { ENGINE_VERSION } from '@candor/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batches, charges, termLists } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import { BATCHES, batchOf, ended, fullResultsOf, submitCsv } from '../../testing/batch-calls';
import { entriesOf } from '../../testing/entries-of';
import { aUser, type TestUser } from '../../testing/factories';
import { brokenInvariants } from '../../testing/invariants';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const TERMS = '/api/v1/terms';
const KOSTRA = { name: 'Kostra', kind: 'tool', aliases: ['Kostra Suite'], broader: ['PostgreSQL'] };
const JOB = `Backend Developer

We look after bookings for small hotels and need somebody who does so with us.

Requirements
- Experience with Kostra
- Knowledge of PostgreSQL
- Experience with Terraform`;
const PEOPLE = [
  {
    name: 'Uma',
    text: 'Backend Developer\nExperience\nBackend Developer, 2015 - 2024\nRan the Kostra Suite and Terraform for hotels.',
  },
  {
    name: 'Ole',
    text: 'Backend Developer\nExperience\nBackend Developer, 2015 - 2024\nRan Terraform for hotels.',
  },
];

async function someone(): Promise<{ as: As; user: TestUser }> {
  const user = await aUser(server.db, { plan: 'professional' });
  return { as: server.as(user), user };
}

async function taught(as: As, body: object = KOSTRA): Promise<OwnTerm> {
  const reply = await as.post(TERMS, body);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<OwnTerm>();
}

const listOf = async (as: As) => (await as.get(TERMS)).json<TermList>();

async function finished(as: As, fields: Record<string, string> = {}): Promise<string> {
  const { batch_job_id: id } = batchOf(
    await submitCsv(as, PEOPLE, { job_description_text: JOB, ...fields }),
  );
  await ended(as, id);
  return id;
}

async function scoresOf(as: As, id: string): Promise<Record<string, number | null>> {
  const { processed_items } = await fullResultsOf(as, id);
  return Object.fromEntries(
    processed_items.map((item) => [item.candidate_name ?? '', item.match_score]),
  );
}

const noticeOf = async (as: As, id: string) =>
  (await as.get(`${BATCHES}/${id}/terms`)).json<BatchTermsAnswer>();

describe("an account's own terms", () => {
  test('are kept as they were taught, by name, with a version that follows every change', async () => {
    const { as } = await someone();
    expect(await listOf(as)).toEqual({ terms: [], version: null, limit: 1000 });
    const term = await taught(as);
    await taught(as, { name: 'Alva', kind: 'method', context: ['dashboard'] });
    const first = await listOf(as);
    expect(first.terms.map(({ name }) => name)).toEqual(['Alva', 'Kostra']);
    const changed = await as.put(`${TERMS}/${term.id}`, { ...KOSTRA, aliases: [] });
    expect(changed.json<OwnTerm>().aliases).toEqual([]);
    const second = await listOf(as);
    expect(second.version).not.toBe(first.version);
    await as.put(`${TERMS}/${term.id}`, KOSTRA);
    expect((await listOf(as)).version).toBe(first.version);
    for (const { id } of second.terms) await as.delete(`${TERMS}/${id}`);
    expect((await listOf(as)).version).toBeNull();
  });

  test('are spelled as the taxonomy spells what they lead to', async () => {
    const { as } = await someone();
    const term = await taught(as, { name: 'react', broader: ['postgres'], related: ['golang'] });
    expect([term.name, term.broader, term.related]).toEqual(['React', ['PostgreSQL'], ['Go']]);
  });

  test.each([
    [{ name: ' ' }, 'name', 'This field is required'],
    [{ name: 'Team' }, 'context', "'Team' is also an everyday word"],
    [{ name: 'Alva', broader: ['Nosuchthing'] }, 'broader', 'neither known nor one of your terms'],
    [{ name: 'Alva', related: ['alva'] }, 'related', 'cannot lead to itself'],
    [{ name: 'Alva', aliases: ['kostra suite'] }, 'aliases', "your term 'Kostra'"],
    [{ name: 'x'.repeat(61) }, 'name', 'Must be less than 60'],
  ])('%j is refused by field', async (body, field, words) => {
    const { as } = await someone();
    await taught(as);
    const reply = await as.post(TERMS, body);
    expect(reply.statusCode).toBe(400);
    const [error] = reply.json().errors;
    expect(error.field).toBe(field);
    expect(error.message).toContain(words);
  });

  test('a name can be taught once, whatever its case, and the answer shows the term that has it', async () => {
    const { as } = await someone();
    const term = await taught(as);
    const reply = await as.post(TERMS, { name: 'KOSTRA' });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().current.id).toBe(term.id);
  });

  test('terms that lead to a renamed one follow it', async () => {
    const { as } = await someone();
    const term = await taught(as);
    await taught(as, { name: 'Kostra Ledgers', broader: ['Kostra'] });
    await as.put(`${TERMS}/${term.id}`, { ...KOSTRA, name: 'Kostra Core' });
    const { terms } = await listOf(as);
    expect(terms.map(({ name, broader }) => [name, broader])).toEqual([
      ['Kostra Core', ['PostgreSQL']],
      ['Kostra Ledgers', ['Kostra Core']],
    ]);
  });

  test('many come at once: new, changed, unchanged, and refused one by one', async () => {
    const { as } = await someone();
    await taught(as);
    const reply = await as.post(`${TERMS}/import`, {
      terms: [
        KOSTRA,
        { name: 'Alva', kind: 'method', broader: ['Veldt'] },
        { name: 'Veldt', kind: 'tool' },
        { name: 'Team' },
      ],
    });
    expect(reply.json()).toEqual({
      added: 2,
      changed: 0,
      unchanged: 1,
      refused: [{ at: 4, name: 'Team', message: expect.stringContaining('everyday word') }],
    });
    const again = await as.post(`${TERMS}/import`, { terms: [{ ...KOSTRA, kind: 'method' }] });
    expect(again.json()).toMatchObject({ added: 0, changed: 1 });
  });

  test('every change is in the audit log with the version it led to', async () => {
    const { as, user } = await someone();
    const term = await taught(as);
    await as.delete(`${TERMS}/${term.id}`);
    const rows = await entriesOf(server.db, user.id);
    expect(rows.map(({ action, details }) => [action, details.added, details.removed])).toEqual([
      ['terms.changed', 1, 0],
      ['terms.changed', 0, 1],
    ]);
  });

  test('words can be looked up before they are taught', async () => {
    const { as } = await someone();
    await taught(as);
    const look = async (words: string) =>
      (await as.get(`${TERMS}/look-up?words=${encodeURIComponent(words)}`)).json();
    expect((await look('golang')).known).toEqual({ name: 'Go', kind: 'technology' });
    expect(await look('kost')).toMatchObject({
      known: null,
      everyday: false,
      concepts: [{ name: 'Kostra', kind: 'tool' }],
    });
    expect((await look('team')).everyday).toBe(true);
  });
});

describe('scoring with own terms', () => {
  test('reads the job preview, a single match and a batch with them, for this account alone', async () => {
    const { as } = await someone();
    const { as: other } = await someone();
    await taught(as);
    const { version } = await listOf(as);
    const preview = await as.post('/api/v1/job-requirements', { job_description_text: JOB });
    expect(preview.json().requirements).toContainEqual(
      expect.objectContaining({ text: 'Kostra', kind: 'skill' }),
    );
    const match = await as.form('/api/analytics/match', {
      job_text: JOB,
      candidate_text: PEOPLE[0]?.text ?? '',
    });
    expect(match.json().match_results.engine_version).toBe(`${ENGINE_VERSION}+terms.${version}`);
    const [own, foreign] = await Promise.all([finished(as), finished(other)]);
    const [withTerms, without] = await Promise.all([scoresOf(as, own), scoresOf(other, foreign)]);
    expect(withTerms.Uma ?? 0).toBeGreaterThan(without.Uma ?? 0);
  });

  test('a batch keeps the state of the terms that it was submitted with', async () => {
    const { as, user } = await someone();
    await taught(as);
    const { version } = await listOf(as);
    const id = await finished(as);
    await taught(as, { name: 'Veldt', broader: ['Terraform'] });
    const [row] = await server.db.select().from(batches).where(eq(batches.id, id));
    expect(row?.termsVersion).toBe(version);
    const kept = await server.db.select().from(termLists).where(eq(termLists.userId, user.id));
    expect(kept.map((list) => [list.version, list.terms.map(({ name }) => name)])).toEqual([
      [version, ['Kostra']],
    ]);
  });

  test('a batch says that terms changed only where its job is touched', async () => {
    const { as } = await someone();
    const id = await finished(as);
    expect(await noticeOf(as, id)).toEqual({ matters: false, changed: [] });
    await taught(as, { name: 'Deck oven X2', kind: 'tool' });
    expect(await noticeOf(as, id)).toEqual({ matters: false, changed: [] });
    await taught(as);
    expect(await noticeOf(as, id)).toEqual({ matters: true, changed: ['Kostra'] });
  });

  test('scored anew, a batch has the scores that it would have today, and nothing is charged', async () => {
    const { as, user } = await someone();
    const id = await finished(as);
    await taught(as);
    const chargesOf = () => server.db.$count(charges, eq(charges.userId, user.id));
    const before = await chargesOf();
    const reply = await as.post(`${BATCHES}/${id}/rescore`);
    expect(reply.json()).toEqual({ candidates: 2, lost: [] });
    expect(await chargesOf()).toBe(before);
    expect(await noticeOf(as, id)).toEqual({ matters: false, changed: [] });
    const fresh = await finished(as);
    expect(await scoresOf(as, id)).toEqual(await scoresOf(as, fresh));
    const { processed_items, requirements } = await fullResultsOf(as, id);
    expect(requirements).toContainEqual(expect.objectContaining({ text: 'Kostra', kind: 'skill' }));
    for (const { match_score, match_results } of processed_items) {
      const points = (match_results?.requirements ?? []).reduce((sum, one) => sum + one.points, 0);
      expect(Math.round(points)).toBe(match_score);
    }
    expect(await brokenInvariants(server.db)).toEqual([]);
  });

  test('edited requirements stay edited, and a window that shows the old ones is told', async () => {
    const { as } = await someone();
    const id = await finished(as);
    const { read } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
    const terraform = read.find(({ text }: { text: string }) => text === 'Terraform');
    const lines = [
      {
        requirement_ids: [terraform.id],
        text: 'Terraform at work',
        kind: 'skill',
        importance: 'nice',
        weight: 40,
      },
    ];
    await as.put(`${BATCHES}/${id}/rubric`, { lines });
    await taught(as);
    await as.post(`${BATCHES}/${id}/rescore`);
    const { current, read: again } = (await as.get(`${BATCHES}/${id}/rubric`)).json();
    const textOf = (line: { requirement_ids: string[] }) =>
      again.find((one: { id: string }) => one.id === line.requirement_ids[0])?.text;
    expect(current.version).toBe(3);
    expect(current.lines[0]).toMatchObject({ text: 'Terraform at work', importance: 'nice' });
    expect(current.lines.map(textOf)).toContain('Kostra');
    const stale = await as.put(`${BATCHES}/${id}/rubric`, { lines }, { 'if-match': '"2"' });
    expect(stale.statusCode).toBe(409);
  });

  test('a batch that runs is not scored anew', async () => {
    const { as, user } = await someone();
    const id = await finished(as);
    await server.db
      .update(batches)
      .set({ status: 'processing' })
      .where(eq(batches.userId, user.id));
    expect((await as.post(`${BATCHES}/${id}/rescore`)).statusCode).toBe(409);
  });
});
