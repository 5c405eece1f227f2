import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealSourceConfig } from '../../access/source-config';
import type { SourceItem } from '../../ports/candidate-source';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { listCandidates } from './list-candidates';

const MEGABYTE = 1024 * 1024;
const NEVER = new AbortController().signal;
const NOBODY = { filename: null, candidateName: null, candidateId: null, email: null };
const CHOICE = {
  type: 'database',
  config: { connection_string: 'postgres://a:b@db.example/people', query: 'select 1' },
} as const;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A batch of a database whose query returns so many texts of a megabyte; what is kept of them is measured at the end. */
async function aLargeTable(rows: number) {
  const { id: userId } = await aUser(t.db);
  const id = randomUUID();
  const held = { before: heapNow(), after: 0 };
  async function* items(): AsyncGenerator<SourceItem> {
    for (let row = 1; row <= rows; row += 1) {
      yield { kind: 'text', text: `Candidate ${row} `.padEnd(MEGABYTE, 'x'), ...NOBODY };
    }
    held.after = heapNow();
  }
  const read = () => Promise.reject(new TypeError('A row has no document.'));
  const open = async () => ({ label: 'People', items, read, close: async () => {} });
  t.deps.connectors.database = { identity: null, open };
  const sourceConfigSealed = sealSourceConfig(t.deps.config, CHOICE, { table: 'batches', id });
  return { source: { id, userId, inputType: 'database', blobKey: null, sourceConfigSealed }, held };
}

function heapNow(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}

const wish = (most: number) => ({
  interestIn: () => 'wanted' as const,
  sizeProblem: (scorable: number) => (scorable > most ? `${scorable} of ${most}` : null),
  isLastTry: true,
});

test('candidates are kept up to what a batch may have', async () => {
  const { source } = await aLargeTable(3);
  const listing = await listCandidates(t.deps, source, wish(3), NEVER);
  expect(listing).toMatchObject({ ok: true, scorable: 3 });
  expect(listing.ok && listing.candidates.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
});

test('of more than that, all are counted and none is held in memory', async () => {
  const { source, held } = await aLargeTable(120);
  const listing = await listCandidates(t.deps, source, wish(3), NEVER);
  expect(listing).toEqual({ ok: false, away: false, tooMany: 120, reason: '120 of 3' });
  expect(held.after - held.before).toBeLessThan(30 * MEGABYTE);
});

test('a source with more than ten thousand unreadable entries ends in words, however many there are', async () => {
  const { source } = await aLargeTable(0);
  async function* items(): AsyncGenerator<SourceItem> {
    const problem = { code: 'unsupported_type', message: 'A picture.' } as const;
    for (;;) yield { kind: 'unreadable', problem, ...NOBODY };
  }
  const read = () => Promise.reject(new TypeError('Nothing can be read.'));
  const open = async () => ({ label: 'Pictures', items, read, close: async () => {} });
  t.deps.connectors.database = { identity: null, open };
  const listing = await listCandidates(t.deps, source, wish(3), NEVER);
  const reason = expect.stringMatching(/^More than 10,000 rows or files/);
  expect(listing).toEqual({ ok: false, away: false, reason });
});
