import { type BatchJob, BatchResults } from '@candor/domain/model/batch';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batches, subscriptions } from '../../db/schema';
import type { Jobs } from '../../jobs/start-jobs';
import {
  batchOf,
  ended,
  FINAL,
  fullResultsOf,
  resultsOf,
  statusOf,
  submitCsv,
  submitZip,
  until,
} from '../../testing/batch-calls';
import { resume, resumes } from '../../testing/documents/make-csv';
import { makeDocx } from '../../testing/documents/make-docx';
import { makePdf, makeScan } from '../../testing/documents/make-pdf';
import { makeZip, makeZipWithName } from '../../testing/documents/make-zip';
import { aUser, type UserWishes } from '../../testing/factories';
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

async function someone(wishes: UserWishes = {}): Promise<As> {
  return server.as(await aUser(server.db, wishes));
}

test('a CSV batch is scored, charged per score and counted', async () => {
  const as = await someone();
  const submitted = await submitCsv(as, resumes(24));
  const { batch_job_id: id } = batchOf(submitted);
  const batch = await ended(as, id);
  expect(batch).toMatchObject({
    status: 'completed',
    jobTitle: 'Backend Engineer',
    total_candidates: 24,
    processed_candidates: 24,
    candidates_charged: 24,
    estimated_candidates: 24,
    progress: 100,
    queuePosition: null,
    error_message: null,
    started_at: server.clock.now().toISOString(),
  });
  for (const call of ['status', 'results', 'results-full']) {
    const { headers } = await as.get(`/api/v1/batch-jobs/${id}/${call}`);
    expect(headers, call).toMatchObject({
      'x-estimated-count': '24',
      'x-candidates-charged': '24',
      'x-quota-used': '24',
      'x-quota-remaining': '76',
    });
  }
  const quota = (await as.get('/api/users/quota-status')).json();
  expect(quota).toMatchObject({ candidates_used: 24, candidates_remaining: 76 });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a repeated candidate is reserved and charged once, up to the last of a quota', async () => {
  const as = await someone({ candidatesLimit: 15 });
  const twice = [...resumes(15), ...resumes(10)];
  const { batch_job_id: id } = batchOf(await submitCsv(as, twice));
  expect(await ended(as, id)).toMatchObject({
    status: 'completed',
    total_candidates: 25,
    candidates_charged: 15,
  });
  const quota = (await as.get('/api/users/quota-status')).json();
  expect(quota).toMatchObject({ candidates_used: 15, candidates_remaining: 0 });
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('the columns of a CSV row appear in its result', async () => {
  const as = await someone();
  const row = { text: resume(1), name: 'Kim Loess', id: 'A-17', email: 'kim@example.com' };
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ ...row, filename: 'kim.txt' }]));
  await ended(as, id);
  const [item] = (await resultsOf(as, id)).processed_items;
  expect(item).toMatchObject({
    candidate_name: 'Kim Loess',
    candidate_id: 'A-17',
    email: 'kim@example.com',
    original_filename: 'kim.txt',
    ordinal: 1,
    charged_to_quota: true,
  });
});

test('results are ordered by score with ties in source order and failed ones last', async () => {
  const as = await someone();
  const people = [{ text: ' ' }, ...resumes(8), { text: 'Gardener. Roses and lawns since 2012.' }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  const { processed_items: items } = await resultsOf(as, id);
  const expected = [...items].sort(
    (a, b) => (b.match_score ?? -1) - (a.match_score ?? -1) || a.ordinal - b.ordinal,
  );
  expect(items.map((item) => item.ordinal)).toEqual(expected.map((item) => item.ordinal));
  expect(items.at(-1)).toMatchObject({ match_score: null, charged_to_quota: false });
});

test('the figures cover every candidate whatever page is shown', async () => {
  const as = await someone();
  const people = [...resumes(7), { text: '' }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  await ended(as, id);
  const page = await resultsOf(as, id, '?skip=2&limit=3');
  const all = await resultsOf(as, id);
  expect(page.processed_items).toEqual(all.processed_items.slice(2, 5));
  expect(page).toMatchObject({ total: 8, limit: 3, skip: 2, has_more: true });
  expect(page.summary_stats).toEqual(all.summary_stats);
  expect(page.summary_stats).toMatchObject({ successful_matches: 7, failed_matches: 1 });
  const scores = all.processed_items.flatMap((item) => item.match_score ?? []);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  expect(page.summary_stats.average_score).toBe(Math.round(average * 10) / 10);
});

test('summaries are part of the results and complete matches of the full results', async () => {
  const as = await someone();
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(2)));
  await ended(as, id);
  const [short] = (await resultsOf(as, id)).processed_items;
  const [full] = (await fullResultsOf(as, id)).processed_items;
  expect(short).not.toHaveProperty('match_results');
  expect(short?.match_results_summary?.overall_score).toBe(short?.match_score);
  expect(full).not.toHaveProperty('match_results_summary');
  expect(full?.match_results?.overall_score).toBe(full?.match_score);
});

