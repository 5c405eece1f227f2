import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@candor/domain/rules/random-from';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { subscriptions } from '../../db/schema';
import { aUser } from '../factories';
import { between } from './between';
import { allEnded, batchesOf, caller, keyOf, match, type Send, shotOf, submit } from './shots';

/** The possible responses to a call on the quota while others spend concurrently. */
const EXPECTED = [200, 202, 204, 402, 404, 409, 410];

const LATEST_MS = 40;

export type Spending = {
  /** The status of every answer of the volleys. */
  answers: number[];
  /** What does not hold; empty when all is well. */
  broken: string[];
};

/**
 * One account with a small limit spends it in two volleys of calls at the same moment, by its session and by an API key:
 * submissions, some of which fail, single matches, cancels, reruns and erasures. Everything has ended when it answers.
 */
export async function spendAtOnce(db: Db, random: Random, address: string): Promise<Spending> {
  const limit = between(random, 3, 30);
  const account = await aUser(db, {
    plan: 'enterprise',
    candidatesLimit: limit,
    now: new Date(),
  });
  const call = caller(address, account.token);
  const callers = [call, await keyOf(address, call)];
  const answers: number[] = [];
  const broken: string[] = [];
  for (let volley = 0; volley < 2; volley += 1) {
    const known = await batchesOf(call);
    const shots = Array.from({ length: between(random, 6, 14) }, () => ({
      shoot: shotOf(random, callers[between(random, 0, 1)] ?? call, known, limit),
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

/** What was promised must be released, and what is left must be spendable: no more and no less. */
async function unfair(db: Db, userId: string, limit: number, call: Send): Promise<string[]> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const left = limit - (row?.candidatesUsed ?? 0);
  const found: string[] = [];
  if (left > 0) {
    const last = await submit(call, left, 2_000);
    if (last.status !== 202) found.push(`the last ${left} of ${userId} could not be spent`);
    await allEnded(call);
  }
  const more = await match(call, 1);
  if (more.status !== 402) found.push(`${userId} could spend more than ${limit}: ${more.status}`);
  return found;
}
