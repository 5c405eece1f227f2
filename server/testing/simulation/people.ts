import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { between } from '../chaos/between';
import { BATCHES } from '../chaos/shots';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from '../documents/make-csv';
import { scoring } from './ats';
import type { Call } from './caller';

/** One batch in three has more than one group. */
const MORE_THAN_A_GROUP = 55;
/** Where invitations are made. */
export const INVITE = '/api/invitations/create-invitation';
const LIST = `${BATCHES}?limit=20`;

/** What somebody does by chance with what is theirs: most of it spends, some of it takes back. */
export async function nextCall(random: Random, db: Db, userId: string): Promise<Call> {
  const call: Call = { method: 'POST', url: BATCHES, answer: null, faulty: false };
  const die = between(random, 1, 33);
  if (die > 26) return { ...call, ...(await scoring(random, db, userId)) };
  if (die > 20) return { ...call, ...(await inviting(random, db, userId)) };
  if (die <= 9) return { ...call, ...submission(random) };
  if (die <= 12) return { ...call, ...matching(random) };
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from batches where user_id = ${userId} order by seq`,
  );
  const some = rows[between(random, 0, rows.length - 1)]?.id;
  const newest = rows.at(-1)?.id;
  if (!some) return { ...call, ...submission(random) };
  if (die <= 15) return { ...call, url: `${BATCHES}/${newest}/cancel` };
  if (die === 16) return { ...call, method: 'DELETE', url: `${BATCHES}/${some}` };
  if (die <= 18) return { ...call, url: `${BATCHES}/${some}/rerun`, key: randomUUID() };
  return { ...call, method: 'GET', url: die === 19 ? LIST : `${BATCHES}/${some}/results` };
}

/** A batch whose job names the key of its call, so that one can count what became of it. */
function submission(random: Random): Pick<Call, 'fields' | 'key'> {
  const key = randomUUID();
  const die = between(random, 1, 12);
  const size = die > 8 ? MORE_THAN_A_GROUP : between(random, 1, 6);
  const people = resumes(size, between(random, 1, 4));
  const unreadable = people.map((_, at) => ({ text: '. '.repeat(at + 1) }));
  const csv = makeCsv(die === 1 ? unreadable : [...people, ...people.slice(0, die % 3)]);
  return {
    key,
    fields: {
      job_description_text: `${JOB_DESCRIPTION}\n${key}`,
      input_type: 'csv_file',
      candidate_source_file: new Blob([csv], { type: 'text/csv' }),
    },
  };
}

function matching(random: Random): Pick<Call, 'url' | 'fields'> {
  const fields = { candidate_text: resume(between(random, 1, 9)), job_text: JOB_DESCRIPTION };
  return { url: '/api/analytics/match', fields };
}

/** Invites, takes an invitation back, or has its candidate begin: each of them may meet another one. */
async function inviting(
  random: Random,
  db: Db,
  userId: string,
): Promise<Pick<Call, 'method' | 'url' | 'json' | 'key'>> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from invitations where user_id = ${userId} order by created_at, id`,
  );
  const code = rows[between(random, 0, rows.length - 1)]?.code;
  const die = between(random, 1, 6);
  if (!code || die <= 3) {
    const key = randomUUID();
    const json = { ashby_assessment_id: 'ashby-assessment-1', notes: key };
    return { method: 'POST', url: INVITE, json, key };
  }
  if (die <= 5) return { method: 'DELETE', url: `/api/invitations/${code}` };
  return { method: 'POST', url: `/api/assessment/${code}/start`, json: { agree: true } };
}