test('a list that needs no more gets the outcome of each requirement', async () => {
  const as = await someone();
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(2)));
  await ended(as, id);
  const answer = await as.get(`/api/v1/batch-jobs/${id}/results?detail=outcomes`);
  const [item] = BatchResults.parse(answer.json()).processed_items;
  const [summarised] = (await resultsOf(as, id)).processed_items;
  expect(item).not.toHaveProperty('match_results_summary');
  expect(item?.match_outcomes).toEqual(summarised?.match_results_summary?.requirements);
  expect(item?.match_outcomes).not.toHaveLength(0);
});

test('flags about a document come with the outcome of each requirement', async () => {
  const as = await someone();
  const { batch_job_id: id } = batchOf(
    await submitCsv(as, [{ text: resume(1) }, { text: 'Night porter, Excel.' }]),
  );
  await ended(as, id);
  const answer = await as.get(`/api/v1/batch-jobs/${id}/results?detail=outcomes`);
  const flags = BatchResults.parse(answer.json()).processed_items.map((item) => item.match_flags);
  expect(flags).toContainEqual(['The document holds very little text.']);
  const summaries = (await resultsOf(as, id)).processed_items;
  expect(flags.map((found) => found ?? [])).toEqual(
    summaries.map((item) => item.match_results_summary?.flags.map(({ message }) => message)),
  );
});

test('the evidence of a candidate points into its document text', async () => {
  const as = await someone();
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: resume(3) }]));
  await ended(as, id);
  const [item] = (await resultsOf(as, id)).processed_items;
  const url = `/api/v1/batch-jobs/${id}/candidates/${item?.candidate_id_internal}`;
  const detail = (await as.get(url)).json();
  const evidence = detail.match_results.requirements.flatMap(
    (requirement: { evidence: { start: number; end: number; quote: string }[] }) =>
      requirement.evidence,
  );
  expect(evidence.length).toBeGreaterThan(0);
  for (const { start, end, quote } of evidence) {
    expect(detail.document_text.slice(start, end)).toBe(quote);
  }
});

test('an e-mail in a ZIP is the person of its resume, and its unreadable parts are reported', async () => {
  const as = await someone();
  const part = (name: string, type: string, content: Uint8Array | string) =>
    `--e\nContent-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content).toString('base64')}\n`;
  const parts = [
    part('cv.txt', 'text/plain', resume(1)),
    part('letter.pdf', 'application/pdf', makePdf(['Dear team']).slice(0, 90)),
  ];
  const mail = `From: a@example.org\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=e\n\n--e\n\nSee the resume.\n${parts.join('')}--e--\n`;
  const { batch_job_id: id } = batchOf(await submitZip(as, await makeZip({ 'mail.eml': mail })));
  await ended(as, id);
  const [item] = (await resultsOf(as, id)).processed_items;
  expect(item).toMatchObject({ original_filename: 'mail.eml', error: null });
  const url = `/api/v1/batch-jobs/${id}/candidates/${item?.candidate_id_internal}`;
  const detail = (await as.get(url)).json();
  expect(detail.document_text).not.toContain('See the resume.');
  expect(detail.read_problems).toEqual([
    {
      kind: 'doubtful_reading',
      message: 'Some attachments of this mail could not be read.',
      spans: [],
    },
  ]);
});

