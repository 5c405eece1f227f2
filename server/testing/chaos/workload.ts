import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from '../documents/make-csv';
import { makePdf } from '../documents/make-pdf';
import { makeZip } from '../documents/make-zip';
import { aUser } from '../factories';
import { between } from './between';

const GIVE_UP_MS = 90_000;

/** Submits batches of chosen sizes for two accounts and answers how many candidates they have. */
export async function submitWork(db: Db, random: Random, address: string): Promise<number> {
  let candidates = 0;
  for (let account = 0; account < 2; account += 1) {
    const { token } = await aUser(db, { plan: 'enterprise', now: new Date() });
    const rows = between(random, 40, 500);
    const documents = between(random, 2, 25);
    await submit(address, token, 'csv_file', makeCsv(resumes(rows, account * 1_000)));
    await submit(address, token, 'zip_file', await archiveOf(documents));
    candidates += rows + documents;
  }
  return candidates;
}

function archiveOf(documents: number): Promise<Uint8Array<ArrayBuffer>> {
  const names = Array.from({ length: documents }, (_, at) => at + 5_000);
  return makeZip(
    Object.fromEntries(names.map((n) => [`${n}.pdf`, makePdf(resume(n).split('\n'))])),
  );
}

async function submit(
  address: string,
  token: string,
  type: 'csv_file' | 'zip_file',
  content: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const form = new FormData();
  form.append('job_description_text', JOB_DESCRIPTION);
  form.append('input_type', type);
  form.append('candidate_source_file', new Blob([content]), `people.${type.slice(0, 3)}`);
  const reply = await fetch(`${address}/api/v1/batch-jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (reply.status !== 202) throw new Error(`Submission answered ${reply.status}`);
}

/** Waits until every batch has ended; answers what is wrong when that takes too long. */
export async function waitForEnd(db: Db): Promise<string[]> {
  const limit = performance.now() + GIVE_UP_MS;
  while (performance.now() < limit) {
    const { rows } = await db.execute(
      sql`select 1 from batches where status not in ('completed', 'failed', 'cancelled') limit 1`,
    );
    if (rows.length === 0) return [];
    await sleep(100);
  }
  return [`not ended after ${GIVE_UP_MS / 1000} s`];
}

/** How many candidates have a score. */
export async function countScored(db: Db): Promise<number> {
  const { rows } = await db.execute<{ scored: number }>(
    sql`select count(*)::int as scored from candidates where state = 'scored'`,
  );
  return rows[0]?.scored ?? 0;
}

/** Why candidates have failed, each reason with their number: all that is submitted here can be read. */
export async function failures(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ reason: string; failed: number }>(sql`
    select coalesce(error_code || ': ', '') || error as reason, count(*)::int as failed
    from candidates where state = 'failed' group by reason order by failed desc`);
  return rows.map(({ reason, failed }) => `${failed} failed: ${reason}`);
}
