import path from 'node:path';
import { ErrorBody } from '@candor/domain/errors';
import { BatchJob } from '@candor/domain/model/batch';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../config';
import { connect } from '../../db/connect';
import type { Db } from '../../db/database';
import { createLog } from '../../log';
import { runServer } from '../../run-server';
import { breakFiles, type FragileFiles } from '../break-files';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from '../documents/make-csv';
import { makeZip } from '../documents/make-zip';
import { aUser } from '../factories';
import { brokenInvariants } from '../invariants';
import { type Felt, judgeTime } from './felt';
import { BATCHES, caller, type Send } from './shots';
import { countScored, waitForEnd } from './workload';

export type FailedFile = Felt & {
  /** Which operation failed; null when there were not so many. */
  failed: string | null;
  operations: number;
  answers: number[];
};

/** So many that a round takes more than two hundred operations. */
const DOCUMENTS = 18;
const CSV_ROWS = 12;
/** Work that met the fault is tried again and done within so long. */
const DONE_WITHIN_MS = 5_000;
/** What a fault may be answered with: nothing is lost that was not refused. */
const REFUSALS = [503, 507];

/**
 * Runs the product in this process, on a data folder whose file operation of a given number fails with EIO once in each round. A round
 * submits a table and an archive, has a document matched and deletes the table's batch; whatever it was promised must be there
 * afterwards, and nothing of what was refused.
 */
export async function failFiles(
  around: { databaseUrl: string; dataDir: string },
  numbers: Iterable<number>,
  onRound: (number: number, found: FailedFile) => void,
): Promise<void> {
  const config = readConfig({
    DATABASE_URL: around.databaseUrl,
    DATA_DIR: around.dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
  });
  const product = await runServer(config, 'all', createLog(config.logLevel));
  const { db, close } = connect(around.databaseUrl, { size: 2, onIdleError: () => {} });
  const files = breakFiles(path.resolve(around.dataDir));
  try {
    for (const number of numbers) {
      const found = await round(db, product.address ?? '', files, number);
      onRound(number, found);
      if (found.failed === null) return;
    }
  } finally {
    files.mend();
    await close();
    await product.stop();
  }
}

async function round(
  db: Db,
  address: string,
  files: FragileFiles,
  number: number,
): Promise<FailedFile> {
  const { id: userId, token } = await aUser(db, { plan: 'enterprise', now: new Date() });
  const call = caller(address, token);
  const before = await countScored(db);
  files.failAt(number);
  const table = await submitted(call, 'csv_file', makeCsv(resumes(CSV_ROWS, number)));
  const archive = await submitted(call, 'zip_file', await archiveOf(number));
  const matched = await matchFile(call, number);
  const began = performance.now();
  const late = await waitForEnd(db);
  const done = judgeTime('done', performance.now() - began, DONE_WITHIN_MS);
  const gained = (await countScored(db)) - before;
  const charged = await chargesOf(db, userId);
  const kept = await batchesOf(db, userId);
  const deleted = table.id === null ? null : await call('DELETE', `${BATCHES}/${table.id}`);
  const failed = files.failed();
  const operations = files.operations();
  files.failAt(0);

  const promised = (table.id === null ? 0 : CSV_ROWS) + (archive.id === null ? 0 : DOCUMENTS);
  const paid = promised + (matched.status === 200 ? 1 : 0);
  const accepted = [table, archive].filter(({ id }) => id !== null).length;
  const broken = [
    ...late,
    ...[table, archive, matched].flatMap(({ odd }) => odd),
    ...(deleted === null ? [] : oddAnswer(deleted.status, 204, 'a deletion')),
    ...(kept.length === accepted ? [] : [`${kept.length} batches of ${accepted} accepted`]),
    ...kept
      .filter(({ status }) => status !== 'completed')
      .map(({ why }) => `a batch failed: ${why}`),
    ...(gained === promised ? [] : [`${gained} of ${promised} candidates are scored`]),
    ...(charged === paid ? [] : [`${charged} charges for ${paid}`]),
    ...(await brokenInvariants(db)),
  ];
  const answers = [table.status, archive.status, matched.status, deleted?.status ?? 0];
  return { failed, operations, answers, broken, notes: done.notes, slow: done.slow };
}

type Answered = { status: number; id: string | null; odd: string[] };

async function submitted(
  call: Send,
  type: 'csv_file' | 'zip_file',
  content: string | Uint8Array<ArrayBuffer>,
): Promise<Answered> {
  const file = new File([content], `people.${type.slice(0, 3)}`);
  const form = {
    job_description_text: JOB_DESCRIPTION,
    input_type: type,
    candidate_source_file: file,
  };
  const reply = await call('POST', BATCHES, { form });
  const body: unknown = await reply.json();
  const id = reply.status === 202 ? BatchJob.parse(body).batch_job_id : null;
  return { status: reply.status, id, odd: oddReply(reply.status, 202, body, `a ${type}`) };
}

async function matchFile(call: Send, number: number): Promise<Answered> {
  const candidate_file = new File([resume(number)], 'cv.txt');
  const form = { candidate_file, job_text: JOB_DESCRIPTION };
  const reply = await call('POST', '/api/analytics/match', { form });
  const body: unknown = await reply.json();
  return { status: reply.status, id: null, odd: oddReply(reply.status, 200, body, 'a match') };
}

/** A refusal is clean when it is one of ours. */
function oddReply(status: number, good: number, body: unknown, what: string): string[] {
  if (status !== good) ErrorBody.parse(body);
  return oddAnswer(status, good, what);
}

function oddAnswer(status: number, good: number, what: string): string[] {
  return status === good || REFUSALS.includes(status) ? [] : [`${what} was answered ${status}`];
}

function archiveOf(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const names = Array.from({ length: DOCUMENTS }, (_, at) => number * 100 + at);
  return makeZip(Object.fromEntries(names.map((name) => [`${name}.txt`, resume(name)])));
}

async function chargesOf(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from charges where user_id = ${userId}`,
  );
  return rows[0]?.n ?? 0;
}

async function batchesOf(db: Db, userId: string): Promise<{ status: string; why: string }[]> {
  const { rows } = await db.execute<{ status: string; why: string }>(
    sql`select status, coalesce(error_message, '') as why from batches where user_id = ${userId}`,
  );
  return rows;
}