test('a ZIP batch reads each kind of document and lists what it cannot read with the cause', async () => {
  const as = await someone();
  const lines = (n: number) => resume(n).split('\n');
  const archive = await makeZip({
    'one.pdf': makePdf(lines(1)),
    'folder/two.docx': await makeDocx(lines(2)),
    'three.txt': resume(3),
    'rows.csv': `candidate_text\n"${resume(4)}"\n"${resume(5)}"\n`,
    'broken.pdf': makePdf(lines(6)).slice(0, 90),
    'scan.pdf': makeScan(),
    'inner.zip': await makeZip({ 'x.txt': resume(7) }),
    'photo.jpg': 'not a document',
  });
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  const batch = await ended(as, id);
  expect(batch).toMatchObject({ status: 'completed', total_candidates: 9, candidates_charged: 5 });

  const { processed_items: items } = await resultsOf(as, id);
  const byName = new Map(items.map((item) => [item.original_filename, item]));
  for (const name of ['one.pdf', 'folder/two.docx', 'three.txt', 'rows.csv']) {
    expect(byName.get(name)?.match_score).not.toBeNull();
  }
  const codes = ['broken.pdf', 'scan.pdf', 'inner.zip', 'photo.jpg'].map(
    (name) => byName.get(name)?.error_code,
  );
  expect(codes).toEqual(['damaged', 'no_text_layer', 'nested_archive', 'unsupported_type']);
  expect(items.filter((item) => item.error !== null)).toHaveLength(4);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('an entry with a name that leaves the archive is refused and the others are read', async () => {
  const as = await someone();
  const files = { 'ab/cd/evil.txt': resume(1), 'good.txt': resume(2) };
  const archive = await makeZipWithName(files, ['ab/cd/evil.txt', '../../evil.txt']);
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 1 });
});

