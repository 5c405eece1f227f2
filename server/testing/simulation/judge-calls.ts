import { serverMessages } from '@candor/domain/server-messages';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import type { Call } from './caller';

/** What a call may answer when others spend at the same moment. */
const EXPECTED = [200, 201, 202, 204, 402, 404, 409, 410];
/** What has ended cannot be taken back. */
const TAKES_BACK = /^\/api\/invitations\/[^/]+$/;

/** The folder of a morning that is run again may be closed, or not answer. */
const RUNS_AGAIN = /\/rerun$/;

/** Answers that nobody should get, and keys that made more than their answer tells. */
export async function unexpectedAnswers(db: Db, calls: readonly Call[]): Promise<string[]> {
  const made = await madeByKey(db, calls);
  return calls.flatMap(({ method, url, key, answer, faulty }) => {
    const status = answer?.status ?? 503;
    const lost = answer === null || (faulty && status === 503);
    const isLate = status === 400 && TAKES_BACK.test(url);
    const isClosed = [400, 503].includes(status) && RUNS_AGAIN.test(url);
    const times = made.get(key ?? '') ?? 0;
    return [
      ...(lost || isLate || isClosed || EXPECTED.includes(status)
        ? []
        : [`${method} ${url} answered ${status}: ${answer.body}`]),
      ...(times > 1 ? [`one key of ${url} made ${times}`] : []),
      ...(status === 402 && times > 0 ? [`${url} made one although it was refused`] : []),
    ];
  });
}

/** How many batches or invitations each key has made. A batch has the key in the name of its file, an invitation in its notes. */
async function madeByKey(db: Db, calls: readonly Call[]): Promise<ReadonlyMap<string, number>> {
  const keys = calls.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; made: number }>(sql`
    select key, (select count(*) from batches where original_filename = key || '.csv' and rerun_of is null)::int
      + (select count(*) from invitations where notes = key)::int as made
    from unnest(${sql.param(keys)}::text[]) as key`);
  return new Map(rows.map(({ key, made }) => [key, made]));
}

/**
 * Credits that are neither left of those that an account began with nor spent on an invitation, unused ones that did not come back, and
 * batches without their file: all files are good ones, and none is taken away.
 */
export function lostThings(userId: string, began: number): SQL {
  return sql`
    select 'credits of account ' || s.user_id as broken from subscriptions s
      where s.user_id = ${userId} and s.invitation_credits - s.invitation_grant_used <> ${began}
        + (select coalesce(sum(quantity), 0) from credit_purchases p where p.user_id = s.user_id)
        - (select count(*) from invitations i where i.user_id = s.user_id and i.credit_from is not null)
    union all
    select 'unused credit of invitation ' || id from invitations
      where user_id = ${userId} and status = 'cancelled' and started_at is null and credit_from is not null
    union all
    select 'batch whose file is gone ' || id from batches where error_message = ${serverMessages.fileGone}`;
}
