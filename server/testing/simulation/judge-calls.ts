import { serverMessages } from '@candor/domain/server-messages';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { BATCHES } from '../chaos/shots';
import type { Call } from './caller';
import { INVITE } from './people';

/** What a call may answer when others spend at the same moment. */
const EXPECTED = [200, 201, 202, 204, 402, 404, 409, 410];
/** What has ended cannot be taken back. */
const TAKES_BACK = /^\/api\/invitations\/[^/]+$/;

/** Answers that nobody should get, keys that made more batches than their answer tells, and batches whose file is gone. */
export async function unexpectedAnswers(db: Db, calls: readonly Call[]): Promise<string[]> {
  const found = await batchesWithoutFile(db);
  for (const { method, url, key, answer, faulty } of calls) {
    const status = answer?.status ?? 503;
    const lost = answer === null || (faulty && status === 503);
    const isLate = status === 400 && TAKES_BACK.test(url);
    if (!lost && !isLate && !EXPECTED.includes(status)) {
      found.push(`${method} ${url} answered ${status}: ${answer.body}`);
    }
    if (key === undefined || (url !== BATCHES && url !== INVITE)) continue;
    const made = url === BATCHES ? await batchesOf(db, key) : await invitationsOf(db, key);
    if (made > 1) found.push(`one key of ${url} made ${made}`);
    if (status === 402 && made > 0) found.push(`${url} made one although it was refused`);
  }
  return found;
}

async function batchesOf(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ made: number }>(sql`
    select count(*)::int as made from batches where position(${key} in job_text) > 0 and rerun_of is null`);
  return rows[0]?.made ?? 0;
}

async function invitationsOf(db: Db, key: string): Promise<number> {
  const { rows } = await db.execute<{ made: number }>(
    sql`select count(*)::int as made from invitations where notes = ${key}`,
  );
  return rows[0]?.made ?? 0;
}

/** Credits that are neither left of those that an account began with nor spent on an invitation, and unused ones that did not come back. */
export async function creditsAdrift(db: Db, userId: string, began: number): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql`
    select 'credits of account ' || s.user_id as broken from subscriptions s
      where s.user_id = ${userId} and s.invitation_credits <> ${began}
        - (select count(*) from invitations i where i.user_id = s.user_id and i.credit_from is not null)
    union all
    select 'unused credit of invitation ' || id from invitations
      where user_id = ${userId} and status = 'cancelled' and started_at is null and credit_from is not null`);
  return rows.map(({ broken }) => broken);
}

/** All files are good ones, and none is taken away: nothing of a batch may have failed for its file. */
async function batchesWithoutFile(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select id || ' failed: ' || error_message as problem from batches
    where error_message = ${serverMessages.fileGone}`);
  return rows.map(({ problem }) => problem);
}