test('the same text twice is scored for both, charged once and linked', async () => {
  const as = await someone();
  const twin = resume(40);
  const people = [{ text: twin }, ...resumes(3), { text: `${twin}  \n` }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  expect(await ended(as, id)).toMatchObject({ candidates_charged: 4 });
  const { processed_items: items } = await resultsOf(as, id);
  const first = items.find((item) => item.ordinal === 1);
  const second = items.find((item) => item.ordinal === 5);
  expect(second?.duplicate_of).toBe(first?.candidate_id_internal);
  expect(second?.match_score).toBe(first?.match_score);
  expect([first?.charged_to_quota, second?.charged_to_quota]).toEqual([true, false]);
});

test('duplicates far apart are charged once, to the first, in whatever order their groups end', async () => {
  const as = await someone({ plan: 'professional' });
  const twins = Array.from({ length: 4 }, (_, n) => ({ text: resume(900 + n) }));
  const people = [...twins, ...resumes(180), ...twins];
  const { batch_job_id: id } = batchOf(await submitCsv(as, people));
  expect(await ended(as, id)).toMatchObject({ candidates_charged: 184, processed_candidates: 188 });
  const { processed_items: items } = await resultsOf(as, id, '?limit=100');
  const more = await resultsOf(as, id, '?skip=100');
  const doubles = [...items, ...more.processed_items].filter((item) => item.duplicate_of !== null);
  expect(doubles.map((item) => item.ordinal).sort((a, b) => a - b)).toEqual([185, 186, 187, 188]);
  expect(await brokenInvariants(server.db)).toEqual([]);
});

test('a batch fails if nothing could be read, and says why', async () => {
  const as = await someone();
  const archive = await makeZip({ 'scan.pdf': makeScan() });
  const { batch_job_id: id } = batchOf(await submitZip(as, archive));
  const batch = await ended(as, id);
  expect(batch).toMatchObject({ status: 'failed', candidates_charged: 0, total_candidates: 1 });
  expect(batch.error_message).toMatch(/^No candidate could be read\. .*text recognition/);
  expect((await as.get('/api/users/quota-status')).json()).toMatchObject({ candidates_used: 0 });
});

test.each([
  ['has ended', { status: 'cancelled', endsAt: new Date('2026-03-02T08:00:00.000Z') }],
  ['is a smaller one', { planType: 'trial', trialEndsAt: new Date('2026-12-01') }],
])(
  'a batch that a plan took is scored and charged, though by the time it is read that plan %s',
  async (_how, change) => {
    await worker.stop();
    try {
      const user = await aUser(server.db, { plan: 'starter' });
      const { batch_job_id: id } = batchOf(await submitCsv(server.as(user), resumes(30)));
      await server.db.update(subscriptions).set(change).where(eq(subscriptions.userId, user.id));
      worker = await startWorker(server.deps);
      // Its owner may see it again with the next plan.
      const batch = await until(
        async () => (await server.db.select().from(batches).where(eq(batches.id, id)))[0],
        (row) => row !== undefined && FINAL.includes(row.status),
      );
      expect(batch).toMatchObject({ status: 'completed', errorMessage: null });
      expect(batch).toMatchObject({ scoredCandidates: 30, chargedCandidates: 30 });
      const quota = (await server.as(user).get('/api/users/quota-status')).json();
      expect(quota).toMatchObject({ plan_type: 'trial', candidates_used: 30 });
      expect((await submitCsv(server.as(user), resumes(30))).statusCode).toBe(402);
      expect(await brokenInvariants(server.db)).toEqual([]);
    } finally {
      await worker.stop();
      worker = await startWorker(server.deps);
    }
  },
);

test('one slot and four slots give the same results', async () => {
  const people = [...resumes(110), { text: resume(3) }];
  const outcome = async (slots: number) => {
    await worker.stop();
    worker = await startWorker(server.deps, { slots });
    const as = await someone({ plan: 'professional' });
    const { batch_job_id: id } = batchOf(await submitCsv(as, people));
    await ended(as, id);
    const pages = [await fullResultsOf(as, id), await fullResultsOf(as, id, '?skip=100')];
    const items = pages.flatMap((page) => page.processed_items);
    const ordinals = new Map(items.map((item) => [item.candidate_id_internal, item.ordinal]));
    return JSON.stringify(
      items.map(({ candidate_id_internal: _, duplicate_of, ...item }) => ({
        ...item,
        duplicate_of: duplicate_of && ordinals.get(duplicate_of),
      })),
    );
  };
  expect(await outcome(4)).toBe(await outcome(1));
});

test('the order of candidates does not change anybody’s result', async () => {
  const people = resumes(60).map((row, at) => ({ ...row, id: `A-${at}` }));
  const resultsBy = async (rows: typeof people) => {
    const as = await someone({ plan: 'professional' });
    const { batch_job_id: id } = batchOf(await submitCsv(as, rows));
    await ended(as, id);
    const { processed_items } = await fullResultsOf(as, id);
    expect(processed_items).toHaveLength(people.length);
    return new Map(
      processed_items.map(({ candidate_id, match_results }) => [
        candidate_id,
        JSON.stringify(match_results),
      ]),
    );
  };
  expect(await resultsBy(people.toReversed())).toEqual(await resultsBy(people));
});

test('a batch above fifty candidates is processed in chunks and its progress never goes back', async () => {
  const as = await someone({ plan: 'professional' });
  const { batch_job_id: id } = batchOf(await submitCsv(as, resumes(300)));
  const seen: BatchJob[] = [];
  const ask = async () => {
    const batch = await statusOf(as, id);
    seen.push(batch);
    return batch;
  };
  const last = await until(ask, ({ status }) => FINAL.includes(status));
  expect(last.status).toBe('completed');
  const progress = seen.map((status) => status.progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  const parts = seen.find((status) => status.status === 'processing_chunks');
  expect(parts?.chunk).toMatchObject({ count: 6 });
});

test('texts of megabytes are worked on a few at a time', async () => {
  const as = await someone();
  const long = (n: number) => ({ text: `${resume(n)}\n`.padEnd(1_900_000, 'Cook. ') });
  const { batch_job_id: id } = batchOf(await submitCsv(as, [long(1), long(2), long(3)]));
  expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 3 });
  const [batch] = await server.db.select().from(batches).where(eq(batches.id, id));
  expect(batch?.groupCount).toBe(2);
});

test('characters that the database cannot store do not stop a batch', async () => {
  const as = await someone();
  const row = { text: `${resume(5)} \0 end`, name: 'Kim\0Loess' };
  const { batch_job_id: id } = batchOf(await submitCsv(as, [row]));
  expect(await ended(as, id)).toMatchObject({ status: 'completed', candidates_charged: 1 });
});
