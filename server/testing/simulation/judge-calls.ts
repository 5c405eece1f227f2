import { messages } from '@candor/domain/messages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { BATCHES } from '../chaos/shots';
import type { Call } from './caller';

/** What a call may answer when others spend at the same moment. */
const EXPECTED = [200, 202, 204, 402, 404, 409, 410];

/** Answers that nobody should get, keys that made more batches than their answer tells, and batches whose file is gone. */
export async function unexpectedAnswers(db: Db, calls: readonly Call[]): Promise<string[]> {
  const found = await batchesWithoutFile(db);
  for (const { method, url, key, answer, faulty } of calls) {
    const status = answer?.status ?? 503;
    const lost = answer === null || (faulty && status === 503);
    if (!lost && !EXPECTED.includes(status)) {
      found.push(`${method} ${url} answered ${status}: ${answer.body}`);
    }
    if (key === undefined || url !== BATCHES) continue;
    const made = await batchesOf(db, key);
    if (made > 1) found.push(`one key made ${made} batches`);
    if (status === 402 && made > 0) found.push('a batch was made although its call was refused');
  }
  return found;
}

async function batchesOf(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ made: number }>(sql`
    select count(*)::int as made from batches where position(${key} in job_text) > 0 and rerun_of is null`);
  return rows[0]?.made ?? 0;
}

/** All files are good ones, and none is taken away: nothing of a batch may have failed for its file. */
async function batchesWithoutFile(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select id || ' failed: ' || error_message as problem from batches
    where error_message = ${messages.fileGone}`);
  return rows.map(({ problem }) => problem);
}
