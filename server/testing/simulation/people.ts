import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { between } from '../chaos/between';
import { BATCHES } from '../chaos/shots';
import { type CsvCandidate, JOB_DESCRIPTION, makeCsv, resume } from '../documents/make-csv';
import { scoring } from './ats';
import { buying } from './billing';
import type { Call } from './caller';
import { pick, pickAny } from './pick';
import type { Plot, Wish } from './plot';

/** So many people are in a batch, at most. */
const MOST_PEOPLE = 6;
/** Enough for something to be left to others. */
const SEVERAL = 4;
/** How often somebody whose documents come in mornings hands in a copy of one, if there is one to hand in. */
const COPIES = 0.5;
const INVITE = '/api/invitations/create-invitation';
const LIST = `${BATCHES}?limit=20`;

/** How often what is wished for, where the plot does not say. */
const WISHES: Readonly<Record<Wish, number>> = {
  submit: 9,
  match: 3,
  touch: 8,
  invite: 6,
  score: 7,
  buy: 7,
};
const ALL_WISHES = Object.entries(WISHES).flatMap(([wish, times]) =>
  Array.from({ length: times }, () => wish as Wish),
);

type Asking = {
  userId: string;
  plot: Pick<Plot, 'mayBuy' | 'mornings' | 'takenOver'>;
  /** With what the seed begins. */
  opening?: Wish | undefined;
};

/** What somebody does by chance with what is theirs: most of it spends, some of it takes back. */
export async function nextCall(
  random: Random,
  db: Db,
  { userId, plot, opening }: Asking,
): Promise<Call> {
  const wish = opening ?? wishOf(random, plot);
  const call: Call = { method: 'POST', url: BATCHES, answer: null, faulty: false };
  if (wish === 'score') return { ...call, ...(await scoring(random, db, userId)) };
  if (wish === 'invite') return { ...call, ...(await inviting(random, db, userId)) };
  if (wish === 'buy') return { ...call, ...buying(random, opening !== undefined) };
  if (wish === 'match') return { ...call, ...matching(random) };
  const copy = plot.mornings && random() < COPIES ? await handingIn(random, db, userId) : null;
  const some = copy ?? (wish === 'touch' ? await touching(random, db, userId) : null);
  return { ...call, ...(some ?? submission(random, plot)) };
}

function wishOf(random: Random, { mayBuy, mornings }: Pick<Plot, 'mayBuy' | 'mornings'>): Wish {
  if (mornings) return 'touch';
  return pick(
    random,
    ALL_WISHES.filter((wish) => mayBuy || wish !== 'buy'),
  );
}

/** Looks at a batch, takes it back or has it run again; null where there is none. */
async function touching(
  random: Random,
  db: Db,
  userId: string,
): Promise<Pick<Call, 'method' | 'url' | 'key'> | null> {
  const { rows } = await db.execute<{ id: string; failed: boolean }>(
    sql`select id, status = 'failed' as failed from batches where user_id = ${userId} order by seq`,
  );
  const some = pickAny(random, rows)?.id;
  const newest = rows.at(-1)?.id;
  if (!some) return null;
  const failed = pickAny(
    random,
    rows.filter((row) => row.failed),
  )?.id;
  const die = between(random, 1, 8);
  if (failed && die > 3) {
    return { method: 'POST', url: `${BATCHES}/${failed}/rerun`, key: randomUUID() };
  }
  if (die <= 3) return { method: 'POST', url: `${BATCHES}/${newest}/cancel` };
  if (die === 4) return { method: 'DELETE', url: `${BATCHES}/${some}` };
  if (die <= 6) return { method: 'POST', url: `${BATCHES}/${some}/rerun`, key: randomUUID() };
  return { method: 'GET', url: die === 7 ? LIST : `${BATCHES}/${some}/results` };
}

/** Hands in a copy of a document that could not be read, by its own name; null where all were read. */
async function handingIn(
  random: Random,
  db: Db,
  userId: string,
): Promise<Pick<Call, 'url' | 'fields' | 'key'> | null> {
  const { rows } = await db.execute<{ id: string; batch: string; name: string }>(sql`
    select id, batch_id as batch, original_filename as name from candidates
    where user_id = ${userId} and state = 'failed' and error_code <> 'cancelled' order by batch_id, ordinal`);
  const some = pickAny(random, rows);
  if (!some) return null;
  const text = resume(between(random, 1, 9));
  return {
    url: `${BATCHES}/${some.batch}/candidates/${some.id}/document`,
    fields: { candidate_file: new File([text], some.name, { type: 'text/plain' }) },
    key: randomUUID(),
  };
}

/** A batch whose file is named by the key of its call, so that one can count what became of it. */
function submission(random: Random, plot: Pick<Plot, 'takenOver'>): Pick<Call, 'fields' | 'key'> {
  const key = randomUUID();
  const csv = makeCsv(somePeople(random, plot));
  return {
    key,
    fields: {
      job_description_text: JOB_DESCRIPTION,
      input_type: 'csv_file',
      candidate_source_file: new File([csv], `${key}.csv`, { type: 'text/csv' }),
    },
  };
}

/**
 * Some are there twice, and of some nothing can be read: nobody is charged for either. Where work is taken over, all are the same: a
 * second charge for one of them would be refused by the ledger's key, whatever else came of it.
 */
function somePeople(random: Random, { takenOver }: Pick<Plot, 'takenOver'>): CsvCandidate[] {
  const all = between(random, 1, 6) === 1 ? 0 : 1;
  const readable = takenOver ? 1 : pick(random, [all, all, 0.5]);
  const people = between(random, takenOver ? SEVERAL : 1, MOST_PEOPLE);
  const first = between(random, 1, 4);
  return Array.from({ length: people }, (_, at) => {
    const text = resume(first + (takenOver ? 0 : between(random, 0, at)));
    return { text: random() < readable ? text : '. '.repeat(at + 1) };
  });
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
  const code = pickAny(random, rows)?.code;
  const die = between(random, 1, 6);
  if (!code || die <= 3) {
    const key = randomUUID();
    const json = { ashby_assessment_id: 'ashby-assessment-1', notes: key };
    return { method: 'POST', url: INVITE, json, key };
  }
  if (die <= 5) return { method: 'DELETE', url: `/api/invitations/${code}` };
  return { method: 'POST', url: `/api/assessment/${code}/start`, json: { agree: true } };
}
