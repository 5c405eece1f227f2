import type { RubricAnswer } from '@candor/domain/model/rubric';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvLine } from '../../../http/csv-line';
import type { Jobs } from '../../../jobs/start-jobs';
import { amid } from '../../../testing/amid';
import { BATCHES, batchOf, ended, fullResultsOf, submitCsv } from '../../../testing/batch-calls';
import { resume, resumes } from '../../../testing/documents/make-csv';
import { aUser } from '../../../testing/factories';
import { type As, type TestApp, testApp } from '../../../testing/test-app';
import { startWorker } from '../../../worker';

let server: TestApp;
let worker: Jobs;
let as: As;
let id: string;

beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
  as = server.as(await aUser(server.db, { plan: 'professional' }));
  const named = { text: resume(1), name: '=cmd|calc', email: '@evil', filename: 'a, "b".txt' };
  const people = [{ ...named, id: '-7' }, { text: '' }, ...resumes(128, 2)];
  id = batchOf(await submitCsv(as, people)).batch_job_id;
  await ended(as, id);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

/** A simple RFC 4180 reader. */
function readTable(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/g;
  for (const [, cell = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

async function table(query = ''): Promise<{ header: string[]; rows: string[][] }> {
  const { body } = await as.get(`${BATCHES}/${id}/export${query}`);
  const [header = [], ...rows] = readTable(body.replace('\uFEFF', ''));
  return { header, rows };
}

describe('the CSV export', () => {
  test('is an attachment that spreadsheets read as UTF-8', async () => {
    const reply = await as.get(`${BATCHES}/${id}/export`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="?Backend-Engineer-/,
    );
    expect(reply.body.startsWith('\uFEFF')).toBe(true);
  });

  test('has every candidate in ranking order', async () => {
    const { header, rows } = await table();
    const results = await fullResultsOf(as, id);
    const ids = rows.map((row) => row[header.indexOf('candidate_id_internal')]);
    expect(ids).toHaveLength(130);
    expect(ids.slice(0, 100)).toEqual(
      results.processed_items.map((item) => item.candidate_id_internal),
    );
    expect(rows[0]?.[0]).toBe('1');
    expect(rows.at(-1)?.[0]).toBe('');
  });

  test('gives equal scores one rank, and keeps the rank of the whole batch for part of it', async () => {
    const text = resume(7);
    const people = [{ text }, { text: 'Pastry chef, 2010 - 2020' }, { text }];
    const tied = batchOf(await submitCsv(as, people)).batch_job_id;
    await ended(as, tied);
    const ranksOf = async (query: string) => {
      const { body } = await as.get(`${BATCHES}/${tied}/export${query}`);
      const [, ...rows] = readTable(body.replace('\uFEFF', ''));
      return rows.map(([rank]) => rank);
    };
    expect(await ranksOf('')).toEqual(['1', '1', '3']);

    const last = (await fullResultsOf(as, tied)).processed_items.at(-1)?.candidate_id_internal;
    const decided = await as.put(`${BATCHES}/${tied}/candidates/${last}/decision`, {
      decision: 'maybe',
    });
    expect(decided.statusCode).toBe(200);
    expect(await ranksOf('?decision=maybe')).toEqual(['3']);
  });

  test('shows the verdict and the best evidence for each requirement', async () => {
    const { header, rows } = await table();
    const { requirements, processed_items: items } = await fullResultsOf(as, id);
    const [first] = items;
    expect(requirements).not.toEqual([]);
    for (const [at, requirement] of requirements.entries()) {
      const result = first?.match_results?.requirements.find((one) => one.id === requirement.id);
      const column = header.indexOf('score_seen') + 1 + at * 2;
      expect(header[column]).toBe(requirement.text);
      expect(rows[0]?.[column]).toBe(result?.verdict);
      expect(rows[0]?.[column + 1]).toBe(result?.evidence[0]?.quote ?? '');
    }
  });

  test('contains no cell that a spreadsheet would run', async () => {
    const { header, rows } = await table();
    const row = rows.find((cells) => cells[header.indexOf('candidate_name')] === "'=cmd|calc");
    expect(row?.[header.indexOf('email')]).toBe("'@evil");
    expect(row?.[header.indexOf('candidate_id')]).toBe("'-7");
    expect(row?.[header.indexOf('original_filename')]).toBe('a, "b".txt');
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell))).toEqual([]);
  });

  test('without names reveals nobody’s identity', async () => {
    const { body } = await as.get(`${BATCHES}/${id}/export?names=false`);
    expect(body).not.toContain('cmd|calc');
    expect(body).not.toContain('evil');
    expect(body).not.toContain('a, ');
    const { header, rows } = await table('?names=false');
    expect(rows.every((row) => row[header.indexOf('candidate_name')] === '')).toBe(true);
  });
});

describe('the JSON export', () => {
  test('is one document with complete matches', async () => {
    const reply = await as.get(`${BATCHES}/${id}/export?format=json`);
    const exported = reply.json();
    const results = await fullResultsOf(as, id);
    expect(exported).toMatchObject({ batch_job_id: id, job_title: 'Backend Engineer' });
    expect(exported.note).toBe(DISCLAIMER);
    expect(exported.summary_stats).toEqual(results.summary_stats);
    expect(exported.candidates.slice(0, 100)).toMatchObject(results.processed_items);
  });

  test('without names leaves them out', async () => {
    const exported = (await as.get(`${BATCHES}/${id}/export?format=json&names=false`)).json();
    const names = exported.candidates.map((one: { candidate_name: unknown }) => one.candidate_name);
    expect(new Set(names)).toEqual(new Set([null]));
  });
});

test.each(['csv', 'json'])(
  'a %s export that begins before the requirements are edited holds nothing of the edit',
  async (format) => {
    const edited = batchOf(await submitCsv(as, resumes(8))).batch_job_id;
    await ended(as, edited);
    const download = async () => {
      const { body } = await as.get(`${BATCHES}/${edited}/export?format=${format}`);
      return body.replace(/"exported_at":"[^"]+"/, '');
    };
    const before = await download();
    const { current }: RubricAnswer = (await as.get(`${BATCHES}/${edited}/rubric`)).json();
    const lines = current.lines.slice(1);

    // The export has found its batch and does not know yet who is in it.
    const begun = await amid(
      server.db,
      (tx) => tx.execute(sql`lock table decisions in access exclusive mode`),
      download,
      async () => {
        const saved = await as.put(
          `${BATCHES}/${edited}/rubric`,
          { lines },
          { 'if-match': `"${current.version}"` },
        );
        expect(saved.statusCode).toBe(200);
      },
    );
    expect(begun).toBe(before);
    expect(await download()).not.toBe(before);
  },
);

test('an unknown format is refused', async () => {
  expect((await as.get(`${BATCHES}/${id}/export?format=xml`)).statusCode).toBe(400);
});

test.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x'])(
  'a cell that begins with %j is displayed as text',
  (cell) => {
    expect(readTable(csvLine([cell, 'x']))[0]?.[0]).toBe(`'${cell}`);
  },
);
