import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchJob, BatchList } from '@candor/domain/model/batch';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { subscriptions } from '../../db/schema';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from '../documents/make-csv';
import { aUser } from '../factories';
import { between, type Random } from './random';

const BATCHES = '/api/v1/batch-jobs';
const ENDED = ['completed', 'failed', 'cancelled'];

/** What a call on the quota may answer when others spend at the same moment. */
const EXPECTED = [200, 202, 204, 402, 404, 409, 410];

const LATEST_MS = 40;
const ASK_EVERY_MS = 25;

export type Spending = {
  /** The status of every answer of the volleys. */
  answers: number[];
  /** What does not hold; empty when all is well. */
  broken: string[];
};

/**
 * One account with a small limit spends it in two volleys of calls at the same moment: submissions, some of which fail,
 * single matches, cancels, reruns and erasures. Everything has ended when it answers.
 */
export async function spendAtOnce(db: Db, random: Random, address: string): Promise<Spending> {
  const limit = between(random, 3, 30);
  const account = await aUser(db, {
    plan: 'enterprise',
    candidatesLimit: limit,
    now: new Date(),
  });
  const call = caller(address, account.token);
  const answers: number[] = [];
  const broken: string[] = [];
  for (let volley = 0; volley < 2; volley += 1) {
    const known = await batchesOf(call);
    const shots = Array.from({ length: between(random, 6, 14) }, () => ({
      shoot: shotOf(random, call, known, limit),
      after: between(random, 0, LATEST_MS),
    }));
    const replies = await Promise.all(
      shots.map(async ({ shoot, after }) => {
        await sleep(after);
        return shoot();
      }),
    );
    for (const { status, url } of replies) {
      answers.push(status);
      if (!EXPECTED.includes(status)) broken.push(`${new URL(url).pathname} answered ${status}`);
    }
  }
  await allEnded(call);
  return { answers, broken: [...broken, ...(await unfair(db, account.id, limit, call))] };
}

type Send = (
  method: string,
  path: string,
  form?: Record<string, string | Blob>,
) => Promise<Response>;

function caller(address: string, token: string): Send {
  return (method, path, fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, 'people.csv');
    }
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${address}${path}`, { method, headers, ...(fields && { body }) });
  };
}

function shotOf(
  random: Random,
  call: Send,
  known: readonly BatchJob[],
  limit: number,
): () => Promise<Response> {
  const die = between(random, 1, 10);
  const one = known[between(random, 0, known.length - 1)]?.batch_job_id ?? 'none-yet-at-all';
  const size = between(random, 1, limit);
  const from = between(random, 1, 1_000);
  if (die <= 4) return () => submit(call, makeCsv(resumes(size, from)));
  if (die === 5) return () => submit(call, unreadable(size));
  if (die <= 7) return () => match(call, from);
  if (die === 8) return () => cancelNewest(call);
  if (die === 9) return () => call('DELETE', `${BATCHES}/${one}`);
  const failed = known.find(({ status }) => status === 'failed')?.batch_job_id ?? one;
  return () => call('POST', `${BATCHES}/${failed}/rerun`);
}

function submit(call: Send, csv: string): Promise<Response> {
  return call('POST', BATCHES, {
    job_description_text: JOB_DESCRIPTION,
    input_type: 'csv_file',
    candidate_source_file: new Blob([csv], { type: 'text/csv' }),
  });
}

/** Rows that count as candidates until somebody looks for words in them. */
function unreadable(size: number): string {
  return makeCsv(Array.from({ length: size }, (_, at) => ({ text: '. '.repeat(at + 1) })));
}

function match(call: Send, n: number): Promise<Response> {
  const fields = { candidate_text: resume(n), job_text: JOB_DESCRIPTION };
  return call('POST', '/api/analytics/match', fields);
}

async function cancelNewest(call: Send): Promise<Response> {
  const [newest] = await batchesOf(call);
  return call('POST', `${BATCHES}/${newest?.batch_job_id ?? 'none-yet-at-all'}/cancel`);
}

async function batchesOf(call: Send): Promise<BatchJob[]> {
  const reply = await call('GET', `${BATCHES}?limit=100`);
  if (!reply.ok) throw new Error(`The list answered ${reply.status}: ${await reply.text()}`);
  return BatchList.parse(await reply.json()).jobs;
}

async function allEnded(call: Send): Promise<void> {
  while ((await batchesOf(call)).some(({ status }) => !ENDED.includes(status))) {
    await sleep(ASK_EVERY_MS);
  }
}

/** What was promised must be given back, and what is left must be there to spend: no more and no less. */
async function unfair(db: Db, userId: string, limit: number, call: Send): Promise<string[]> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const left = limit - (row?.candidatesUsed ?? 0);
  const found: string[] = [];
  if (left > 0) {
    const last = await submit(call, makeCsv(resumes(left, 2_000)));
    if (last.status !== 202) found.push(`the last ${left} of ${userId} could not be spent`);
    await allEnded(call);
  }
  const more = await match(call, 1);
  if (more.status !== 402) found.push(`${userId} could spend more than ${limit}: ${more.status}`);
  return found;
}
